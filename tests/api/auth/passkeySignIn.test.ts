import { eq } from 'drizzle-orm'
import { PASSKEY_CHALLENGE_MS } from '#domain/customer/passkeys'
import * as tables from '#server/db/tables'
import { passkeyCalls, REFUSED } from '../../support/passkeyCalls'
import { addUser, openShop } from '../../support/shop'
import { SITE, softAuthenticator, type Fault } from '../../support/softAuthenticator'
import { newAddress, startTestServer, TUESDAY, type TestServer } from '../../support/testServer'

const ME = 'query Me($token: String!) { getUserFromToken(token: $token) { id } }'

const env = { PUBLIC_URL: SITE.origin }
let server: TestServer
let calls: ReturnType<typeof passkeyCalls>
beforeAll(async () => {
  server = await startTestServer({ isSeeded: false, env })
  await openShop(server.db)
  calls = passkeyCalls(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveTo(TUESDAY))

describe('signing in by a passkey', () => {
  test('opens a session of its account and notes when', async () => {
    const { device, id, token } = await calls.owner()
    const { data } = await calls.signIn(device.sign(await calls.challenge()))
    expect(data.authenticateByPasskey).toEqual({
      id: String(id),
      token: expect.stringMatching(/^[\w-]{43}$/),
      hasPassword: false,
    })
    const me = await server.graphql(ME, { token: data.authenticateByPasskey.token })
    expect(me.data).toEqual({ getUserFromToken: { id: String(id) } })
    expect((await calls.keysOf(token))[0]?.lastUsedAt).toMatch(/^2026-11-24T/)
  })

  test('says whether there is a password, and is right for a canteen account too', async () => {
    const { token } = await server.signUp()
    const device = softAuthenticator()
    await calls.addTo(token, device)
    const { data } = await calls.signIn(device.sign(await calls.challenge()))
    expect(data.authenticateByPasskey.hasPassword).toBe(true)
    const guest = await calls.owner({ type: 'canteen' })
    const session = await calls.signIn(guest.device.sign(await calls.challenge()))
    expect(session.data.authenticateByPasskey.id).toBe(String(guest.id))
  })

  test('asks who never accepted the terms to do so, as a password does', async () => {
    const email = 'cgv@atelier.example'
    const { device } = await calls.owner({ email, hasAcceptedTermsAt: null })
    await calls.signIn(device.sign(await calls.challenge()))
    expect((await server.lastMail(email)).subject).toBe(
      'Acceptez nos conditions générales de vente',
    )
  })

  test('works across processes: the challenge is in the database, and so is its end', async () => {
    const { device } = await calls.owner()
    const other = await startTestServer({ env, beside: { database: server.database } })
    const signature = device.sign(await calls.challenge())
    const there = passkeyCalls(other)
    const responses = await Promise.all([calls.signIn(signature), there.signIn(signature)])
    expect(responses.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect((await there.signIn(signature)).errors).toMatchObject(REFUSED)
    await other.close()
  })

  test.each<[string, Fault]>([
    ['another site', { origin: 'https://tablee.exemple' }],
    ['another domain', { domain: 'exemple.example' }],
    ['the making of a key', { type: 'webauthn.create' }],
    ['who has not shown who they are', { isVerified: false }],
    ['a key that holds another account', { userHandle: Buffer.from('1').toString('base64url') }],
    ['a key that no account has', { id: 'A'.repeat(22) }],
    ['no base64url', { id: '<script>' }],
  ])('is refused from %s', async (_, fault) => {
    await addUser(server.db)
    const { device, id } = await calls.owner()
    const { errors } = await calls.signIn(device.sign(await calls.challenge(), fault))
    expect(errors).toMatchObject(REFUSED)
    expect((await rowsOf(id))[0]).toMatchObject({ signCount: 0, lastUsedAt: null })
  })

  test('is refused with another key’s signature', async () => {
    const { device } = await calls.owner()
    const stranger = softAuthenticator().sign(await calls.challenge(), { id: device.id })
    expect((await calls.signIn(stranger)).errors).toMatchObject(REFUSED)
  })

  test('needs a challenge for signing in, once, and in time', async () => {
    const { device, token } = await calls.owner()
    const forAdding = await calls.creationChallenge(token)
    for (const challenge of [forAdding, 'A'.repeat(43)]) {
      expect((await calls.signIn(device.sign(challenge))).errors).toMatchObject(REFUSED)
    }
    const used = await calls.challenge()
    const inTime = await calls.challenge()
    const late = await calls.challenge()
    expect((await calls.signIn(device.sign(used))).errors).toEqual([])
    expect((await calls.signIn(device.sign(used))).errors).toMatchObject(REFUSED)
    server.clock.advance(PASSKEY_CHALLENGE_MS - 60_000)
    expect((await calls.signIn(device.sign(inTime))).errors).toEqual([])
    server.clock.advance(60_000)
    expect((await calls.signIn(device.sign(late))).errors).toMatchObject(REFUSED)
  })

  test('uses up the challenge of a wrong signature too', async () => {
    const { device } = await calls.owner()
    const challenge = await calls.challenge()
    await calls.signIn(device.sign(challenge, { isVerified: false }))
    expect((await calls.signIn(device.sign(challenge))).errors).toMatchObject(REFUSED)
  })

  test('is refused when the device’s counter has not gone on: the key may be a copy', async () => {
    const { device } = await calls.owner()
    await calls.signIn(device.sign(await calls.challenge(), { counter: 7 }))
    for (const counter of [7, 3]) {
      const { errors } = await calls.signIn(device.sign(await calls.challenge(), { counter }))
      expect(errors).toMatchObject(REFUSED)
    }
    const { errors } = await calls.signIn(device.sign(await calls.challenge(), { counter: 8 }))
    expect(errors).toEqual([])
  })

  test('is begun three hundred times a quarter of an hour by a caller at most', async () => {
    const ip = newAddress()
    const begun = await Promise.all(Array.from({ length: 300 }, () => calls.start(ip)))
    expect(begun.flatMap(({ errors }) => errors)).toEqual([])
    expect((await calls.start(ip)).errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
    expect((await calls.start()).errors).toEqual([])
  })

  test('is counted with the passwords of the caller; the right one costs nothing', async () => {
    const { device } = await calls.owner()
    const ip = newAddress()
    for (let count = 0; count < 49; count += 1) await calls.signIn({ ...device.sign('x') }, ip)
    for (let count = 0; count < 2; count += 1) {
      const { errors } = await calls.signIn(device.sign(await calls.challenge()), ip)
      expect(errors).toEqual([])
    }
    await calls.signIn(device.sign('x'), ip)
    const { errors } = await calls.signIn(device.sign(await calls.challenge()), ip)
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
  })
})

const rowsOf = (userId: number) =>
  server.db.select().from(tables.passkeys).where(eq(tables.passkeys.userId, userId))
