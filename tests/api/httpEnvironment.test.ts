import { EnvironmentError, parseEnv } from '../../src/server/env'

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
  ['CLOCK_NOW', 'demain'],
  ['CLOCK_NOW', '2026-11-24T10:00:00'],
  ['PUBLIC_URL', 'www.tablee.example'],
  ['STATIC_URL', 'ftp://static.example'],
  ['CORS_ORIGINS', 'https://a.example/path'],
  ['CORS_ORIGINS', '*'],
  ['COOKIE_DOMAIN', 'https://a.example'],
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['SMTP_URL', 'https://smtp.example.com'],
  ['MAIL_FROM', 'Tablée'],
  ['APP_SECRET', 'short'],
  ['DEMO_MODE', 'perhaps'],
  ['TILE_URL', 'https://tiles.example.com/'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'perhaps'],
  ['TRUST_PROXY', '10.0.0.0/8'],
])('%s=%s stops the start and is named', (name, value) => {
  const problems = problemsOf({ [name]: value })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(new RegExp(`^${name} must`))
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

test('a mail server without a sender stops the start', () => {
  expect(problemsOf({ SMTP_URL: 'smtp://localhost:25' })).toEqual([
    expect.stringMatching(/^MAIL_FROM is required/),
  ])
})

test('production without a secret for its links does not start', () => {
  expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
    expect.stringMatching(/^APP_SECRET is required/),
  ])
})

test('orders move by the clock outside production, unless said otherwise', () => {
  const production = { NODE_ENV: 'production', APP_SECRET: 'a secret that nobody has ever guessed' }
  expect(parseEnv({}).isDemo).toBe(true)
  expect(parseEnv({ DEMO_MODE: 'false' }).isDemo).toBe(false)
  expect(parseEnv(production).isDemo).toBe(false)
  expect(parseEnv({ ...production, DEMO_MODE: 'true' }).isDemo).toBe(true)
})

test('a map of somebody else’s tiles names them', () => {
  const TILE_URL = 'https://tiles.example.com/{z}/{x}/{y}.png'
  expect(problemsOf({ TILE_URL })).toEqual([
    'TILE_ATTRIBUTION is required when TILE_URL draws the map',
  ])
  expect(parseEnv({ TILE_URL, TILE_ATTRIBUTION: '© OpenStreetMap' })).toMatchObject({
    tileUrl: TILE_URL,
    tileAttribution: '© OpenStreetMap',
  })
})
