import { parseEnv } from '#server/base/env/env'

const PUBLIC_URL = 'https://www.tablee.example'

test.each(['.tablee.example', 'tablee.example', 'www.tablee.example', 'Tablee.Example'])(
  'COOKIE_DOMAIN=%s is one of www.tablee.example',
  (COOKIE_DOMAIN) => {
    expect(parseEnv({ PUBLIC_URL, COOKIE_DOMAIN })).toMatchObject({ cookieDomain: COOKIE_DOMAIN })
  },
)

test.each(['tablee.org', 'ee.example', 'shop.tablee.example'])(
  'COOKIE_DOMAIN=%s is none of www.tablee.example, whose browsers would keep no session',
  (COOKIE_DOMAIN) => {
    expect(() => parseEnv({ PUBLIC_URL, COOKIE_DOMAIN })).toThrow(
      'COOKIE_DOMAIN must be the domain of PUBLIC_URL, or one above it',
    )
  },
)

test('a colon may stand in the name of MAIL_FROM that is in quotes', () => {
  const MAIL_FROM = '"Tablée: Paris" <bonjour@tablee.example>'
  expect(parseEnv({ MAIL_FROM })).toMatchObject({ mailFrom: MAIL_FROM })
})

test.each(['https://tiles.example/{z}.png', 'https://tiles.example:99999/{z}/{x}/{y}.png'])(
  'TILE_URL=%s draws no map',
  (TILE_URL) => {
    expect(() => parseEnv({ TILE_URL, TILE_ATTRIBUTION: '© Tiles' })).toThrow('TILE_URL must be')
  },
)
