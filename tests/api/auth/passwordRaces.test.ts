import type * as Argon2 from '@node-rs/argon2'
import { hash, verify } from '@node-rs/argon2'
import pino from 'pino'
import { Client } from 'pg'
import { eq } from 'drizzle-orm'
import { postgresSettings } from '#server/base/env/envDatabase'
import type { DatabaseConnection } from '#server/db/database'
import { openPostgres } from '#server/db/postgres'
import { passkeys } from '#server/db/tables'
import { passkeyCalls } from '../../support/passkeyCalls'
import { databaseUrl, postgresOnly, untilWaiting } from '../../support/postgresOnly'
import { LOCAL_SITE, softAuthenticator } from '../../support/softAuthenticator'
import { PATIENT } from '../../support/testDatabase'
import { newAddress, PASSWORD, startTestServer, type TestServer } from '../../support/testServer'

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual('@node-rs/argon2')
  return { ...argon2, hash: jest.fn(argon2.hash), verify: jest.fn(argon2.verify) }
})
const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2')

const RETRIEVE = 'mutation Retrieve($email: String!) { retrievePassword(email: $email) }'
const SET = `mutation Set($token: String!, $password: String!) {
  setNewPassword(token: $token, password: $password) { token }
}`
const UPDATE = `mutation Update($actual: String!, $new: String!) {
  updatePassword(actualPassword: $actual, newPassword: $new)
}`
const SIGN_IN = `mutation SignIn($email: String!, $password: String!) {
  authenticate(email: $email, password: $password) { token }
}`
const OPEN = `mutation Open($key: String!, $email: String!) {
  openAccount(key: $key, email: $email, firstname: "Claire", lastname: "Martin", hasAcceptedTerms: true) { id token }
}`
const PROFILE = 'query Profile { getCustomerProfile { id } }'
const OF_THE_THIEF = 'Passe-Du-Voleur-2026'
const OF_THE_OWNER = 'Passe-Retrouve-2026'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
})
afterAll(() => server.close())
afterEach(() => {
  jest.mocked(hash).mockImplementation(argon2.hash)
  jest.mocked(verify).mockImplementation(argon2.verify)
})

/** Keeps the server at its work on a password until it is let go. */
function holdWorkOn(password: string) {
  let begin = () => {}
  let letGo = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  const pass = async (other: unknown) => {
    if (other !== password) return
    begin()
    await gate
  }
  jest.mocked(hash).mockImplementation(async (other, ...options) => {
    await pass(other)
    return argon2.hash(other, ...options)
  })
  jest.mocked(verify).mockImplementation(async (hashed, other, ...options) => {
    await pass(other)
    return argon2.verify(hashed, other, ...options)
  })
  return { begun, letGo }
}

const from = () => ({ 'x-forwarded-for': newAddress() })
const request = <Data>(query: string, variables: object, at = server) =>
  at.graphql<Data>(query, { ...variables }, undefined, from())

async function linkFor(email: string) {
  expect((await request(RETRIEVE, { email })).errors).toEqual([])
  return (await server.lastMail(email)).token
}

type Recovered = { setNewPassword: { token: string } }
const recover = (token: string) => request<Recovered>(SET, { token, password: OF_THE_OWNER })
const signIn = (email: string, password: string, at = server) =>
  request<{ authenticate: { token: string } }>(SIGN_IN, { email, password }, at)
const isSignedIn = async (token: string) =>
  (await server.graphql(PROFILE, {}, token)).errors.length === 0

/** The owner is in, and the thief is not. */
async function expectRecovered(email: string, session: string) {
  expect(await isSignedIn(session)).toBe(true)
  expect((await signIn(email, OF_THE_OWNER)).errors).toEqual([])
  expect((await signIn(email, OF_THE_THIEF)).errors).toMatchObject([{ message: 'Wrong password' }])
}

