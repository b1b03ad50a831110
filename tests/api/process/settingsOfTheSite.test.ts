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

test.each([
  '"Tablée: Paris" <bonjour@tablee.example>',
  'Tablée "Paris: Est" <bonjour@tablee.example>',
  String.raw`"Tablée \"l’atelier\": Paris" <bonjour@tablee.example>`,
  'Tablée (Paris: Est) <bonjour@tablee.example>',
  'bonjour@tablee.example',
])('MAIL_FROM=%s is taken, a colon too in quotes or in brackets', (MAIL_FROM) => {
  expect(parseEnv({ MAIL_FROM })).toMatchObject({ mailFrom: MAIL_FROM })
})

test.each([
  ['GRAPHQL_URL', '/graphql?v=2', 'graphqlUrl'],
  ['GRAPHQL_URL', 'https://api.tablee.example/graphql?v=2', 'graphqlUrl'],
  ['STATIC_URL', '/a%20b/@2', 'staticUrl'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://tablee:secret@traces.example', 'tracesUrl'],
  ['DATABASE_URL', 'postgresql://tablee@/shop?host=/run/postgresql&port=', 'databaseUrl'],
])('%s=%s is taken as it is', (name, value, setting) => {
  expect(parseEnv({ [name]: value })).toMatchObject({ [setting]: value })
})

test('the map of a server that counts its tiles from the south is drawn', () => {
  const TILE_URL = 'https://tiles.example/{z}/{x}/{-y}.png'
  expect(parseEnv({ TILE_URL, TILE_ATTRIBUTION: '© Tiles' })).toMatchObject({ tileUrl: TILE_URL })
})

test.each(['https://tiles.example/{z}.png', 'https://tiles.example:99999/{z}/{x}/{y}.png'])(
  'TILE_URL=%s draws no map',
  (TILE_URL) => {
    expect(() => parseEnv({ TILE_URL, TILE_ATTRIBUTION: '© Tiles' })).toThrow('TILE_URL must be')
  },
)

test.each([
  ['PUBLIC_URL', 'https://a.example:0'],
  ['SMTP_URL', 'smtp://smtp.example.com:0'],
  ['DATABASE_URL', 'postgres://tablee@db:0/shop'],
  ['DATABASE_URL', 'postgresql://tablee@/shop?host=/run/postgresql&port=0'],
  ['CORS_ORIGINS', 'https://www.tablee.example, https://a.example:0'],
  ['TILE_URL', 'https://tiles.example:0/{z}/{x}/{y}.png'],
])('%s=%s stops the start: none is reached at port 0', (name, value) => {
  const given = { TILE_ATTRIBUTION: '© Tiles', MAIL_FROM: 'bonjour@tablee.example', [name]: value }
  expect(() => parseEnv(given)).toThrow(new RegExp(`${name} must .*port`))
})
