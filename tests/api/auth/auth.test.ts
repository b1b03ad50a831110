import { eq } from 'drizzle-orm'
import { tokens, users } from '#server/db/tables'
import { openSession } from '#server/modules/auth/sessions'
import { PASSWORD, startTestServer, type TestServer } from '../../support/testServer'

const DAY_MS = 24 * 3600 * 1000
const SIGN_UP = `mutation SignUp($email: String!, $password: String!, $firstname: String!, $lastname: String!, $hasAcceptedTerms: Boolean!, $hasAcceptedNewsletter: Boolean, $utmSource: String) {
  signup(email: $email, password: $password, firstname: $firstname, lastname: $lastname, hasAcceptedTerms: $hasAcceptedTerms, hasAcceptedNewsletter: $hasAcceptedNewsletter, utmSource: $utmSource) { id token }
}`
const SIGN_IN = `mutation SignIn($email: String!, $password: String!, $type: String) {
  authenticate(email: $email, password: $password, type: $type) { id token }
}`
const USER = `query User($token: String!) {
  getUserFromToken(token: $token) { id firstname lastname email phone token type companyName canUseWireTransfer }
}`
const DISCONNECT = 'mutation Disconnect($token: String!) { disconnect(token: $token) }'
const PROFILE = 'query Profile { getCustomerProfile { id companyName } }'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const refusalOf = async (query: string, variables: Record<string, unknown>) => {
  const { status, data, errors } = await server.graphql(query, variables)
  expect(status).toBe(200)
  expect(data).toBeNull()
  return { message: errors[0]?.message, ...errors[0]?.extensions }
}

const alix = (changes: Record<string, unknown> = {}) => ({
  email: 'alix@bureau.example',
  password: PASSWORD,
  firstname: 'Alix',
  lastname: 'Martin',
  hasAcceptedTerms: true,
  ...changes,
})

describe('sign-up', () => {
  test('opens no second account for an address with marks that no one sees', async () => {
    const email = 'marks@bureau.example'
    expect((await server.graphql(SIGN_UP, alix({ email }))).errors).toEqual([])
    const again = await server.graphql(SIGN_UP, alix({ email: 'mar\u200bks@bureau.example' }))
    expect(again.errors[0]?.extensions?.fields).toMatchObject({ email: expect.any(String) })
  })

  test('opens an account and signs it in', async () => {
    const { data } = await server.graphql<{ signup: { id: string; token: string } }>(
      SIGN_UP,
      alix({ email: ' Nora@Bureau.example ', utmSource: 'lettre' }),
    )
    const { id, token } = data.signup
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await server.graphql(USER, { token })).data).toEqual({
      getUserFromToken: {
        id,
        firstname: 'Alix',
        lastname: 'Martin',
        email: 'nora@bureau.example',
        phone: null,
        token,
        type: 'b2b',
        companyName: null,
        canUseWireTransfer: false,
      },
    })
    const [row] = await server.db
      .select()
      .from(users)
      .where(eq(users.id, Number(id)))
    expect(row).toMatchObject({ utm: { utmSource: 'lettre' }, hasAcceptedNewsletter: false })
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
  })

  test('tells every problem at once, by field, and in words joined by line breaks', async () => {
    const refusal = await refusalOf(
      SIGN_UP,
      alix({
        email: 'alix@',
        password: 'court',
        firstname: ' ',
        lastname: '',
        hasAcceptedTerms: false,
      }),
    )
    expect(refusal).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        email: 'EMAIL',
        password: 'TOO_SHORT',
        firstname: 'REQUIRED',
        lastname: 'REQUIRED',
        hasAcceptedTerms: 'MUST_ACCEPT',
      },
    })
    expect(refusal.message?.split('\n')).toHaveLength(5)
  })

  test('refuses without terms in the words of the error catalogue', async () => {
    expect(await refusalOf(SIGN_UP, alix({ hasAcceptedTerms: false }))).toMatchObject({
      message: "Merci d'accepter les CGV pour poursuivre l'inscription.",
    })
  })

  test.each([
    ['Abcdefgh-123', undefined],
    ['abcdefgh-123', 'TOO_SIMPLE'],
    ['abcdefghijkl14', undefined],
    ['abcdefghijk', 'TOO_SHORT'],
    ['a'.repeat(201), 'TOO_LONG'],
  ])('password %s gives %s', async (password, problem) => {
    const email = `p${password.length}${problem}@bureau.example`
    const { errors } = await server.graphql(SIGN_UP, alix({ email, password }))
    expect(errors[0]?.extensions.fields).toEqual(problem && { password: problem })
  })

  test('an address is taken whatever its case, for two requests at the same moment too', async () => {
    const responses = await Promise.all(
      ['Twice@bureau.example', 'twice@BUREAU.example'].map((email) =>
        server.graphql(SIGN_UP, alix({ email })),
      ),
    )
    expect(
      responses.flatMap(({ errors }) => errors.map((error) => error.extensions.fields)),
    ).toEqual([{ email: 'TAKEN' }])
    expect(await refusalOf(SIGN_UP, alix({ email: 'TWICE@bureau.example' }))).toMatchObject({
      fields: { email: 'TAKEN' },
    })
  })
})

