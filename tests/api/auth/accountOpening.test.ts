import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { RECENT_SIGN_IN_MS } from '#domain/customer/passkeys'
import * as tables from '#server/db/tables'
import { aCart, shopping } from '../../support/carts'
import { callsTo, counted } from '../../support/limitCalls'
import { openShop } from '../../support/shop'
import { newAddress, PASSWORD, startTestServer, type TestServer } from '../../support/testServer'

const OPEN = `mutation Open($key: String!, $email: String!, $firstname: String!, $lastname: String!, $hasAcceptedTerms: Boolean!, $utmSource: String, $website: String) {
  openAccount(
    key: $key, email: $email, firstname: $firstname, lastname: $lastname, hasAcceptedTerms: $hasAcceptedTerms
    utmSource: $utmSource, website: $website
  ) { id token hasPassword }
}`
const CHECK = 'mutation Check($email: String!) { checkEmail(email: $email) }'
const SIGN_UP = `mutation SignUp($email: String!) {
  signup(email: $email, password: "${PASSWORD}", firstname: "Alix", lastname: "Martin", hasAcceptedTerms: true) { id }
}`
const SIGN_IN = `mutation SignIn($email: String!, $password: String!) {
  authenticate(email: $email, password: $password) { id token }
}`
const PROFILE =
  'query Profile { getCustomerProfile { firstname lastname email hasPassword isEmailConfirmed hasAcceptedNewsletter } }'
const RETRIEVE = 'mutation Retrieve($email: String!) { retrievePassword(email: $email) }'
const SET = `mutation Set($token: String!, $password: String!) {
  setNewPassword(token: $token, password: $password) { token }
}`
const FIRST_PASSWORD = `mutation First($newPassword: String!) {
  updatePassword(actualPassword: "", newPassword: $newPassword)
}`
const NEW_PASSWORD = 'Nouveau-Passe-2027'
const HOUR = 3600_000

type Opened = { openAccount: { id: string; token: string; hasPassword: boolean } }

let server: TestServer
let send: ReturnType<typeof callsTo>['send']
beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  ;({ send } = callsTo(server))
})
afterAll(() => server.close())

const newEmail = () => `${randomUUID()}@bureau.example`
const claire = (changes: Record<string, unknown> = {}) => ({
  key: randomUUID(),
  email: newEmail(),
  firstname: 'Claire',
  lastname: 'Martin',
  hasAcceptedTerms: true,
  ...changes,
})

const request = <Data>(query: string, variables: Record<string, unknown>) =>
  server.graphql<Data>(query, variables, undefined, { 'x-forwarded-for': newAddress() })

const open = async (form: Record<string, unknown>) => (await request<Opened>(OPEN, form)).data
const refusalOf = async (query: string, variables: Record<string, unknown>) => {
  const { data, errors } = await request(query, variables)
  expect(data).toBeNull()
  return { message: errors[0]?.message, ...errors[0]?.extensions }
}
const usersOf = (email: string) =>
  server.db.select().from(tables.users).where(eq(tables.users.email, email))

