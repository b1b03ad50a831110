import { wrongPasswordDelay } from '#server/modules/auth/attemptLimits'
import { callsTo, counted } from '../../support/limitCalls'
import { confirmAddress } from '../../support/confirmAddress'
import { newAddress, PASSWORD, startTestServer, type TestServer } from '../../support/testServer'

const SIGN_IN = `mutation SignIn($email: String!, $password: String!, $type: String) {
  authenticate(email: $email, password: $password, type: $type) { token }
}`
const RETRIEVE = 'mutation Retrieve($email: String!) { retrievePassword(email: $email) }'
const SET = `mutation Set($token: String!) { setNewPassword(token: $token, password: "${PASSWORD}") { id } }`
const CHANGE = `mutation Change($actual: String!, $next: String!) {
  updatePassword(actualPassword: $actual, newPassword: $next)
}`
const QUARTER_OF_AN_HOUR = 900

let server: TestServer
/** Another process of the same shop. */
let other: TestServer
let send: ReturnType<typeof callsTo>['send']
let call: ReturnType<typeof callsTo>['call']

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  other = await startTestServer({ beside: server })
  ;({ send, call } = callsTo(server))
})
afterAll(async () => {
  await other.close()
  await server.close()
})

describe('a password', () => {
  test('has ten tries a caller, then that caller rests; its owner elsewhere does not, nor its neighbour', async () => {
    const { email } = await server.signUp()
    const neighbour = await server.signUp()
    const tries = Array.from({ length: 10 }, (_, n) =>
      send(SIGN_IN, { email: n % 2 ? email : email.toUpperCase(), password: 'x' }, '10.0.1.1'),
    )
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['Wrong password']))
    expect(await send(SIGN_IN, { email, password: PASSWORD }, '10.0.1.1')).toBe('RATE_LIMITED')
    expect(await send(SIGN_IN, { email, password: PASSWORD }, '10.0.1.2')).toBeUndefined()
    expect(
      await send(SIGN_IN, { email: neighbour.email, password: PASSWORD }, '10.0.1.1'),
    ).toBeUndefined()
  })

  test('that was set by a mailed link may be typed at once, however often it was tried before', async () => {
    const ip = '10.0.21.1'
    const { email } = await server.signUp()
    for (let n = 0; n < 10; n += 1) await send(SIGN_IN, { email, password: 'x' }, ip)
    expect(await send(SIGN_IN, { email, password: PASSWORD }, ip)).toBe('RATE_LIMITED')
    expect(await send(RETRIEVE, { email }, ip)).toBeUndefined()
    const { token } = await server.lastMail(email)
    expect(await send(SET, { token }, ip)).toBeUndefined()
    expect(await send(SIGN_IN, { email, password: PASSWORD }, ip)).toBeUndefined()
  })

  test('that is changed has ten tries too, and as many again once the right one was typed', async () => {
    const { token } = await server.signUp()
    const change = async (actual: string) =>
      (await server.graphql(CHANGE, { actual, next: PASSWORD }, token)).errors[0]?.message
    const guess = async (count: number) => {
      for (let n = 0; n < count; n += 1) expect(await change('x')).toBe('Wrong password')
    }
    await guess(9)
    expect(await change(PASSWORD)).toBe('The same password')
    await guess(10)
    const { errors } = await server.graphql(CHANGE, { actual: PASSWORD, next: PASSWORD }, token)
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
    expect(errors[0]?.extensions.retryAfterSeconds).toBeLessThanOrEqual(QUARTER_OF_AN_HOUR)
  })

  test('is checked no more than ten times, however many requests several processes get at the same moment', async () => {
    const { email } = await server.signUp()
    const responses = await Promise.all(
      Array.from({ length: 300 }, (_, n) =>
        send(SIGN_IN, { email, password: 'x' }, { ip: '10.0.5.1', from: n % 2 ? server : other }),
      ),
    )
    expect(counted(responses, 'Wrong password')).toBe(10)
    expect(counted(responses, 'RATE_LIMITED')).toBe(290)
  })

  test('is guessed at no more than fifty accounts of 300 at the same moment from one caller', async () => {
    const responses = await Promise.all(
      Array.from({ length: 300 }, (_, n) =>
        send(
          SIGN_IN,
          { email: `c${n}@nobody.example`, password: 'x' },
          { ip: '10.0.9.1', from: n % 2 ? server : other },
        ),
      ),
    )
    expect(counted(responses, 'Unknown account')).toBe(50)
    expect(counted(responses, 'RATE_LIMITED')).toBe(250)
  })

  test('that is right forgets the wrong ones', async () => {
    const { email } = await server.signUp()
    for (let tries = 0; tries < 2; tries += 1) {
      for (let n = 0; n < 9; n += 1) await send(SIGN_IN, { email, password: 'x' }, '10.0.6.1')
      expect(await send(SIGN_IN, { email, password: PASSWORD }, '10.0.6.1')).toBeUndefined()
    }
  })

  test('that is right sixty times at once from one office costs it nothing', async () => {
    const { email } = await server.signUp()
    for (let round = 0; round < 6; round += 1) {
      const responses = await Promise.all(
        Array.from({ length: 10 }, () =>
          send(SIGN_IN, { email, password: PASSWORD }, { ip: '10.0.7.1', from: other }),
        ),
      )
      expect(new Set(responses)).toEqual(new Set([undefined]))
    }
  })

  test('that is right more than sixty times costs a try each, as a wrong one does', async () => {
    const { email } = await server.signUp()
    const responses: unknown[] = []
    for (let n = 0; n < 72; n += 1) {
      const from = n % 2 ? server : other
      responses.push(await send(SIGN_IN, { email, password: PASSWORD }, { ip: '10.0.7.2', from }))
    }
    expect(responses).toEqual([...Array(70).fill(undefined), 'RATE_LIMITED', 'RATE_LIMITED'])
    expect(await send(SIGN_IN, { email, password: PASSWORD }, '10.0.7.3')).toBeUndefined()
  })

  test('is forgotten by no process that starts again', async () => {
    const { email } = await server.signUp()
    for (let n = 0; n < 10; n += 1) await send(SIGN_IN, { email, password: 'x' }, '10.0.11.1')
    const restarted = await startTestServer({ beside: server })
    const response = await send(
      SIGN_IN,
      { email, password: PASSWORD },
      { ip: '10.0.11.1', from: restarted },
    )
    expect(response).toBe('RATE_LIMITED')
    await restarted.close()
  })
})

