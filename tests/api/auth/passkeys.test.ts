import { eq } from 'drizzle-orm'
import { PASSKEY_CHALLENGE_MS, RECENT_SIGN_IN_MS } from '#domain/customer/passkeys'
import * as tables from '#server/db/tables'
import { createMailedTokens } from '#server/modules/auth/mailedTokens'
import { hashPassword } from '#server/modules/auth/password'
import { passkeyCalls, REFUSED } from '../../support/passkeyCalls'
import { addUser, openShop } from '../../support/shop'
import { SITE, softAuthenticator, type Fault } from '../../support/softAuthenticator'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'

const DELETE = 'mutation Delete($id: ID!) { deletePasskey(id: $id) { passkeys { id } } }'
const RETRIEVE = 'mutation Retrieve($email: String!) { retrievePassword(email: $email) }'
const SET = `mutation Set($token: String!) {
  setNewPassword(token: $token, password: "Nouveau-Passe-2027") { token }
}`

const CONFIRM = 'mutation Confirm($token: String!) { confirmEmail(token: $token) }'

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

const refusedFor = (code: string) => [
  { extensions: { code: 'BAD_USER_INPUT', fields: { passkey: code } } },
]

describe('a passkey that is added', () => {
  test('is in the list, and the owner is told by mail', async () => {
    const email = 'lea@atelier.example'
    const { token, id, device } = await calls.owner({ email, firstname: 'Léa' })
    expect(await calls.keysOf(token)).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        name: 'iPhone',
        createdAt: expect.stringMatching(/^2026-11-24T/),
        lastUsedAt: null,
      },
    ])
    const [row] = await rowsOf(id)
    expect(row).toMatchObject({ credentialId: device.id, transports: ['internal', 'hybrid'] })
    const mail = await server.lastMail(email)
    expect(mail.subject).toBe('Une clé d’accès a été ajoutée à votre compte')
    expect(mail.text).toMatch(/Bonjour Léa/)
    expect(mail.text).toMatch(/«\siPhone\s»/)
    expect(mail.text).not.toMatch(/https?:/)
  })

  test('is asked for with the site’s domain, the account and the keys that it has', async () => {
    const { token, device } = await calls.owner({ email: 'ali@atelier.example' })
    const { data } = await calls.startCreation(token)
    expect(data.startPasskeyCreation).toMatchObject({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      domain: SITE.domain,
      shopName: 'Tablée',
      email: 'ali@atelier.example',
      userName: 'Alix Martin',
      algorithms: [-8, -7, -257],
      known: [device.id],
      timeout: PASSKEY_CHALLENGE_MS,
    })
    expect(data.startPasskeyCreation.userHandle).toMatch(/^[\w-]+$/)
  })

  test('has a name that is no link in the mail to its owner', async () => {
    const email = 'nom@atelier.example'
    const { token } = await addUser(server.db, { email })
    const name = 'iPhone. Annulez sur https://vol.example'
    const [key] = await calls.addTo(token, softAuthenticator(), name)
    expect(key?.name).toBe(name)
    const { text } = await server.lastMail(email)
    expect(text).not.toContain('vol.example')
    expect(text).toMatch(/La clé d’accès «\sClé d’accès\s»/)
  })

  test('waits with its mail for an address that is not confirmed', async () => {
    const email = 'attend@atelier.example'
    await calls.owner({ email, emailValidatedAt: null })
    expect(await server.mails(email)).toMatchObject([{ sentAt: null, nextTryAt: null }])
  })

  test.each<[string, Fault]>([
    ['another site', { origin: 'https://tablee.exemple' }],
    ['the site without encryption', { origin: 'http://tablee.example' }],
    ['another domain', { domain: 'exemple.example' }],
    ['a signature', { type: 'webauthn.get' }],
    ['who has not shown who they are', { isVerified: false }],
    ['another id than the device’s', { id: 'A'.repeat(22) }],
    ['no base64url', { id: '<script>' }],
  ])('is refused from %s', async (_, fault) => {
    const { token, id } = await addUser(server.db)
    const challenge = await calls.creationChallenge(token)
    const { errors } = await calls.add(softAuthenticator().create(challenge, fault), token)
    expect(errors).toMatchObject(refusedFor('WRONG'))
    expect(await rowsOf(id)).toEqual([])
  })

  test('needs a challenge of its owner’s own, once, and in time', async () => {
    const { token } = await addUser(server.db)
    const neighbour = await addUser(server.db)
    const foreign = await calls.creationChallenge(neighbour.token)
    const forSignIn = await calls.challenge()
    for (const challenge of [foreign, forSignIn, 'A'.repeat(43)]) {
      const { errors } = await calls.add(softAuthenticator().create(challenge), token)
      expect(errors).toMatchObject(refusedFor('WRONG'))
    }
    const inTime = await calls.creationChallenge(token)
    const late = await calls.creationChallenge(token)
    const used = await calls.creationChallenge(token)
    expect((await calls.add(softAuthenticator().create(used), token)).errors).toEqual([])
    expect((await calls.add(softAuthenticator().create(used), token)).errors).toMatchObject(
      refusedFor('WRONG'),
    )
    server.clock.advance(PASSKEY_CHALLENGE_MS - 60_000)
    expect((await calls.add(softAuthenticator().create(inTime), token)).errors).toEqual([])
    server.clock.advance(60_000)
    expect((await calls.add(softAuthenticator().create(late), token)).errors).toMatchObject(
      refusedFor('WRONG'),
    )
  })

  test('is one account’s: a neighbour does not get it', async () => {
    const { device, token } = await calls.owner()
    const neighbour = await addUser(server.db)
    const challenge = await calls.creationChallenge(neighbour.token)
    const { errors } = await calls.add(device.create(challenge), neighbour.token)
    expect(errors).toMatchObject(refusedFor('TAKEN'))
    expect(await calls.keysOf(neighbour.token)).toEqual([])
    expect(await calls.keysOf(token)).toHaveLength(1)
  })

  test('is the tenth at most', async () => {
    const { token } = await addUser(server.db)
    const early = await calls.creationChallenge(token)
    for (let count = 0; count < 10; count += 1) await calls.addTo(token, softAuthenticator())
    expect((await calls.startCreation(token)).errors).toMatchObject(refusedFor('TOO_MANY'))
    expect((await calls.add(softAuthenticator().create(early), token)).errors).toMatchObject(
      refusedFor('TOO_MANY'),
    )
  })

  test('is the tenth at most when several come at the same moment', async () => {
    const { token } = await addUser(server.db)
    for (let count = 0; count < 8; count += 1) await calls.addTo(token, softAuthenticator())
    const challenges = await Promise.all([1, 2, 3, 4].map(() => calls.creationChallenge(token)))
    const rush = await Promise.all(
      challenges.map((challenge) => calls.add(softAuthenticator().create(challenge), token)),
    )
    const [tooMany] = refusedFor('TOO_MANY')
    expect(rush.flatMap(({ errors }) => errors)).toMatchObject([tooMany, tooMany])
    expect(await calls.keysOf(token)).toHaveLength(10)
  })

  test('is not made by who only holds a session: it needs the password, or a sign-in a moment ago', async () => {
    const password = 'Un-Dejeuner-2026'
    const { token, id } = await addUser(server.db, { passwordHash: await hashPassword(password) })
    server.clock.advance(RECENT_SIGN_IN_MS - 60_000)
    expect((await calls.startCreation(token)).errors).toEqual([])
    server.clock.advance(60_000)
    const refusedOn = (field: string, code: string) => [
      { extensions: { code: 'BAD_USER_INPUT', fields: { [field]: code } } },
    ]
    expect((await calls.startCreation(token)).errors).toMatchObject(
      refusedOn('password', 'REQUIRED'),
    )
    expect((await calls.startCreation(token, 'Pas-Le-Bon-2026')).errors).toMatchObject(
      refusedOn('password', 'WRONG'),
    )
    expect((await calls.startCreation(token, password)).errors).toEqual([])

    const without = await addUser(server.db, { passwordHash: null })
    server.clock.advance(RECENT_SIGN_IN_MS)
    expect((await calls.startCreation(without.token, password)).errors).toMatchObject(
      refusedOn('passkey', 'SIGN_IN'),
    )
    expect(await rowsOf(id)).toEqual([])
  })

  test('tries ten passwords at most', async () => {
    const { token } = await addUser(server.db, {
      passwordHash: await hashPassword('Un-Dejeuner-2026'),
    })
    server.clock.advance(RECENT_SIGN_IN_MS)
    const codes: unknown[] = []
    for (let tries = 0; tries < 11; tries += 1) {
      const { errors } = await calls.startCreation(token, `Pas-Le-Bon-${tries}`)
      codes.push(errors[0]?.extensions.code)
    }
    expect(codes).toEqual([...Array(10).fill('BAD_USER_INPUT'), 'RATE_LIMITED'])
  })

  test('is begun twenty times a quarter of an hour at most', async () => {
    const { token } = await addUser(server.db)
    for (let tries = 0; tries < 20; tries += 1) {
      expect((await calls.startCreation(token)).errors).toEqual([])
    }
    expect((await calls.startCreation(token)).errors).toMatchObject([
      { extensions: { code: 'RATE_LIMITED' } },
    ])
  })

  test('is nothing for visitors', async () => {
    const { errors } = await calls.startCreation()
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
    const adding = await calls.add(softAuthenticator().create('A'.repeat(43)))
    expect(adding.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  })
})

