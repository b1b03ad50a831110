import { sql } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { callsTo, counted } from '../../support/limitCalls'
import { newAddress, PASSWORD, startTestServer, type TestServer } from '../../support/testServer'

const SIGN_IN = `mutation SignIn($email: String!, $password: String!, $type: String) {
  authenticate(email: $email, password: $password, type: $type) { token }
}`
const SIGN_UP = `mutation SignUp($email: String!) {
  signup(email: $email, password: "${PASSWORD}", firstname: "Alix", lastname: "Martin", hasAcceptedTerms: true) { id }
}`
const RETRIEVE = 'mutation Retrieve($email: String!) { retrievePassword(email: $email) }'
const USER = 'query User($token: String!) { getUserFromToken(token: $token) { id } }'

let server: TestServer
/** Another process of the same shop. */
let other: TestServer
let send: ReturnType<typeof callsTo>['send']

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  other = await startTestServer({ beside: server })
  ;({ send } = callsTo(server))
})
afterAll(async () => {
  await other.close()
  await server.close()
})

describe('an address', () => {
  test('with fifty wrong accounts stops itself only', async () => {
    const tries = Array.from({ length: 50 }, (_, n) =>
      send(SIGN_IN, { email: `a${n}@nobody.example`, password: 'x' }, '10.0.3.1'),
    )
    await Promise.all(tries)
    const { email } = await server.signUp()
    expect(await send(SIGN_IN, { email, password: PASSWORD }, '10.0.3.1')).toBe('RATE_LIMITED')
    expect(await send(SIGN_IN, { email, password: PASSWORD }, '10.0.3.2')).toBeUndefined()
  })

  test('is not another one for what a visitor writes before the proxy’s word', async () => {
    const tries = Array.from({ length: 50 }, (_, n) =>
      send(SIGN_IN, { email: `b${n}@nobody.example`, password: 'x' }, `192.0.2.${n}, 10.0.8.1`),
    )
    await Promise.all(tries)
    const { email } = await server.signUp()
    const mine = await send(SIGN_IN, { email, password: PASSWORD }, '192.0.2.99, 10.0.8.1')
    expect(mine).toBe('RATE_LIMITED')
  })

  test('is the connection’s own where no proxy stands in front, whatever the headers say', async () => {
    const bare = await startTestServer({ beside: server, env: { TRUST_PROXY: '0' } })
    const responses = await Promise.all(
      Array.from({ length: 80 }, (_, n) =>
        send(
          SIGN_IN,
          { email: `e${n}@nobody.example`, password: 'x' },
          { ip: newAddress(), from: bare },
        ),
      ),
    )
    expect(counted(responses, 'Unknown account')).toBe(50)
    await bare.close()
  })

  test('of IPv6 is its /64, in any spelling', async () => {
    const responses = await Promise.all(
      Array.from({ length: 300 }, (_, n) =>
        send(
          SIGN_IN,
          { email: `f${n}@nobody.example`, password: 'x' },
          `2001:DB8:0:7:${n.toString(16)}::${(n * 7).toString(16)}`,
        ),
      ),
    )
    expect(counted(responses, 'Unknown account')).toBe(50)
    const variables = { email: 'f@nobody.example', password: 'x' }
    expect(await send(SIGN_IN, variables, '2001:db8:0:7::1')).toBe('RATE_LIMITED')
    expect(await send(SIGN_IN, variables, '2001:db8:0:8::1')).toBe('Unknown account')
  })
})

describe('sign-up', () => {
  test('tells a caller for twenty addresses an hour whether they have an account, out of 300 requests at once', async () => {
    const { email } = await server.signUp()
    const responses = await Promise.all(
      Array.from({ length: 300 }, (_, n) =>
        send(SIGN_UP, { email }, { ip: '10.0.16.1', from: n % 2 ? server : other }),
      ),
    )
    expect(counted(responses, 'RATE_LIMITED')).toBe(280)
    expect(await send(SIGN_UP, { email: 'new@bureau.example' }, '10.0.16.1')).toBe('RATE_LIMITED')
    expect(await send(SIGN_UP, { email: 'new@bureau.example' }, '10.0.16.2')).toBeUndefined()
  })

  test('counts no form that has faults, and tells nothing of its address', async () => {
    const { email } = await server.signUp()
    const faulty = SIGN_UP.replace('"Alix"', '" "')
    for (let n = 0; n < 25; n += 1) {
      expect(await send(faulty, { email }, '10.0.17.1')).toBe('Le prénom est obligatoire.')
    }
  })
})

test('a caller requests a hundred links in a quarter of an hour, whomever they are for', async () => {
  const request = (n: number, ip = '10.0.22.1') =>
    send(RETRIEVE, { email: `g${n}@nobody.example` }, ip)
  const responses = await Promise.all(Array.from({ length: 110 }, (_, n) => request(n)))
  expect(counted(responses, undefined)).toBe(100)
  expect(counted(responses, 'RATE_LIMITED')).toBe(10)
  expect(await request(200, '10.0.22.2')).toBeUndefined()
})

test('two hundred wrong sessions from one address stop that address only', async () => {
  const tries = Array.from({ length: 200 }, (_, n) =>
    send(USER, { token: `token ${n}` }, '10.0.4.1'),
  )
  expect(new Set(await Promise.all(tries))).toEqual(new Set(['Wrong Token']))
  const { token } = await server.signUp()
  expect(await send(USER, { token }, '10.0.4.1')).toBe('RATE_LIMITED')
  expect(await send(USER, { token }, '10.0.4.2')).toBeUndefined()
})

test('the table of the counts holds no name', async () => {
  const { email } = await server.signUp()
  await send(SIGN_IN, { email, password: 'x' }, '10.0.18.1')
  const rows = await server.db.select().from(tables.rateLimits)
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/)
})

test('who goes on when refused costs the database nothing', async () => {
  const { email } = await server.signUp()
  const variables = { email, password: 'x' }
  for (let n = 0; n < 25; n += 1) await send(SIGN_IN, variables, '10.0.19.1')
  const total = async () => {
    const [row] = await server.db
      .select({ points: sql<string>`sum(${tables.rateLimits.points})` })
      .from(tables.rateLimits)
    return row?.points
  }
  const before = await total()
  await Promise.all(Array.from({ length: 100 }, () => send(SIGN_IN, variables, '10.0.19.1')))
  expect(await total()).toBe(before)
})

test('limits hold while the database of the counts does not respond', async () => {
  await server.db.execute(sql`alter table ${tables.rateLimits} rename to "rate_limits_away"`)
  try {
    const email = 'away@nobody.example'
    const responses = await Promise.all(
      Array.from({ length: 60 }, () => send(SIGN_IN, { email, password: 'x' }, '10.0.20.1')),
    )
    expect(counted(responses, 'Unknown account')).toBe(10)
    expect(counted(responses, 'RATE_LIMITED')).toBe(50)
  } finally {
    await server.db.execute(sql`alter table "rate_limits_away" rename to ${tables.rateLimits}`)
  }
})