describe('strangers at an account', () => {
  const guessFrom = (email: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        send(SIGN_IN, { email, password: 'x' }, { ip: newAddress() }),
      ),
    )

  test('never lock its owner out, and its owner is told once', async () => {
    const { email } = await server.signUp()
    await confirmAddress(server, email)
    const responses = await guessFrom(email, 30)
    expect(new Set(responses)).toEqual(new Set(['Wrong password']))
    expect(await send(SIGN_IN, { email, password: PASSWORD }, newAddress())).toBeUndefined()
    const subjects = (await server.mails(email)).map(({ subject }) => subject)
    expect(counted(subjects, 'Des mots de passe ont été essayés sur votre compte')).toBe(1)
  })

  test('behind its owner’s own address do not either: a device that signed in before has tries of its own', async () => {
    const ip = '10.0.12.1'
    const { email } = await server.signUp()
    const { cookie } = await call(SIGN_IN, { email, password: PASSWORD }, { ip })
    for (let n = 0; n < 12; n += 1) await send(SIGN_IN, { email, password: 'x' }, ip)
    expect(await send(SIGN_IN, { email, password: PASSWORD }, ip)).toBe('RATE_LIMITED')
    const known = { ip, cookie: cookie ?? '', from: other }
    expect(await send(SIGN_IN, { email, password: PASSWORD }, known)).toBeUndefined()
  })

  test('gain nothing from a device’s cookie of another account, or one of their own making', async () => {
    const ip = '10.0.13.1'
    const { email } = await server.signUp()
    const mine = await server.signUp()
    const { cookie } = await call(SIGN_IN, { email: mine.email, password: PASSWORD }, { ip })
    for (let n = 0; n < 10; n += 1) await send(SIGN_IN, { email, password: 'x' }, { ip, cookie })
    for (const forged of [cookie, 'tablee_device=a.b.c', `${cookie}x`]) {
      const response = await send(SIGN_IN, { email, password: PASSWORD }, { ip, cookie: forged })
      expect(response).toBe('RATE_LIMITED')
    }
  })

  test('have ten tries with a stolen device’s cookie too', async () => {
    const ip = '10.0.14.1'
    const { email } = await server.signUp()
    const { cookie } = await call(SIGN_IN, { email, password: PASSWORD }, { ip })
    const responses = await Promise.all(
      Array.from({ length: 40 }, () =>
        send(SIGN_IN, { email, password: 'x' }, { ip: newAddress(), cookie }),
      ),
    )
    expect(counted(responses, 'Wrong password')).toBe(10)
  })
})

test.each([
  [20, 0],
  [21, 250],
  [22, 500],
  [40, 5_000],
  [400, 5_000],
])('the response to wrong password number %d of a day waits %d ms', (number, expected) => {
  expect(wrongPasswordDelay(number)).toBe(expected)
})

test('who mistypes an address is counted once for both types of account that the site tries', async () => {
  for (let n = 0; n < 30; n += 1) {
    for (const type of ['b2b', 'canteen']) {
      const variables = { email: `d${n}@nobody.example`, password: 'x', type }
      expect(await send(SIGN_IN, variables, '10.0.15.1')).toBe('Unknown account')
    }
  }
})

describe('the last of a caller’s fifty tries', () => {
  const spendAllButOne = (ip: string) =>
    Promise.all(
      Array.from({ length: 49 }, (_, n) =>
        send(SIGN_IN, { email: `e${n}@nobody.example`, password: 'x' }, ip),
      ),
    )

  test('is one for both types of an unknown address, and no more than one', async () => {
    const ip = '10.0.16.1'
    await spendAllButOne(ip)
    for (const type of ['b2b', 'canteen']) {
      const variables = { email: 'last@nobody.example', password: 'x', type }
      expect(await send(SIGN_IN, variables, ip)).toBe('Unknown account')
    }
    const next = { email: 'next@nobody.example', password: 'x' }
    expect(await send(SIGN_IN, next, ip)).toBe('RATE_LIMITED')
  })

  test('signs in who has an account of the type that is tried second', async () => {
    const ip = '10.0.17.1'
    const { email } = await server.signUp()
    await spendAllButOne(ip)
    const variables = { email, password: PASSWORD }
    expect(await send(SIGN_IN, { ...variables, type: 'canteen' }, ip)).toBe('Unknown account')
    expect(await send(SIGN_IN, { ...variables, type: 'b2b' }, ip)).toBeUndefined()
  })
})
