import { eq } from 'drizzle-orm'
import { users } from '#server/db/tables'
import { newAddress, startTestServer, type TestServer } from '../../support/testServer'

const REQUEST = 'mutation Request($email: String!) { requestCanteenAccess(email: $email) }'
const VALIDATE = `mutation Validate($token: String!) {
  validateCanteenEmail(token: $token) { id token hasPassword }
}`
const UPDATE = `mutation Update($actual: String!, $new: String!) {
  updatePassword(actualPassword: $actual, newPassword: $new)
}`
const RETRIEVE = `mutation Retrieve($email: String!) {
  retrievePassword(email: $email, type: "canteen")
}`
const SET = `mutation Set($token: String!, $password: String!) {
  setNewPassword(token: $token, password: $password) { token }
}`
const USER = `query User($token: String!) {
  getUserFromToken(token: $token) { firstname lastname email type companyName }
}`
const HAS_PASSWORD = '{ getCustomerProfile { hasPassword } }'
const NEW_PASSWORD = 'Nouveau-Passe-2027'
const HOUR = 3600_000

type Validation = { validateCanteenEmail: { id: string; token: string; hasPassword: boolean } }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const request = (email: string) => server.graphql(REQUEST, { email })
const validate = (token: string) => server.graphql<Validation>(VALIDATE, { token })

test('an address of a company with a canteen gets a link, and by it a canteen account', async () => {
  const email = 'jeanne-marie.petit@cantine-rivoli.example'
  expect((await request(` ${email.toUpperCase()} `)).data).toEqual({ requestCanteenAccess: true })
  const mail = await server.lastMail(email)
  expect(mail.link).toContain('/canteen-validation?token=')
  expect(mail.text).toContain('Cantine Rivoli')

  const { data } = await validate(mail.token)
  const { token, hasPassword } = data.validateCanteenEmail
  expect(hasPassword).toBe(false)
  expect((await server.graphql(USER, { token })).data).toEqual({
    getUserFromToken: {
      firstname: 'Jeanne-Marie',
      lastname: 'Petit',
      email,
      type: 'canteen',
      companyName: 'Cantine Rivoli',
    },
  })
  const [user] = await server.db.select().from(users).where(eq(users.email, email))
  expect(user?.emailValidatedAt).toEqual(expect.any(Date))

  const profile = async () => (await server.graphql(HAS_PASSWORD, {}, token)).data
  expect(await profile()).toEqual({ getCustomerProfile: { hasPassword: false } })
  const { errors } = await server.graphql(UPDATE, { actual: '', new: NEW_PASSWORD }, token)
  expect(errors).toEqual([])
  expect(await profile()).toEqual({ getCustomerProfile: { hasPassword: true } })
  await server.signIn(email, 'canteen', NEW_PASSWORD)
})

test('who has a canteen account already gets in with it', async () => {
  const email = 'louis@cantine-rivoli.example'
  await request(email)
  const { data } = await validate((await server.lastMail(email)).token)
  expect(data.validateCanteenEmail).toMatchObject({ id: '4', hasPassword: true })
})

test('other addresses get no mail, and the response does not tell', async () => {
  const strangers = [
    'quelquun@ailleurs.example',
    'camille@atelier-nord.example',
    'quelquun@sous.cantine-rivoli.example',
    'quelquun@cantine-rivoli.example.org',
    'cantine-rivoli.example',
    '',
  ]
  const responses = await Promise.all(strangers.map(request))
  for (const { data, errors } of responses) {
    expect({ data, errors }).toEqual({ data: { requestCanteenAccess: true }, errors: [] })
  }
  const recipients = (await server.mails()).map(({ recipient }) => recipient)
  expect(strangers.filter((email) => recipients.includes(email))).toEqual([])
})

test('two requests at the same moment open one account', async () => {
  const email = 'double@cantine-rivoli.example'
  await Promise.all([request(email), request(email)])
  expect(await server.db.select().from(users).where(eq(users.email, email))).toHaveLength(1)
  await validate((await server.lastMail(email)).token)
})

test('an account that never followed its link signs in by the mail only', async () => {
  const email = 'lente@cantine-rivoli.example'
  await request(email)
  await expect(server.signIn(email, 'canteen', '')).rejects.toThrow('Null password')
  const { token } = await server.lastMail(email)
  server.clock.advance(HOUR)
  expect((await validate(token)).errors[0]?.message).toBe('Wrong Token')
})

test('strangers who request the link of a guest leave them theirs, and fill no mailbox', async () => {
  const email = 'demandee@cantine-rivoli.example'
  const requestFrom = (ip: string) =>
    server.graphql(REQUEST, { email }, undefined, { 'x-forwarded-for': ip })
  const stranger = newAddress()
  for (let tries = 0; tries < 4; tries += 1) await requestFrom(stranger)
  expect((await request(email)).errors).toEqual([])
  const { token } = await server.lastMail(email)
  expect(await server.mails(email)).toHaveLength(5)
  const responses = [await requestFrom(stranger), await requestFrom(newAddress())]
  expect(responses.flatMap(({ errors }) => errors)).toEqual([])
  expect((await requestFrom(stranger)).errors[0]?.extensions.code).toBe('RATE_LIMITED')
  // Five a day to an address that no one has confirmed.
  expect(await server.mails(email)).toHaveLength(5)
  expect((await validate(token)).errors).toEqual([])
})

test('a new password by mail ends the links that let in without one', async () => {
  const email = 'reprise@cantine-rivoli.example'
  await request(email)
  const { token: entrance } = await server.lastMail(email)
  await server.graphql(RETRIEVE, { email })
  const { token } = await server.lastMail(email)
  expect((await server.graphql(SET, { token, password: NEW_PASSWORD })).errors).toEqual([])
  expect((await validate(entrance)).errors[0]?.message).toBe('Wrong Token')
})