describe('a passkey ends', () => {
  test('when its owner deletes it', async () => {
    const { device, token, key } = await calls.owner()
    const { data } = await server.graphql(DELETE, { id: key.id }, token)
    expect(data).toEqual({ deletePasskey: { passkeys: [] } })
    const { errors } = await calls.signIn(device.sign(await calls.challenge()))
    expect(errors).toMatchObject(REFUSED)
  })

  test('with its account', async () => {
    const { id, device } = await calls.owner()
    await server.db.delete(tables.tokens).where(eq(tables.tokens.userId, id))
    await server.db.delete(tables.users).where(eq(tables.users.id, id))
    expect(await rowsOf(id)).toEqual([])
    const { errors } = await calls.signIn(device.sign(await calls.challenge()))
    expect(errors).toMatchObject(REFUSED)
  })

  test('when the owner of an address takes it over from who only typed it', async () => {
    const email = 'prise@atelier.example'
    const { id } = await calls.owner({ email, emailValidatedAt: null })
    await server.graphql(RETRIEVE, { email })
    await server.graphql(SET, { token: (await server.lastMail(email)).token })
    expect(await rowsOf(id)).toEqual([])
  })

  test('when a stranger had made it before the owner of the address confirmed that', async () => {
    const email = 'confirmee@atelier.example'
    const { id } = await calls.owner({ email, emailValidatedAt: null })
    server.clock.advance(60_000)
    const token = await createMailedTokens(server.clock).issue(server.db, id, 'email')
    expect((await server.graphql(CONFIRM, { token })).errors).toEqual([])
    expect(await rowsOf(id)).toHaveLength(1)
    await server.graphql(RETRIEVE, { email })
    await server.graphql(SET, { token: (await server.lastMail(email)).token })
    expect(await rowsOf(id)).toEqual([])
  })

  test('not by the confirmation itself, on whatever device: nor do the sessions', async () => {
    const { id, token, device } = await calls.owner({ emailValidatedAt: null })
    const mailed = await createMailedTokens(server.clock).issue(server.db, id, 'email')
    expect((await server.graphql(CONFIRM, { token: mailed })).errors).toEqual([])
    expect(await calls.keysOf(token)).toHaveLength(1)
    expect((await calls.signIn(device.sign(await calls.challenge()))).errors).toEqual([])
  })

  test('not with a new password of its owner', async () => {
    const email = 'garde@atelier.example'
    const { id } = await calls.owner({ email })
    await server.graphql(RETRIEVE, { email })
    await server.graphql(SET, { token: (await server.lastMail(email)).token })
    expect(await rowsOf(id)).toHaveLength(1)
  })
})

test('challenges that are over are deleted, others stay', async () => {
  await server.db.delete(tables.passkeyChallenges)
  await calls.challenge()
  server.clock.advance(PASSKEY_CHALLENGE_MS + 1)
  await calls.challenge()
  await server.services.retention.deleteExpiredTokens()
  expect(await server.db.select().from(tables.passkeyChallenges)).toHaveLength(1)
})

const rowsOf = (userId: number) =>
  server.db.select().from(tables.passkeys).where(eq(tables.passkeys.userId, userId))