describe('sign-in', () => {
  test('takes the address in any case', async () => {
    const token = await server.signIn('CAMILLE@Atelier-Nord.example')
    const { data } = await server.graphql(USER, { token })
    expect(data).toMatchObject({
      getUserFromToken: { email: 'camille@atelier-nord.example', canUseWireTransfer: true },
    })
  })

  test.each([
    ['Unknown account', 'personne@nulle-part.example', PASSWORD, 'b2b'],
    ['Wrong password', 'camille@atelier-nord.example', 'Demo-Tablee-2025', 'b2b'],
    ['Null password', 'ines@migree.example', PASSWORD, 'b2b'],
    ['Null password', 'ines@migree.example', '', 'b2b'],
    ['Unknown account', 'louis@cantine-rivoli.example', PASSWORD, 'b2b'],
    ['Unknown account', 'camille@atelier-nord.example', PASSWORD, 'canteen'],
    ['Unknown account type', 'camille@atelier-nord.example', PASSWORD, 'admin'],
  ])('returns « %s » for %s', async (message, email, password, type) => {
    const refusal = await refusalOf(SIGN_IN, { email, password, type })
    expect(refusal).toMatchObject({ message, code: 'BAD_USER_INPUT' })
  })

  test('lets a canteen user in as one', async () => {
    const token = await server.signIn('louis@cantine-rivoli.example', 'canteen')
    const { data } = await server.graphql(USER, { token })
    expect(data).toMatchObject({ getUserFromToken: { type: 'canteen' } })
  })
})

describe('sessions', () => {
  test('keep only a hash of their token', async () => {
    const { token } = await server.signUp()
    const rows = await server.db.select({ hash: tokens.hash }).from(tokens)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ hash }) => hash)).not.toContain(token)
    expect((await server.graphql(PROFILE, {}, rows[0]?.hash)).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    )
  })

  test('show each person their own account', async () => {
    const [one, other] = await Promise.all([server.signUp(), server.signUp()])
    for (const { id, token } of [one, other]) {
      const { data } = await server.graphql(PROFILE, {}, token)
      expect(data).toMatchObject({ getCustomerProfile: { id } })
    }
  })

  test.each(['', 'x', 'A'.repeat(43), "' or 1=1 --"])(
    'token « %s » is a Wrong Token',
    async (token) => {
      expect(await refusalOf(USER, { token })).toMatchObject({
        message: 'Wrong Token',
        code: 'UNAUTHENTICATED',
      })
    },
  )

  test('a visitor, or the holder of a wrong token, is anonymous', async () => {
    for (const token of [undefined, 'A'.repeat(43)]) {
      const { errors } = await server.graphql(PROFILE, {}, token)
      expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
      expect((await server.graphql('query Q { seoRules { slug } }', {}, token)).errors).toEqual([])
    }
  })

  test('end when they are disconnected, and only they', async () => {
    const { email, token } = await server.signUp()
    const elsewhere = await server.signIn(email)
    for (let tries = 0; tries < 2; tries += 1) {
      const { data } = await server.graphql(DISCONNECT, { token })
      expect(data).toEqual({ disconnect: true })
    }
    expect(await refusalOf(USER, { token })).toMatchObject({ message: 'Wrong Token' })
    expect((await server.graphql(PROFILE, {}, elsewhere)).errors).toEqual([])
  })

  test('are fifty an account: the oldest ends for another one', async () => {
    const { id, token } = await server.signUp()
    const neighbour = await server.signUp()
    const open = () => openSession(server.db, server.clock, Number(id))
    const sessions: string[] = []
    for (let n = 0; n < 49; n += 1) {
      server.clock.advance(1000)
      sessions.push((await open()).token)
    }
    expect((await server.graphql(USER, { token })).errors).toEqual([])
    sessions.push((await open()).token)
    expect(await refusalOf(USER, { token })).toMatchObject({ message: 'Wrong Token' })
    for (const other of [...sessions, neighbour.token]) {
      expect((await server.graphql(USER, { token: other })).errors).toEqual([])
    }
  })

  test('end after 45 days', async () => {
    const { token } = await server.signUp()
    server.clock.advance(45 * DAY_MS - 60_000)
    expect((await server.graphql(USER, { token })).errors).toEqual([])
    server.clock.advance(60_000)
    expect(await refusalOf(USER, { token })).toMatchObject({ message: 'Wrong Token' })
  })
})
