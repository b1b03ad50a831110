import { EnvironmentError, parseEnv } from '#server/base/env/env'
import { productionWarnings } from '#server/process/productionWarnings'
import { PRODUCTION } from '../../../src/tools/support/production'

const problemsOf = (source: Record<string, string>) => {
  try {
    parseEnv(source)
    return []
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems
    throw error
  }
}

test('nothing has to be set on a developer’s machine', () => {
  expect(parseEnv({})).toMatchObject({
    nodeEnv: 'development',
    port: 4000,
    host: 'localhost',
    dataDir: '.data',
    databaseUrl: null,
    corsOrigins: [],
    stripeSecretKey: null,
    trustedProxies: 0,
  })
})

test.each([
  ['0', 0],
  ['false', 0],
  ['true', 1],
  ['2', 2],
])('TRUST_PROXY=%s believes %s proxies', (value, trustedProxies) => {
  expect(parseEnv({ TRUST_PROXY: value })).toMatchObject({ trustedProxies })
})

const MAPBOX = 'https://api.mapbox.com/geocoding/v5/mapbox.places'
const OTHER = 'https://geocoder.example/geocoding/v5/mapbox.places'

test.each([
  ['the site itself without a token', {}, '/geocoding/v5/mapbox.places'],
  ['Mapbox with its token alone', { MAPBOX_TOKEN: 'pk.1' }, MAPBOX],
  ['another that is named', { GEOCODER_URL: OTHER }, OTHER],
  ['another that is named and takes a token', { GEOCODER_URL: OTHER, MAPBOX_TOKEN: 'k' }, OTHER],
])('addresses are found by %s', (_, source, geocoderUrl) => {
  expect(parseEnv(source)).toMatchObject({ geocoderUrl })
})

test.each([
  ['at its own path without a token', {}, '/geocoding/v5/mapbox.places'],
  ['nowhere with a token alone', { MAPBOX_TOKEN: 'pk.1' }, null],
  ['at a path that is named', { GEOCODER_URL: '/adresses/' }, '/adresses'],
  ['at a path that is named beside a token', { GEOCODER_URL: '/a', MAPBOX_TOKEN: 'pk.1' }, '/a'],
  ['at its own path beside another', { GEOCODER_URL: OTHER }, '/geocoding/v5/mapbox.places'],
])('the server itself finds addresses %s', (_, source, geocoderPath) => {
  expect(parseEnv(source)).toMatchObject({ geocoderPath })
})

test('an empty variable is an absent one', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 4000, databaseUrl: null })
})

test('origins are separated by commas, addresses lose their last slash', () => {
  expect(
    parseEnv({
      CORS_ORIGINS: 'https://a.example, http://localhost:3000',
      PUBLIC_URL: 'https://a.example/',
    }),
  ).toMatchObject({
    corsOrigins: ['https://a.example', 'http://localhost:3000'],
    publicUrl: 'https://a.example',
  })
})

