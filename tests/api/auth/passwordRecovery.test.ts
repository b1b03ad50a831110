import timers from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { users } from '#server/db/tables'
import { addUser } from '../../support/shop'
import { newAddress, PASSWORD, startTestServer, type TestServer } from '../../support/testServer'

const RETRIEVE = `mutation Retrieve($email: String!, $type: String) {
  retrievePassword(email: $email, type: $type)
}`
const CHECK = `mutation Check($token: String!, $type: String) {
  checkTokenValidity(token: $token, type: $type)
}`
const SET = `mutation Set($token: String!, $password: String!) {
  setNewPassword(token: $token, password: $password) { id token hasPassword }
}`
const UPDATE = `mutation Update($actual: String!, $new: String!) {
  updatePassword(actualPassword: $actual, newPassword: $new)
}`
const ACCEPT = 'mutation Accept($token: String!) { acceptTerms(token: $token) }'
const PROFILE = 'query Profile { getCustomerProfile { id } }'
const NEW_PASSWORD = 'Nouveau-Passe-2027'
const HOUR = 3600_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Requests a link and takes the token from the mail. */
async function tokenFor(email: string, type = 'b2b') {
  const { errors } = await server.graphql(RETRIEVE, { email, type })
  expect(errors).toEqual([])
  return (await server.lastMail(email)).token
}

async function sessionOf(token: string, password = NEW_PASSWORD) {
  const { data, errors } = await server.graphql<{ setNewPassword: { token: string } }>(SET, {
    token,
    password,
  })
  expect(errors).toEqual([])
  return data.setNewPassword.token
}

const isSignedIn = async (token: string) =>
  (await server.graphql(PROFILE, {}, token)).errors.length === 0

test('an account migrated without a password gets one by mail, and its terms to accept', async () => {
  const email = 'ines@migree.example'
  await expect(server.signIn(email)).rejects.toThrow('Null password')
  const token = await tokenFor(email)
  expect(await isSignedIn(await sessionOf(token))).toBe(true)
  expect(await isSignedIn(await server.signIn(email, 'b2b', NEW_PASSWORD))).toBe(true)
  const terms = await server.lastMail(email)
  expect(terms.subject).toBe('Acceptez nos conditions générales de vente')
  expect(terms.link).toContain('/validation-cgv/')
  // Signing in again sends no second link while the first one holds.
  expect(await server.mails(email)).toHaveLength(2)
  expect((await server.graphql(ACCEPT, { token: terms.token })).data).toEqual({ acceptTerms: true })
  const [ines] = await server.db.select().from(users).where(eq(users.email, email))
  expect(ines?.hasAcceptedTermsAt).toEqual(expect.any(Date))
  server.clock.advance(8 * 24 * HOUR)
  await server.signIn(email, 'b2b', NEW_PASSWORD)
  expect(await server.mails(email)).toHaveLength(2)
})

test('a new password ends every session that was open, and every other link', async () => {
  const { email, token: before } = await server.signUp()
  const [first, second] = [await tokenFor(email), await tokenFor(email)]
  const session = await sessionOf(first)
  expect(await isSignedIn(before)).toBe(false)
  expect(await isSignedIn(session)).toBe(true)
  expect((await server.graphql(SET, { token: second, password: PASSWORD })).errors).toMatchObject([
    { message: 'Wrong Token' },
  ])
  await expect(server.signIn(email)).rejects.toThrow('Wrong password')
})

test('a mail tells the owner that the password was replaced, by a mailed link or in the account', async () => {
  const { email, token } = await server.signUp()
  await sessionOf(await tokenFor(email))
  const byLink = await server.lastMail(email)
  expect(byLink.subject).toBe('Votre mot de passe a été changé')
  expect(byLink.link).toBe('')
  const session = await server.signIn(email, 'b2b', NEW_PASSWORD)
  const written = (await server.mails(email)).length
  await server.graphql(UPDATE, { actual: 'Faux-Passe-2026', new: PASSWORD }, session)
  expect(await server.mails(email)).toHaveLength(written)
  await server.graphql(UPDATE, { actual: NEW_PASSWORD, new: PASSWORD }, session)
  const subjects = (await server.mails(email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === byLink.subject)).toHaveLength(2)
  expect(await isSignedIn(token)).toBe(false)
})

