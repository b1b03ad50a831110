import { PASSWORD, startTestServer, type TestServer } from '../support/testServer'

const SIGN_IN = `mutation SignIn($email: String!, $password: String!) {
  authenticate(email: $email, password: $password) { token }
}`
const USER = 'query User($token: String!) { getUserFromToken(token: $token) { id } }'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false, env: { TRUST_PROXY: '1' } })
})
afterAll(() => server.close())

async function ask(query: string, variables: Record<string, unknown>, ip = '10.0.0.1') {
  const response = await server.post(JSON.stringify({ query, variables }), {
    'x-forwarded-for': ip,
  })
  const { errors } = await response.json()
  return errors?.[0]?.extensions.code === 'RATE_LIMITED' ? 'RATE_LIMITED' : errors?.[0]?.message
}

test('ten tries on an account, from anywhere, then it rests; the neighbour’s does not', async () => {
  const { email } = await server.signUp()
  const neighbour = await server.signUp()
  const tries = Array.from({ length: 10 }, (_, n) =>
    ask(SIGN_IN, { email: n % 2 ? email : email.toUpperCase(), password: 'x' }, `10.0.1.${n}`),
  )
  expect(new Set(await Promise.all(tries))).toEqual(new Set(['Wrong password']))
  expect(await ask(SIGN_IN, { email, password: PASSWORD }, '10.0.2.1')).toBe('RATE_LIMITED')
  expect(await ask(SIGN_IN, { email: neighbour.email, password: PASSWORD })).toBeUndefined()
})

test('tries at the same moment count as well: no more than ten passwords are looked at', async () => {
  const { email } = await server.signUp()
  const tries = Array.from({ length: 25 }, () => ask(SIGN_IN, { email, password: 'x' }, '10.0.5.1'))
  const answers = await Promise.all(tries)
  expect(answers.filter((answer) => answer === 'Wrong password')).toHaveLength(10)
})

test('the right password forgets the wrong ones', async () => {
  const { email } = await server.signUp()
  for (let tries = 0; tries < 2; tries += 1) {
    for (let n = 0; n < 9; n += 1) await ask(SIGN_IN, { email, password: 'x' }, '10.0.6.1')
    expect(await ask(SIGN_IN, { email, password: PASSWORD })).toBeUndefined()
  }
})

test('fifty wrong accounts from one address stop that address only', async () => {
  const tries = Array.from({ length: 50 }, (_, n) =>
    ask(SIGN_IN, { email: `a${n}@nobody.example`, password: 'x' }, '10.0.3.1'),
  )
  await Promise.all(tries)
  const { email } = await server.signUp()
  expect(await ask(SIGN_IN, { email, password: PASSWORD }, '10.0.3.1')).toBe('RATE_LIMITED')
  expect(await ask(SIGN_IN, { email, password: PASSWORD }, '10.0.3.2')).toBeUndefined()
})

test('what a visitor writes before the proxy’s word makes no other address of theirs', async () => {
  const tries = Array.from({ length: 50 }, (_, n) =>
    ask(SIGN_IN, { email: `b${n}@nobody.example`, password: 'x' }, `192.0.2.${n}, 10.0.8.1`),
  )
  await Promise.all(tries)
  const { email } = await server.signUp()
  const mine = await ask(SIGN_IN, { email, password: PASSWORD }, '192.0.2.99, 10.0.8.1')
  expect(mine).toBe('RATE_LIMITED')
})

test('two hundred wrong tokens from one address stop that address only', async () => {
  const tries = Array.from({ length: 200 }, (_, n) =>
    ask(USER, { token: `token ${n}` }, '10.0.4.1'),
  )
  expect(new Set(await Promise.all(tries))).toEqual(new Set(['Wrong Token']))
  const { token } = await server.signUp()
  expect(await ask(USER, { token }, '10.0.4.1')).toBe('RATE_LIMITED')
  expect(await ask(USER, { token }, '10.0.4.2')).toBeUndefined()
})