describe('an account that is opened with an order', () => {
  test('has a session and no password, and one mail asks to confirm its address', async () => {
    const form = claire({ email: ` ${newEmail().toUpperCase()} `, utmSource: 'lettre' })
    const email = form.email.trim().toLowerCase()
    const { openAccount } = await open(form)
    expect(openAccount).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(openAccount.hasPassword).toBe(false)
    const { data } = await server.graphql(PROFILE, {}, openAccount.token)
    expect(data).toEqual({
      getCustomerProfile: {
        firstname: 'Claire',
        lastname: 'Martin',
        email,
        hasPassword: false,
        isEmailConfirmed: false,
        hasAcceptedNewsletter: false,
      },
    })
    const [row] = await usersOf(email)
    expect(row).toMatchObject({ type: 'b2b', passwordHash: null, utm: { utmSource: 'lettre' } })
    expect(row?.hasAcceptedTermsAt).not.toBeNull()
    await server.services.mail.deliverDue()
    const sent = (await server.mails(email)).filter(({ sentAt }) => sentAt !== null)
    expect(sent.map(({ subject }) => subject)).toEqual(['Confirmez votre adresse e-mail'])
    expect(sent[0]?.text).not.toMatch(/Claire|Martin/)
  })

  test('stores its cart and orders as any other', async () => {
    const { openAccount } = await open(claire())
    const { setCart, createOrder } = shopping(server)
    const key = randomUUID()
    expect((await setCart(openAccount.token, aCart(), key)).errors).toEqual([])
    const { data } = await createOrder(openAccount.token, key, false)
    expect(data.createOrder).toMatch(/^ORDER_ID:/)
  })

  test('may have one name only', async () => {
    const { openAccount } = await open(claire({ lastname: '' }))
    expect(openAccount.id).toMatch(/^\d+$/)
  })

  test('tells every problem by field, and opens nothing', async () => {
    const form = claire({ email: 'claire@', firstname: ' ', hasAcceptedTerms: false })
    expect(await refusalOf(OPEN, form)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { email: 'EMAIL', firstname: 'REQUIRED', hasAcceptedTerms: 'MUST_ACCEPT' },
    })
  })

  test('is not for programs, nor for keys that can be guessed', async () => {
    const trapped = claire({ website: 'https://exemple.example' })
    // The site would show a sentence as it stands.
    expect(await refusalOf(OPEN, trapped)).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'NOT_AN_ORDER',
    })
    expect(await usersOf(trapped.email)).toEqual([])
    const guessable = claire({ key: '1234' })
    expect(await refusalOf(OPEN, guessable)).toMatchObject({ fields: { key: 'INVALID' } })
    expect(await usersOf(guessable.email)).toEqual([])
  })
})

describe('an address that has an account', () => {
  test('gets no session and no mail, with a password or without', async () => {
    const { email } = await server.signUp()
    const opened = claire()
    await open(opened)
    for (const address of [email, opened.email]) {
      const before = (await server.mails(address)).length
      expect(await refusalOf(OPEN, claire({ email: address }))).toMatchObject({
        message: 'Un compte existe déjà pour cette adresse email.',
        code: 'BAD_USER_INPUT',
        fields: { email: 'TAKEN' },
      })
      expect(await server.mails(address)).toHaveLength(before)
      expect(await usersOf(address)).toHaveLength(1)
    }
  })

  test('is reported to the caller, and so is an address without one; what is no address is refused', async () => {
    const { email } = await server.signUp()
    expect((await request(CHECK, { email: ` ${email.toUpperCase()}` })).data).toEqual({
      checkEmail: true,
    })
    expect((await request(CHECK, { email: newEmail() })).data).toEqual({ checkEmail: false })
    expect(await refusalOf(CHECK, { email: 'claire@' })).toMatchObject({
      fields: { email: 'EMAIL' },
    })
  })
})

