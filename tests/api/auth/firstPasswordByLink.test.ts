import { randomUUID } from 'node:crypto'
import * as tables from '#server/db/tables'
import { newAddress, startTestServer, type TestServer } from '../../support/testServer'

const OPEN = `mutation Open($key: String!, $email: String!) {
  openAccount(
    key: $key, email: $email, firstname: "Claire", lastname: "Martin", hasAcceptedTerms: true
  ) { id token }
}`
const CHECK = `mutation Check($token: String!) { checkTokenValidity(token: $token, type: "firstPassword") }`
const CONFIRM = 'mutation Confirm($token: String!) { confirmEmail(token: $token) }'
const SET = `mutation Set($token: String!, $password: String!) {
  setNewPassword(token: $token, password: $password) { token }
}`
const FIRST_PASSWORD = `mutation First($newPassword: String!) {
  updatePassword(actualPassword: "", newPassword: $newPassword)
}`
const PROFILE = 'query Profile { getCustomerProfile { email hasPassword isEmailConfirmed } }'
const PASSWORD = 'Nouveau-Passe-2027'
const WEEK = 7 * 24 * 3600_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
})
afterAll(() => server.close())

const request = <Data>(query: string, variables: Record<string, unknown>, token?: string) =>
  server.graphql<Data>(query, variables, token, { 'x-forwarded-for': newAddress() })

async function opened() {
  const email = `${randomUUID()}@bureau.example`
  const { data } = await request<{ openAccount: { id: string; token: string } }>(OPEN, {
    key: randomUUID(),
    email,
  })
  const confirmation = (await server.mails(email)).find(({ text }) =>
    text.includes('confirmation-email'),
  )
  const [, link = ''] = /confirmation-email\?token=(\S+)/.exec(confirmation?.text ?? '') ?? []
  return { email, link, ...data.openAccount }
}
const mayChoose = async (token: string) =>
  (await request<{ checkTokenValidity: boolean }>(CHECK, { token })).data.checkTokenValidity
const choose = (token: string, password = PASSWORD) =>
  request<{ setNewPassword: { token: string } }>(SET, { token, password })
const profileOf = (token: string) => request(PROFILE, {}, token)

test('the link that confirms an address chooses the first password, on any device, and confirms', async () => {
  const { email, link, token } = await opened()
  expect(await mayChoose(link)).toBe(true)
  const { data, errors } = await choose(link)
  expect(errors).toEqual([])
  expect((await profileOf(data.setNewPassword.token)).data).toEqual({
    getCustomerProfile: { email, hasPassword: true, isEmailConfirmed: true },
  })
  // The session that began with the order may be a stranger's to the address.
  expect((await profileOf(token)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect(await mayChoose(link)).toBe(false)
  expect((await choose(link)).errors[0]?.message).toBe('Wrong Token')
})

test('two who come with the same link at once: one password is set', async () => {
  const { link } = await opened()
  const both = await Promise.all([choose(link), choose(link, 'Autre-Passe-2027')])
  expect(both.flatMap(({ errors }) => errors.map(({ message }) => message))).toEqual([
    'Wrong Token',
  ])
})

test('a weak password is refused, and the link still holds', async () => {
  const { link } = await opened()
  expect((await choose(link, 'court')).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  expect(await mayChoose(link)).toBe(true)
})

describe('the link chooses nothing', () => {
  const refused = async (link: string) => {
    expect(await mayChoose(link)).toBe(false)
    expect((await choose(link)).errors[0]?.message).toBe('Wrong Token')
  }

  test('for an account that has a password: it only confirms', async () => {
    const { link, token } = await opened()
    await request(FIRST_PASSWORD, { newPassword: PASSWORD }, token)
    await refused(link)
    expect((await request(CONFIRM, { token: link })).errors).toEqual([])
    expect((await profileOf(token)).errors).toEqual([])
  })

  test('for an account that has a passkey', async () => {
    const { id, link } = await opened()
    await server.db.insert(tables.passkeys).values({
      userId: Number(id),
      credentialId: randomUUID(),
      publicKey: 'key',
      signCount: 0,
      transports: [],
      name: 'Chrome',
      createdAt: server.clock.now(),
    })
    await refused(link)
  })

  test('once it has confirmed', async () => {
    const { link } = await opened()
    await request(CONFIRM, { token: link })
    await refused(link)
  })

  test('after seven days, and where it is made up', async () => {
    const { link } = await opened()
    server.clock.advance(WEEK)
    await refused(link)
    await refused('A'.repeat(43))
  })
})