test('a link holds for one hour, however often it is looked at', async () => {
  const token = await tokenFor((await server.signUp()).email)
  for (let looks = 0; looks < 2; looks += 1) {
    expect((await server.graphql(CHECK, { token })).data).toEqual({ checkTokenValidity: true })
  }
  server.clock.advance(HOUR)
  expect((await server.graphql(CHECK, { token })).data).toEqual({ checkTokenValidity: false })
})

test('of two who use one link at the same moment, one gets in', async () => {
  const token = await tokenFor((await server.signUp()).email)
  const responses = await Promise.all(
    [1, 2].map(() => server.graphql(SET, { token, password: NEW_PASSWORD })),
  )
  expect(responses.map(({ errors }) => errors[0]?.message).sort()).toEqual([
    'Wrong Token',
    undefined,
  ])
})

test('a weak password leaves the link as it was', async () => {
  const token = await tokenFor((await server.signUp()).email)
  for (const [password, problem] of [
    ['court', 'TOO_SHORT'],
    ['abcdefgh-123', 'TOO_SIMPLE'],
    ['a'.repeat(201), 'TOO_LONG'],
  ]) {
    const { errors } = await server.graphql(SET, { token, password })
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { password: problem },
    })
  }
  await sessionOf(token)
})

test('a recovery does not tell who has an account, by words or by time', async () => {
  const known = 'camille@atelier-nord.example'
  const unknown = ['personne@nulle-part.example', 'louis@cantine-rivoli.example', 'pas une adresse']
  const pause = jest.spyOn(timers, 'setTimeout')
  const requested = await Promise.all(
    [known, ...unknown].map((email) => server.graphql(RETRIEVE, { email })),
  )
  for (const { data, errors } of requested) {
    expect({ data, errors }).toEqual({ data: { retrievePassword: true }, errors: [] })
  }
  // Each waits as long as the others.
  const pauses = pause.mock.calls.map(([milliseconds]) => milliseconds)
  pause.mockRestore()
  expect(pauses).toEqual(requested.map(() => pauses[0]))
  const recipients = (await server.mails()).map(({ recipient }) => recipient)
  expect(recipients).toContain(known)
  expect(unknown.filter((email) => recipients.includes(email))).toEqual([])
})

test('a canteen account has its own recovery', async () => {
  const email = 'louis@cantine-rivoli.example'
  await sessionOf(await tokenFor(email, 'canteen'))
  await server.signIn(email, 'canteen', NEW_PASSWORD)
})

test('recovery is limited per account and caller, known or not', async () => {
  for (const email of [(await server.signUp()).email, 'personne@ailleurs.example']) {
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => server.graphql(RETRIEVE, { email })),
    )
    const refused = responses.flatMap(({ errors }) => errors)
    expect(refused.map(({ extensions }) => extensions.code)).toEqual(['RATE_LIMITED'])
  }
})

/** As many requests as one caller has, by as many callers; returns their responses. */
const requestFromMany = (callers: number, email: string) =>
  Promise.all(
    Array.from({ length: callers }, newAddress).flatMap((ip) =>
      Array.from({ length: 5 }, () =>
        server.graphql(RETRIEVE, { email }, undefined, { 'x-forwarded-for': ip }),
      ),
    ),
  )

describe('strangers who request links', () => {
  test('leave the owner theirs', async () => {
    const email = 'demandee@bureau.example'
    await addUser(server.db, { email })
    await requestFromMany(1, email)
    expect(await isSignedIn(await sessionOf(await tokenFor(email)))).toBe(true)
  })

  test('fill no mailbox: twenty an hour, the last of which still works, and no response tells', async () => {
    const email = 'inondee@bureau.example'
    await addUser(server.db, { email })
    const responses = await requestFromMany(6, email)
    expect(responses.flatMap(({ errors }) => errors)).toEqual([])
    expect(await server.mails(email)).toHaveLength(20)
    await sessionOf((await server.lastMail(email)).token)
  })

  test('send five a day to an address that no one has confirmed', async () => {
    const { email } = await server.signUp()
    const before = (await server.mails(email)).length
    const responses = await requestFromMany(3, email)
    expect(responses.flatMap(({ errors }) => errors)).toEqual([])
    expect(await server.mails(email)).toHaveLength(before + 5)
    await sessionOf((await server.lastMail(email)).token)
  })
})