describe('a recovery by mail is not undone by who knew the password', () => {
  test('and is changing it in that moment', async () => {
    const { email, token } = await server.signUp()
    const link = await linkFor(email)
    const work = holdWorkOn(OF_THE_THIEF)
    const change = server.graphql(UPDATE, { actual: PASSWORD, new: OF_THE_THIEF }, token)
    await work.begun
    const { data } = await recover(link)
    work.letGo()
    expect((await change).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
    await expectRecovered(email, data.setNewPassword.token)
  })

  test('and is signing in in that moment', async () => {
    const { email } = await server.signUp()
    const link = await linkFor(email)
    const work = holdWorkOn(PASSWORD)
    const late = signIn(email, PASSWORD)
    await work.begun
    const { data } = await recover(link)
    work.letGo()
    expect((await late).errors).toMatchObject([{ message: 'Wrong password' }])
    await expectRecovered(email, data.setNewPassword.token)
  })

  test('and is choosing a first password in that moment', async () => {
    const email = 'premier@bureau.example'
    const opened = await request<{ openAccount: { token: string } }>(OPEN, {
      key: crypto.randomUUID(),
      email,
    })
    const link = await linkFor(email)
    const work = holdWorkOn(OF_THE_THIEF)
    const { token } = opened.data.openAccount
    const change = server.graphql(UPDATE, { actual: '', new: OF_THE_THIEF }, token)
    await work.begun
    const { data } = await recover(link)
    work.letGo()
    expect((await change).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
    await expectRecovered(email, data.setNewPassword.token)
  })
})

describe('a change of the password', () => {
  test('ends the sign-in with the one before that is under way', async () => {
    const { email, token } = await server.signUp()
    const work = holdWorkOn(PASSWORD)
    const late = signIn(email, PASSWORD)
    await work.begun
    jest.mocked(verify).mockImplementation(argon2.verify)
    const change = { actual: PASSWORD, new: OF_THE_OWNER }
    expect((await server.graphql(UPDATE, change, token)).errors).toEqual([])
    work.letGo()
    expect((await late).errors).toMatchObject([{ message: 'Wrong password' }])
  })

  test('of two from one session at the same moment, the first stands', async () => {
    const { email, token } = await server.signUp()
    const work = holdWorkOn(OF_THE_THIEF)
    const late = server.graphql(UPDATE, { actual: PASSWORD, new: OF_THE_THIEF }, token)
    await work.begun
    const change = { actual: PASSWORD, new: OF_THE_OWNER }
    expect((await server.graphql(UPDATE, change, token)).errors).toEqual([])
    work.letGo()
    expect((await late).errors).toMatchObject([
      { message: 'Wrong password', extensions: { fields: { actualPassword: 'WRONG' } } },
    ])
    expect((await signIn(email, OF_THE_OWNER)).errors).toEqual([])
  })
})

postgresOnly.describe('two processes that stand before one account', () => {
  let other: TestServer
  let second: DatabaseConnection
  let url: string

  beforeAll(async () => {
    url = await databaseUrl(server)
    second = await openPostgres(postgresSettings(url, PATIENT), pino({ level: 'silent' }))
    other = await startTestServer({ beside: { database: second } })
  })
  afterAll(async () => {
    await other.close()
    await second.close()
  })

  /** Holds the account until the first and then the second wait for it: they go on in that order. */
  async function inTurn<First, Second>(
    userId: string,
    first: () => Promise<First>,
    next: () => Promise<Second>,
  ) {
    const holder = new Client({ connectionString: url })
    await holder.connect()
    try {
      await holder.query('begin')
      await holder.query('select 1 from users where id = $1 for update', [userId])
      const one = first()
      await untilWaiting(server, 1)
      const two = next()
      await untilWaiting(server, 2)
      await holder.query('commit')
      return await Promise.all([one, two])
    } finally {
      await holder.end()
    }
  }

  test('a sign-in with the old password after the recovery is refused', async () => {
    const { id, email } = await server.signUp()
    const link = await linkFor(email)
    const late = () => signIn(email, PASSWORD, other)
    const [recovered, signedIn] = await inTurn(id, () => recover(link), late)
    expect(signedIn.errors).toMatchObject([{ message: 'Wrong password' }])
    await expectRecovered(email, recovered.data.setNewPassword.token)
  })

  test('a sign-in with the old password before the recovery ends with it', async () => {
    const { id, email } = await server.signUp()
    const link = await linkFor(email)
    const early = () => signIn(email, PASSWORD, other)
    const [signedIn, recovered] = await inTurn(id, early, () => recover(link))
    expect(await isSignedIn(signedIn.data.authenticate.token)).toBe(false)
    await expectRecovered(email, recovered.data.setNewPassword.token)
  })

  test('an opening that is requested again after the recovery opens no session', async () => {
    const form = { key: crypto.randomUUID(), email: 'encore@bureau.example' }
    const opened = await request<{ openAccount: { id: string } }>(OPEN, form)
    const link = await linkFor(form.email)
    const again = () => request(OPEN, form, other)
    const [recovered, late] = await inTurn(opened.data.openAccount.id, () => recover(link), again)
    expect(late.errors).toMatchObject([{ extensions: { fields: { email: 'TAKEN' } } }])
    await expectRecovered(form.email, recovered.data.setNewPassword.token)
  })

  test.each(['before', 'after'])(
    'a passkey of an address that was never confirmed, added %s the recovery, is gone',
    async (when) => {
      const { id, email, token } = await server.signUp()
      const calls = passkeyCalls(other)
      const challenge = await calls.creationChallenge(token)
      const link = await linkFor(email)
      const add = () => calls.add(softAuthenticator(LOCAL_SITE).create(challenge), token)
      const added =
        when === 'after'
          ? (await inTurn(id, () => recover(link), add))[1]
          : (await inTurn(id, add, () => recover(link)))[0]
      expect(added.errors.map(({ extensions }) => extensions.code)).toEqual(
        when === 'after' ? ['UNAUTHENTICATED'] : [],
      )
      const rows = await server.db
        .select()
        .from(passkeys)
        .where(eq(passkeys.userId, Number(id)))
      expect(rows).toEqual([])
    },
  )

  test('two links used at the same moment do not stop each other', async () => {
    const { id, email } = await server.signUp()
    const [one, two] = [await linkFor(email), await linkFor(email)]
    const both = await inTurn(
      id,
      () => recover(one),
      () => recover(two),
    )
    expect(both.map(({ errors }) => errors[0]?.message)).toEqual([undefined, 'Wrong Token'])
  })
})
