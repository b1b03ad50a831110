import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '#server/db/tables'
import { newAddress, PASSWORD, startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
})
afterAll(() => server.close())

const FORM = 'email: $email, firstname: "Claire", lastname: "Martin", hasAcceptedTerms: true'
const SIGN_UP = `mutation SignUp($email: String!, $utmSource: String, $utmContent: String) {
  signup(${FORM}, password: "${PASSWORD}", utmSource: $utmSource, utmContent: $utmContent) { id }
}`
const OPEN = `mutation Open($key: String!, $email: String!, $utmSource: String, $utmContent: String) {
  openAccount(${FORM}, key: $key, utmSource: $utmSource, utmContent: $utmContent) { id }
}`

/** Makes an account that is told what brought it; returns what is kept of that. */
async function campaignOf(mutation: string, told: Record<string, unknown>) {
  const email = `${randomUUID()}@bureau.example`
  const form = { email, ...(mutation === OPEN && { key: randomUUID() }), ...told }
  const { errors } = await server.graphql(mutation, form, undefined, {
    'x-forwarded-for': newAddress(),
  })
  expect(errors).toEqual([])
  const [row] = await server.db.select({ utm: users.utm }).from(users).where(eq(users.email, email))
  return row?.utm
}

describe.each([
  ['signs up', SIGN_UP],
  ['orders', OPEN],
])('the account of a person who %s', (_, mutation) => {
  test('keeps what fits, to the last character', async () => {
    const utmContent = `${'a'.repeat(198)}🍮`
    expect(await campaignOf(mutation, { utmSource: 'lettre', utmContent })).toEqual({
      utmSource: 'lettre',
      utmContent,
    })
  })

  test.each([
    ['a character that the longest value would halve', `${'a'.repeat(199)}🍮`],
    ['a text without end', 'x'.repeat(50_000)],
  ])('is made without %s', async (_text, utmContent) => {
    expect(await campaignOf(mutation, { utmSource: 'lettre', utmContent })).toEqual({
      utmSource: 'lettre',
    })
    expect(await campaignOf(mutation, { utmContent })).toBeNull()
  })
})