describe('the password of who is signed in', () => {
  test('changes with the one until now, and ends the other sessions only', async () => {
    const { email, token } = await server.signUp()
    const elsewhere = await server.signIn(email)
    const { data } = await server.graphql(UPDATE, { actual: PASSWORD, new: NEW_PASSWORD }, token)
    expect(data).toEqual({ updatePassword: true })
    expect(await isSignedIn(token)).toBe(true)
    expect(await isSignedIn(elsewhere)).toBe(false)
    await server.signIn(email, 'b2b', NEW_PASSWORD)
  })

  test('stays with a wrong one, a weak one or for a visitor', async () => {
    const { email, token } = await server.signUp()
    const refused = async (actual: string, next: string, session?: string) =>
      (await server.graphql(UPDATE, { actual, new: next }, session)).errors[0]
    expect(await refused('Faux-Passe-2026', NEW_PASSWORD, token)).toMatchObject({
      message: 'Wrong password',
      extensions: { code: 'BAD_USER_INPUT', fields: { actualPassword: 'WRONG' } },
    })
    expect(await refused(PASSWORD, 'court', token)).toMatchObject({
      extensions: { fields: { newPassword: 'TOO_SHORT' } },
    })
    expect(await refused(PASSWORD, NEW_PASSWORD)).toMatchObject({
      extensions: { code: 'UNAUTHENTICATED' },
    })
    await server.signIn(email)
  })

  test('is another one, or stays', async () => {
    const { email, token } = await server.signUp()
    const elsewhere = await server.signIn(email)
    const { errors } = await server.graphql(UPDATE, { actual: PASSWORD, new: PASSWORD }, token)
    expect(errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { newPassword: 'SAME' } } },
    ])
    expect(await isSignedIn(elsewhere)).toBe(true)
  })

  test('changes five times a quarter of an hour, and ends no link that its owner got by mail', async () => {
    const { email, token } = await server.signUp()
    const link = await tokenFor(email)
    const passwords = Array.from({ length: 7 }, (_, n) => `Passe-Du-Voleur-${n}`)
    let actual = PASSWORD
    const codes: unknown[] = []
    for (const next of passwords) {
      const { errors } = await server.graphql(UPDATE, { actual, new: next }, token)
      codes.push(errors[0]?.extensions.code)
      if (errors.length === 0) actual = next
    }
    expect(codes).toEqual([...Array(5).fill(undefined), 'RATE_LIMITED', 'RATE_LIMITED'])
    expect(await isSignedIn(await sessionOf(link))).toBe(true)
    expect(await isSignedIn(token)).toBe(false)
  })

  test('is not guessed: ten tries a quarter of an hour', async () => {
    const { token } = await server.signUp()
    for (let tries = 0; tries < 10; tries += 1) {
      await server.graphql(UPDATE, { actual: `Faux-${tries}`, new: NEW_PASSWORD }, token)
    }
    const { errors } = await server.graphql(UPDATE, { actual: PASSWORD, new: NEW_PASSWORD }, token)
    expect(errors[0]?.extensions.code).toBe('RATE_LIMITED')
  })

  test('is set without another one while the account has none', async () => {
    const { id, token } = await addUser(server.db, {}, server.clock.now())
    const { errors } = await server.graphql(UPDATE, { actual: '', new: NEW_PASSWORD }, token)
    expect(errors).toEqual([])
    const [user] = await server.db.select().from(users).where(eq(users.id, id))
    await server.signIn(user?.email ?? '', 'b2b', NEW_PASSWORD)
  })
})
