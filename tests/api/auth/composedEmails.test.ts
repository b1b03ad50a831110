import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { signerOf } from '#server/base/signing'
import { newsletterSubscribers, referrals, stoppedMails, users } from '#server/db/tables'
import { MIGRATIONS_FOLDER } from '#server/files'
import { addUser } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

/** An accent as a character of its own, as some keyboards write it, and the same as one with its letter. */
const APART = 'rene\u0301@bureau.example'
const COMPOSED = 'ren\u00e9@bureau.example'
const MORNING = new Date('2026-11-24T08:00:00Z')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** As the release after finds what the one before has written. */
async function migrate() {
  const file = readFileSync(join(MIGRATIONS_FOLDER, '0032_composed_emails.sql'), 'utf8')
  for (const statement of file.split('--> statement-breakpoint')) {
    await server.db.execute(sql.raw(statement))
  }
}

test('a customer whose address was kept with an accent as a character of its own can still sign in', async () => {
  const { email } = await server.signUp()
  await server.db.update(users).set({ email: APART }).where(eq(users.email, email))
  await expect(server.signIn(APART)).rejects.toThrow()
  await migrate()
  expect(await server.signIn(APART)).toEqual(expect.any(String))
  expect(await server.signIn(COMPOSED)).toEqual(expect.any(String))
})

test('what an address has refused, chosen and been offered follows it; an address that two have stays', async () => {
  const { db } = server
  const { id } = await addUser(db, { email: `x${COMPOSED}` })
  const twin = await addUser(db, { email: `x${APART}` })
  const isSubscribed = true
  await db.insert(newsletterSubscribers).values({ email: APART, isSubscribed, changedAt: MORNING })
  await db.insert(stoppedMails).values({ email: APART, list: 'feedback', stoppedAt: MORNING })
  await db.insert(referrals).values({ userId: id, refereeEmail: APART, createdAt: MORNING })
  await migrate()
  expect(
    await db.select({ email: newsletterSubscribers.email }).from(newsletterSubscribers),
  ).toContainEqual({ email: COMPOSED })
  expect(await db.select({ email: stoppedMails.email }).from(stoppedMails)).toEqual([
    { email: COMPOSED },
  ])
  expect(await db.select({ email: referrals.refereeEmail }).from(referrals)).toContainEqual({
    email: COMPOSED,
  })
  const kept = db.select({ email: users.email }).from(users).where(eq(users.id, twin.id))
  expect(await kept).toEqual([{ email: `x${APART}` }])
})

test('a link of before, with the accent as a character of its own, stops the mails of the address', async () => {
  const { token } = await addUser(server.db, { email: `l${COMPOSED}` })
  const link = signerOf(server.env).sign('unsubscribe', `l${APART}`, null)
  const stop = 'mutation Stop($token: String!) { unsubscribeFromEmails(token: $token) }'
  expect((await server.graphql(stop, { token: link })).errors).toEqual([])
  const { data } = await server.graphql<{ getUserMailSubscriptions: { isSubscribed: boolean }[] }>(
    '{ getUserMailSubscriptions { isSubscribed } }',
    {},
    token,
  )
  expect(data.getUserMailSubscriptions.some(({ isSubscribed }) => isSubscribed)).toBe(false)
})
