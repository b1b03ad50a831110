import { createLimits } from '#server/limits/createLimits'
import {
  createAttemptLimits,
  type SignInAttempt,
  type Visitor,
} from '#server/modules/auth/attemptLimits'
import { addUser } from '../../support/shop'
import { callsTo } from '../../support/limitCalls'
import { startTestServer, type TestServer } from '../../support/testServer'

const SIGN_IN = `mutation SignIn($email: String!, $type: String) {
  authenticate(email: $email, password: "x", type: $type) { token }
}`

let server: TestServer
let limits: ReturnType<typeof createAttemptLimits>

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  limits = createAttemptLimits(createLimits(server.db))
})
afterAll(() => server.close())

const visitorFrom = (ip: string, known: string | null = null): Visitor => ({
  ip,
  device: {
    knownFor: (account) => (account.startsWith('canteen:') ? known : null),
    remember: () => undefined,
    setCookie: () => null,
  },
})

const tryAs = (type: string, name: string, visitor: Visitor) =>
  limits.startSignIn(`${type}:${name}@bureau.example`, visitor)

/** How many of sixty tries at accounts that do not exist are still let in. */
async function triesLeft(visitor: Visitor) {
  const tries = Array.from({ length: 60 }, (_, n) => tryAs('b2b', `nobody-${n}`, visitor))
  return (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length
}

// The site tries a company's account first, then one of a canteen.
describe('of an office behind one address', () => {
  test('sixty colleagues of a canteen sign in, and all tries are left', async () => {
    const visitor = visitorFrom('10.0.30.1')
    for (let n = 0; n < 60; n += 1) {
      await (await tryAs('b2b', `guest-${n}`, visitor)).unknown()
      await (await tryAs('canteen', `guest-${n}`, visitor)).right()
    }
    expect(await triesLeft(visitor)).toBe(50)
  })

  test('sixty devices that their canteen accounts know leave all tries as well', async () => {
    const visitor = visitorFrom('10.0.30.2', 'a browser')
    for (let n = 0; n < 60; n += 1) {
      await (await tryAs('b2b', `known-${n}`, visitor)).unknown()
      await (await tryAs('canteen', `known-${n}`, visitor)).right()
    }
    expect(await triesLeft(visitor)).toBe(50)
  })

  test.each<[string, string, (attempt: SignInAttempt) => unknown]>([
    ['without a password', '10.0.31.1', () => undefined],
    ['with a wrong password', '10.0.31.2', (attempt) => attempt.wrong()],
    ['without an account', '10.0.31.3', (attempt) => attempt.unknown()],
  ])('someone %s costs one try, not one for each type', async (_, ip, end) => {
    const visitor = visitorFrom(ip)
    await (await tryAs('b2b', ip, visitor)).unknown()
    await end(await tryAs('canteen', ip, visitor))
    expect(await triesLeft(visitor)).toBe(49)
  })

  test('a try as the other type is given back once, of many right ones at the same moment', async () => {
    const visitor = visitorFrom('10.0.32.1')
    await (await tryAs('b2b', 'once', visitor)).unknown()
    await (await tryAs('b2b', 'another', visitor)).unknown()
    const attempts = await Promise.all(
      Array.from({ length: 5 }, () => tryAs('canteen', 'once', visitor)),
    )
    await Promise.all(attempts.map((attempt) => attempt.right()))
    expect(await triesLeft(visitor)).toBe(49)
  })

  test('thirty people who have no password yet are all told so', async () => {
    const { send } = callsTo(server)
    const responses: unknown[] = []
    for (let n = 0; n < 30; n += 1) {
      const email = `guest-without-password-${n}@bureau.example`
      await addUser(server.db, { email, type: 'canteen' })
      for (const type of ['b2b', 'canteen']) {
        responses.push(await send(SIGN_IN, { email, type }, '10.0.33.1'))
      }
    }
    expect(new Set(responses)).toEqual(new Set(['Unknown account', 'Null password']))
  })
})