describe('a lost response', () => {
  test('is requested again with the same key: one account, one mail, a session that works', async () => {
    const form = claire()
    const first = await open(form)
    const again = await open(form)
    expect(again.openAccount.id).toBe(first.openAccount.id)
    expect(again.openAccount.token).not.toBe(first.openAccount.token)
    const { errors } = await server.graphql(PROFILE, {}, again.openAccount.token)
    expect(errors).toEqual([])
    const subjects = (await server.mails(form.email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Confirmez votre adresse e-mail', 'Bienvenue chez Tablée'])
  })

  test('two at the same moment open one account, and both get in', async () => {
    const form = claire()
    const both = await Promise.all([open(form), open(form)])
    expect(new Set(both.map(({ openAccount }) => openAccount.id)).size).toBe(1)
    expect(await usersOf(form.email)).toHaveLength(1)
  })

  test('a key that has opened an account opens none for a free address, at once or later', async () => {
    const form = claire()
    const others = [claire({ key: form.key }), claire({ key: form.key })]
    await open(form)
    for (const other of others) {
      expect(await refusalOf(OPEN, other)).toEqual({
        code: 'BAD_USER_INPUT',
        message: 'KEY_TAKEN',
        fields: { key: 'TAKEN' },
      })
      expect(await usersOf(other.email)).toEqual([])
    }
    const key = randomUUID()
    const both = await Promise.all(
      [claire({ key }), claire({ key })].map((one) => request<Opened>(OPEN, one)),
    )
    expect(both.flatMap(({ errors }) => errors)).toMatchObject([
      { extensions: { fields: { key: 'TAKEN' } } },
    ])
  })

  test('a key opens no other address, no account with a password, and nothing after an hour', async () => {
    const form = claire()
    const { openAccount } = await open(form)
    const neighbour = await server.signUp()
    expect(await refusalOf(OPEN, { ...form, email: neighbour.email })).toMatchObject({
      fields: { email: 'TAKEN' },
    })
    await server.graphql(FIRST_PASSWORD, { newPassword: NEW_PASSWORD }, openAccount.token)
    expect(await refusalOf(OPEN, form)).toMatchObject({ fields: { email: 'TAKEN' } })

    const late = claire()
    await open(late)
    server.clock.advance(HOUR)
    expect(await refusalOf(OPEN, late)).toMatchObject({ fields: { email: 'TAKEN' } })
  })
})

describe('no password', () => {
  test('signs no account in, an empty one neither', async () => {
    const { email } = claire()
    await open(claire({ email }))
    for (const password of ['', PASSWORD]) {
      expect(await refusalOf(SIGN_IN, { email, password })).toMatchObject({
        message: 'Null password',
      })
    }
  })

  test.each([
    ['before a quarter of an hour is over', RECENT_SIGN_IN_MS - 60_000, []],
    ['not after it', RECENT_SIGN_IN_MS, [{ newPassword: 'SIGN_IN' }]],
  ])('is chosen by the session %s', async (_, age, expected) => {
    const start = server.clock.now()
    const { openAccount } = await open(claire())
    server.clock.advance(age)
    const { errors } = await server.graphql(
      FIRST_PASSWORD,
      { newPassword: NEW_PASSWORD },
      openAccount.token,
    )
    server.clock.moveTo(start.toISOString())
    expect(errors.map(({ extensions }) => extensions.fields)).toEqual(expected)
  })

  test('becomes one on the confirmation, which signs in from then on', async () => {
    const form = claire()
    const { openAccount } = await open(form)
    const { errors } = await server.graphql(
      FIRST_PASSWORD,
      { newPassword: NEW_PASSWORD },
      openAccount.token,
    )
    expect(errors).toEqual([])
    const { data } = await request(SIGN_IN, { email: form.email, password: NEW_PASSWORD })
    expect(data).toMatchObject({ authenticate: { id: openAccount.id } })
  })

  test('becomes one by mail too, which confirms the address and ends the other sessions', async () => {
    const { email, ...form } = claire()
    const { openAccount } = await open({ email, ...form })
    await request(RETRIEVE, { email })
    const { token } = await server.lastMail(email)
    const { data } = await request<{ setNewPassword: { token: string } }>(SET, {
      token,
      password: NEW_PASSWORD,
    })
    const session = data.setNewPassword.token
    expect((await server.graphql(PROFILE, {}, session)).data).toMatchObject({
      getCustomerProfile: { hasPassword: true, isEmailConfirmed: true },
    })
    const { errors } = await server.graphql(PROFILE, {}, openAccount.token)
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('limits', () => {
  test('checks, openings and sign-ups are counted together: twenty an hour', async () => {
    const ip = newAddress()
    const responses = await Promise.all([
      ...Array.from({ length: 10 }, () => send(CHECK, { email: newEmail() }, ip)),
      ...Array.from({ length: 10 }, () => send(OPEN, claire(), ip)),
      ...Array.from({ length: 5 }, () => send(SIGN_UP, { email: newEmail() }, ip)),
    ])
    expect(counted(responses, 'RATE_LIMITED')).toBe(5)
    expect(await send(CHECK, { email: newEmail() }, newAddress())).toBeUndefined()
  })

  test('who checks an address and opens its account spends one try', async () => {
    const ip = newAddress()
    for (let n = 0; n < 20; n += 1) {
      const form = claire()
      expect(await send(CHECK, { email: form.email }, ip)).toBeUndefined()
      expect(await send(OPEN, form, ip)).toBeUndefined()
    }
    expect(await send(CHECK, { email: newEmail() }, ip)).toBe('RATE_LIMITED')
    expect(await send(OPEN, claire(), ip)).toBe('RATE_LIMITED')
  })
})
