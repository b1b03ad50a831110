import { hash } from '@node-rs/argon2'
import { addUser } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual('@node-rs/argon2')
  return { ...argon2, hash: jest.fn(argon2.hash) }
})

const PASSWORD = 'Nouveau-Passe-2027'
const RETRIEVE = 'mutation Retrieve($email: String!) { retrievePassword(email: $email) }'
const REQUEST = 'mutation Request($email: String!) { requestCanteenAccess(email: $email) }'
const SIGN_IN = `mutation SignIn($email: String!, $password: String!) {
  authenticate(email: $email, password: $password) { token }
}`

/** Each operation that takes a mailed token, with what makes one. */
const OPERATIONS = [
  {
    name: 'setNewPassword',
    purpose: 'password',
    query: `mutation Use($token: String!) { setNewPassword(token: $token, password: "${PASSWORD}") { id } }`,
  },
  {
    name: 'acceptTerms',
    purpose: 'terms',
    query: 'mutation Use($token: String!) { acceptTerms(token: $token) }',
  },
  {
    name: 'validateCanteenEmail',
    purpose: 'canteenEmail',
    query: 'mutation Use($token: String!) { validateCanteenEmail(token: $token) { id } }',
  },
  {
    name: 'confirmEmail',
    purpose: 'email',
    query: 'mutation Use($token: String!) { confirmEmail(token: $token) }',
  },
] as const

type Purpose = (typeof OPERATIONS)[number]['purpose']

const CHECK = `mutation Check($token: String!, $type: String) {
  checkTokenValidity(token: $token, type: $type)
}`
const WEEK = 7 * 24 * 3600_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let people = 0

/** A fresh token out of a mail. */
async function mailedToken(purpose: Purpose): Promise<string> {
  people += 1
  if (purpose === 'email') {
    const [mail] = await server.mails((await server.signUp()).email)
    return /confirmation-email\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const email =
    purpose === 'canteenEmail'
      ? `voisin${people}@cantine-rivoli.example`
      : `voisin${people}@test.example`
  if (purpose === 'canteenEmail') await server.graphql(REQUEST, { email })
  else {
    await addUser(server.db, { email })
    await server.graphql(RETRIEVE, { email })
  }
  const { token } = await server.lastMail(email)
  if (purpose !== 'terms') return token
  // The terms come to who signs in without having accepted them.
  const setPassword = OPERATIONS[0].query
  expect((await server.graphql(setPassword, { token })).errors).toEqual([])
  await server.graphql(SIGN_IN, { email, password: PASSWORD })
  return (await server.lastMail(email)).token
}

const others = (purpose: Purpose) =>
  OPERATIONS.map((operation) => operation.purpose).filter((other) => other !== purpose)

/** Every token that must not work here. */
async function strangers(purpose: Purpose, query: string) {
  const session = await addUser(server.db)
  const foreign = await Promise.all(others(purpose).map(mailedToken))
  const used = await mailedToken(purpose)
  expect((await server.graphql(query, { token: used })).errors).toEqual([])
  const expired = await mailedToken(purpose)
  server.clock.advance(WEEK)
  const madeUp = 'A'.repeat(43)
  return ['', madeUp, session.token, ...foreign, used, expired]
}

test.each(OPERATIONS)(
  '$name gives one response to a token of another account, made up, used or too old',
  async ({ purpose, query }) => {
    const tokens = await strangers(purpose, query)
    for (const token of tokens) {
      const { status, data, errors } = await server.graphql(query, { token })
      expect({ status, data }).toEqual({ status: 200, data: null })
      expect(errors).toMatchObject([
        { message: 'Wrong Token', extensions: { code: 'BAD_USER_INPUT' } },
      ])
      expect(Object.keys(errors[0]?.extensions ?? {})).toEqual(['code'])
      const check = await server.graphql(CHECK, { token, type: purpose })
      expect(check).toMatchObject({ data: { checkTokenValidity: false }, errors: [] })
    }
    // Hashing a password takes so long that time would tell: a refused token must never get that far.
    jest.mocked(hash).mockClear()
    for (const token of tokens) await server.graphql(query, { token })
    expect(hash).not.toHaveBeenCalled()
    const fresh = await mailedToken(purpose)
    expect((await server.graphql(CHECK, { token: fresh, type: purpose })).data).toEqual({
      checkTokenValidity: true,
    })
    expect((await server.graphql(query, { token: fresh })).errors).toEqual([])
  },
)

test('a kind of token that does not exist is named', async () => {
  const { errors } = await server.graphql(CHECK, { token: 'x', type: 'session' })
  expect(errors[0]?.extensions).toMatchObject({ fields: { type: 'INVALID' } })
})

test('guessing tokens comes to an end', async () => {
  const guesser = await startTestServer({ isSeeded: false })
  try {
    const codes = new Set<unknown>()
    for (let tries = 0; tries < 201; tries += 1) {
      const { errors } = await guesser.graphql(OPERATIONS[1].query, { token: `devine-${tries}` })
      codes.add(errors[0]?.extensions.code)
    }
    expect([...codes]).toEqual(['BAD_USER_INPUT', 'RATE_LIMITED'])
    const { errors } = await guesser.graphql(CHECK, { token: 'encore' })
    expect(errors[0]?.extensions.code).toBe('RATE_LIMITED')
  } finally {
    await guesser.close()
  }
})
