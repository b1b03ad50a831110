import { randomUUID } from 'node:crypto'
import { createSigner } from '#server/base/signing'
import type { UserType } from '#server/base/Viewer'
import { accountName } from '#server/modules/auth/accountName'
import { createKnownDevices } from '#server/modules/auth/knownDevices'
import { callsTo } from '../../support/limitCalls'
import { passkeyCalls } from '../../support/passkeyCalls'
import { SITE } from '../../support/softAuthenticator'
import { newAddress, PASSWORD, startTestServer, type TestServer } from '../../support/testServer'

const SECRET = 'a secret of the shop whose browsers are known'
const SIGN_UP = `mutation SignUp($email: String!) {
  signup(email: $email, password: "${PASSWORD}", firstname: "Alix", lastname: "Martin", hasAcceptedTerms: true) { id }
}`
const SIGN_IN = `mutation SignIn($email: String!) { authenticate(email: $email, password: "${PASSWORD}") { id } }`
const OPEN = `mutation Open($email: String!, $key: String!) {
  openAccount(key: $key, email: $email, firstname: "Alix", lastname: "Martin", hasAcceptedTerms: true) { id }
}`
const BY_PASSKEY = `mutation ByPasskey($signature: PasskeySignatureInput!) {
  authenticateByPasskey(signature: $signature) { id }
}`
const RETRIEVE = 'mutation Retrieve($email: String!) { retrievePassword(email: $email) }'
const SET = `mutation Set($token: String!) { setNewPassword(token: $token, password: "${PASSWORD}") { id } }`
const REQUEST = 'mutation Request($email: String!) { requestCanteenAccess(email: $email) }'
const VALIDATE = 'mutation Validate($token: String!) { validateCanteenEmail(token: $token) { id } }'

let server: TestServer
let call: ReturnType<typeof callsTo>['call']
beforeAll(async () => {
  server = await startTestServer({ env: { APP_SECRET: SECRET, PUBLIC_URL: SITE.origin } })
  ;({ call } = callsTo(server))
})
afterAll(() => server.close())

/** Sends it as a browser that was never here; returns the cookie of a device that it got. */
async function cookieOf(query: string, variables: Record<string, unknown>) {
  const { response, cookie } = await call(query, variables, { ip: newAddress() })
  expect(response).toBeUndefined()
  return cookie ?? ''
}

const isKnown = (cookie: string, email: string, type: UserType) =>
  createKnownDevices({ signer: createSigner(SECRET), clock: server.clock, isSecure: false })
    .read(cookie)
    .knownFor(accountName({ type, email })) !== null

const newEmail = () => `${randomUUID()}@bureau.example`

const WAYS: [string, () => Promise<{ cookie: string; email: string; type?: UserType }>][] = [
  [
    'an account that is made',
    async () => {
      const email = newEmail()
      return { email, cookie: await cookieOf(SIGN_UP, { email }) }
    },
  ],
  [
    'an account that is opened with an order',
    async () => {
      const email = newEmail()
      return { email, cookie: await cookieOf(OPEN, { email, key: randomUUID() }) }
    },
  ],
  [
    'the password',
    async () => {
      const { email } = await server.signUp()
      return { email, cookie: await cookieOf(SIGN_IN, { email }) }
    },
  ],
  [
    'a mailed link and a new password',
    async () => {
      const { email } = await server.signUp()
      await cookieOf(RETRIEVE, { email })
      const { token } = await server.lastMail(email)
      return { email, cookie: await cookieOf(SET, { token }) }
    },
  ],
  [
    'a passkey',
    async () => {
      const calls = passkeyCalls(server)
      const email = newEmail()
      const { device } = await calls.owner({ email })
      const signature = device.sign(await calls.challenge())
      return { email, cookie: await cookieOf(BY_PASSKEY, { signature }) }
    },
  ],
  [
    'the link of a canteen',
    async () => {
      const email = 'renee.dubois@cantine-rivoli.example'
      await cookieOf(REQUEST, { email })
      const { token } = await server.lastMail(email)
      return { email, type: 'canteen', cookie: await cookieOf(VALIDATE, { token }) }
    },
  ],
]

test.each(WAYS)(
  'a browser that came in by %s is known for that account, and for no other',
  async (_, comeIn) => {
    const { cookie, email, type = 'b2b' } = await comeIn()
    expect(isKnown(cookie, email, type)).toBe(true)
    expect(isKnown(cookie, newEmail(), type)).toBe(false)
    expect(isKnown(cookie, email, type === 'b2b' ? 'canteen' : 'b2b')).toBe(false)
  },
)

test('a browser that only asks for a link is known for nothing', async () => {
  const { email } = await server.signUp()
  expect(await cookieOf(RETRIEVE, { email })).toBe('')
})