test.each([
  ['NODE_ENV', 'prod'],
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['HOST', 'http://localhost'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['DATABASE_URL', 'postgresql://tablee@db:54x2/tablee'],
  ['CLOCK_NOW', 'demain'],
  ['CLOCK_NOW', '2026-11-24T10:00:00'],
  ['PUBLIC_URL', 'www.tablee.example'],
  ['PUBLIC_URL', 'https://www.tablee.example:port'],
  ['STATIC_URL', 'ftp://static.example'],
  ['CORS_ORIGINS', 'https://a.example/path'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://A.example'],
  ['CORS_ORIGINS', 'https://a.example:443'],
  ['CORS_ORIGINS', 'https://a.example:99999'],
  ['PUBLIC_URL', 'https://a.example/?from=mail'],
  ['PUBLIC_URL', 'https://a.example/#top'],
  ['PUBLIC_URL', 'https://a.example/?'],
  ['PUBLIC_URL', 'https://a.example/#'],
  ['PUBLIC_URL', 'https://user:password@a.example'],
  ['GEOCODER_URL', '/'],
  ['GEOCODER_URL', '//geocoder.example'],
  ['GEOCODER_URL', '/streets?limit=5'],
  ['GRAPHQL_URL', '/'],
  ['STATIC_URL', '/*'],
  ['DATABASE_URL', 'postgresql://tablee@/shop?host=/run/postgresql&port=abc'],
  ['COOKIE_DOMAIN', 'https://a.example'],
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['SMTP_URL', 'https://smtp.example.com'],
  ['MAIL_FROM', 'Tablée'],
  ['MAIL_FROM', 'Tablée: Paris <bonjour@tablee.example>'],
  ['MAIL_FROM', 'bonjour:paris@tablee.example'],
  ['APP_SECRET', 'x'.repeat(31)],
  ['APP_SECRET', 'a secret that nobody has ever guessed,short'],
  ['PAYMENTS', 'perhaps'],
  ['STRIPE_LINK', 'perhaps'],
  ['MAIL', 'perhaps'],
  ['DATABASE', 'perhaps'],
  ['DEMO_MODE', 'perhaps'],
  ['TILE_URL', 'https://tiles.example.com/'],
  ['LOG_LEVEL', 'loud'],
  ['MAX_HEADER_BYTES', '1'],
  ['MAX_CONNECTIONS', '0'],
  ['DB_STATEMENT_TIMEOUT_MS', '1'],
  ['TRUST_PROXY', 'perhaps'],
  ['TRUST_PROXY', '10.0.0.0/8'],
])('%s=%s stops the start and is named', (name, value) => {
  const problems = problemsOf({ [name]: value })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(new RegExp(`^${name} must`))
})

test('the delay of the event loop takes a number or 0, and says so', () => {
  expect(problemsOf({ MAX_EVENT_LOOP_DELAY_MS: 'x' })).toEqual([
    'MAX_EVENT_LOOP_DELAY_MS must be a whole number from 0 on',
  ])
})

test.each([
  ['SMTP_URL', 'smtp://user:geheim@smtp.example.com:abc'],
  ['SMTP_URL', 'smtp://user:geheim#1@smtp.example.com'],
  ['DATABASE_URL', 'postgresql://tablee:geheim@db:abc/tablee'],
  ['DATABASE_DIRECT_URL', 'postgresql://tablee:geheim/1@db/tablee'],
])('a %s that cannot be read is named without its password', (name, value) => {
  const given = { MAIL_FROM: 'a@b.example', DATABASE_URL: 'postgresql://db/tablee', [name]: value }
  const problems = problemsOf(given)
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must`))])
  expect(problems.join()).not.toContain('geheim')
})

test.each([
  'postgresql:///tablee',
  'postgresql://tablee@/tablee?host=/run/postgresql',
  'postgresql://tablee@%2Frun%2Fpostgresql/tablee',
])('DATABASE_URL=%s is a database of this machine', (DATABASE_URL) => {
  expect(parseEnv({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
})

test('every bad variable is named at once', () => {
  expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'loud' })).toHaveLength(2)
  expect(() => parseEnv({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT must[^]*LOG_LEVEL must/)
})

test('half of a Stripe account stops the start', () => {
  expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual([
    expect.stringMatching(/^STRIPE_WEBHOOK_SECRET is required/),
    expect.stringMatching(/^STRIPE_PUBLISHABLE_KEY is required/),
  ])
})

test('Link needs an account at Stripe', () => {
  expect(parseEnv({ STRIPE_LINK: 'false' })).toMatchObject({ isStripeLinkOn: false })
  expect(problemsOf({ STRIPE_LINK: 'true' })).toEqual(['STRIPE_LINK is on, and Stripe has no keys'])
  const keys = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  }
  expect(parseEnv({ ...keys, STRIPE_LINK: 'true' })).toMatchObject({ isStripeLinkOn: true })
})

test('a mail server without a sender stops the start', () => {
  expect(problemsOf({ SMTP_URL: 'smtp://localhost:25' })).toEqual([
    expect.stringMatching(/^MAIL_FROM is required/),
  ])
})

test('keys of two modes stop the start', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(problemsOf({ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toEqual([
    'STRIPE_PUBLISHABLE_KEY must be of the same mode as STRIPE_SECRET_KEY, live or test',
  ])
  expect(problemsOf({ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toEqual([])
})

test('two providers, two ways for mails or two databases stop the start', () => {
  expect(problemsOf({ PAYMENTS: 'sandbox', STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
    expect.stringMatching(/^PAYMENTS says sandbox/),
  ])
  expect(
    problemsOf({ MAIL: 'outbox', SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'a@b.example' }),
  ).toEqual([expect.stringMatching(/^MAIL says outbox/)])
  expect(problemsOf({ DATABASE: 'embedded', DATABASE_URL: 'postgresql://db/tablee' })).toEqual([
    expect.stringMatching(/^DATABASE says embedded/),
  ])
})

describe('production', () => {
  const STRIPE = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  }
  const MAILS = { SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'a@b.example' }
  const { NODE_ENV, APP_SECRET, PUBLIC_URL } = PRODUCTION
  const DATABASE_URL = 'postgresql://db/tablee'

  test('starts with a database, a provider and a mail server, or when what stands for them is said on purpose', () => {
    expect(problemsOf(PRODUCTION)).toEqual([])
    expect(
      problemsOf({ NODE_ENV, APP_SECRET, PUBLIC_URL, DATABASE_URL, ...STRIPE, ...MAILS }),
    ).toEqual([])
  })

  test('tells all that is missing or out of place at once, a sentence each', () => {
    expect(
      problemsOf({ NODE_ENV, PORT: 'x', CLOCK_NOW: '2026-11-24T10:00:00Z', DEMO_MODE: 'true' }),
    ).toEqual([
      'PORT must be a number from 0 to 65535',
      'APP_SECRET is required in production: it signs links',
      'PUBLIC_URL is required in production: mails link to the address that people use',
      'DATABASE_URL is required in production, unless DATABASE=embedded says that one process keeps the shop in DATA_DIR',
      'STRIPE_SECRET_KEY is required in production, with the other keys of Stripe, unless PAYMENTS=sandbox says that no money moves',
      'SMTP_URL is required in production, unless MAIL=outbox says that mails stay on this machine',
      'CLOCK_NOW is refused in production: orders are dated',
      'DEMO_MODE is refused in production: it would move real orders by the clock',
    ])
  })

  test('warns of what it does on purpose, and of an address without https', () => {
    expect(productionWarnings(parseEnv(PRODUCTION))).toEqual([
      expect.stringMatching(/^DATABASE=embedded/),
      expect.stringMatching(/^PAYMENTS=sandbox/),
      expect.stringMatching(/^MAIL=outbox/),
      expect.stringMatching(/^PUBLIC_URL is no https address/),
    ])
    const whole = { NODE_ENV, APP_SECRET, DATABASE_URL, ...STRIPE, ...MAILS }
    const PUBLIC_URL = 'https://www.tablee.example'
    expect(productionWarnings(parseEnv({ ...whole, PUBLIC_URL }))).toEqual([])
    expect(productionWarnings(parseEnv({}))).toEqual([])
  })

  test('names a bad variable once', () => {
    expect(problemsOf({ ...PRODUCTION, APP_SECRET: 'short' })).toHaveLength(1)
    expect(problemsOf({ ...PRODUCTION, CLOCK_NOW: 'demain' })).toHaveLength(1)
  })

  test('moves no order by the clock', () => {
    expect(parseEnv({}).isDemo).toBe(true)
    expect(parseEnv({ DEMO_MODE: 'false' }).isDemo).toBe(false)
    expect(parseEnv(PRODUCTION).isDemo).toBe(false)
    expect(parseEnv({ ...PRODUCTION, DEMO_MODE: 'false' }).isDemo).toBe(false)
  })
})

test('secrets are separated by commas, the first one signs', () => {
  const [first, second] = [
    'a secret that nobody has ever guessed',
    'another secret of 32 characters.',
  ]
  expect(parseEnv({ APP_SECRET: `${first}, ${second}` }).appSecrets).toEqual([first, second])
})

test('a map with tiles of another provider names it', () => {
  const TILE_URL = 'https://tiles.example.com/{z}/{x}/{y}.png'
  expect(problemsOf({ TILE_URL })).toEqual([
    'TILE_ATTRIBUTION is required when TILE_URL draws the map',
  ])
  expect(parseEnv({ TILE_URL, TILE_ATTRIBUTION: '© OpenStreetMap' })).toMatchObject({
    tileUrl: TILE_URL,
    tileAttribution: '© OpenStreetMap',
  })
})

test('metrics are never served on the port of the site', () => {
  expect(problemsOf({ PORT: '4000', METRICS_PORT: '4000' })).toEqual([
    expect.stringMatching(/^METRICS_PORT /),
  ])
  expect(problemsOf({ PORT: '4000', METRICS_PORT: '9464' })).toEqual([])
})

test('the delay of the event loop is looked at beside PostgreSQL; the embedded database runs in it', () => {
  const limitOf = (variables: Record<string, string>) =>
    parseEnv(variables).limits.maxEventLoopDelayMs
  const DATABASE_URL = 'postgresql://localhost/tablee'
  expect(limitOf({})).toBe(0)
  expect(limitOf({ DATABASE_URL })).toBe(500)
  expect(limitOf({ MAX_EVENT_LOOP_DELAY_MS: '150' })).toBe(150)
  expect(limitOf({ DATABASE_URL, MAX_EVENT_LOOP_DELAY_MS: '0' })).toBe(0)
})
