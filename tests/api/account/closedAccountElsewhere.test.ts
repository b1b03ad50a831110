import { eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { runOps } from '#server/ops/runOps'
import { aCart, shopping } from '../../support/carts'
import { closeAccount } from '../../support/closeAccountCalls'
import { confirmAddress } from '../../support/confirmAddress'
import { moveAsFarAs } from '../../support/moves'
import { orderBooks } from '../../support/orders'
import { planCalls } from '../../support/planCalls'
import { addCompany, addUser, openShop } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

const REFERRALS = 'query Referrals { rewardReferrals { refereeEmail hasOrdered } }'
const TRACK = `query Track($id: ID!, $token: String) {
  orderTracking(orderId: $id, token: $token) { number status }
}`

let server: TestServer
let shop: ReturnType<typeof shopping>

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  shop = shopping(server)
})
afterAll(() => server.close())

async function person(changes: Partial<typeof tables.users.$inferInsert> = {}) {
  const email = `${crypto.randomUUID()}@test.example`
  return { email, ...(await addUser(server.db, { email, canUseWireTransfer: true, ...changes })) }
}

async function deliveredTransfer(token: string) {
  const id = await shop.orderId(token, aCart(), { payByCreditTransfer: true })
  await server.services.receiveTransfer(id)
  await moveAsFarAs(server, id, 'delivered')
  return id
}

const wishOf = async (email: string) =>
  (
    await server.db
      .select()
      .from(tables.newsletterSubscribers)
      .where(eq(tables.newsletterSubscribers.email, email))
  )[0]

describe('the last mail', () => {
  test('says what was deleted, what stays and why, and whom to call', async () => {
    const { email, token } = await person({ firstname: 'Claire' })
    expect((await closeAccount(server, token)).errors).toEqual([])
    const { subject, text, html } = await server.lastMail(email)
    expect(subject).toBe('Votre compte Tablée est fermé')
    for (const words of [
      /Bonjour Claire/,
      /Ce qui est supprimé/,
      /dix ans/,
      /L123-22/,
      /01.99.00/,
    ]) {
      expect(text).toMatch(words)
      expect(html).toMatch(words)
    }
  })

  test('goes to no address that was never confirmed, and what waited for that is gone', async () => {
    const { email, token } = await server.signUp()
    // What has not left yet would be gone with the account.
    await server.services.mail.deliverDue()
    const before = (await server.mails(email)).length
    expect(before).toBeGreaterThan(0)
    await closeAccount(server, token)
    const subjects = (await server.mails(email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Confirmez votre adresse e-mail'])
  })

  test('is the last one: what becomes of an order afterwards is not mailed', async () => {
    const { email, token } = await person()
    const id = await deliveredTransfer(token)
    const { number, trackingToken } = await orderBooks(server).read(id, token)
    await planCalls(server).repeat(token, id)
    await closeAccount(server, token)
    await server.services.mail.deliverDue()
    const before = await server.mails()
    await server.db.insert(tables.payments).values({
      orderId: id,
      type: 'wireTransfer',
      amount: 1,
      createdAt: server.clock.now(),
    })
    await server.db.update(tables.orders).set({ totalTTC: 1e6 }).where(eq(tables.orders.id, id))
    expect(await server.services.receiveTransfer(id)).toBe('received')
    await server.services.mailPlannedOrders()
    expect(await server.mails()).toEqual(before)
    expect((await server.mails(email)).at(-1)?.subject).toBe('Votre compte Tablée est fermé')
    const tracked = await server.graphql(TRACK, { id, token: trackingToken })
    expect(tracked.data).toEqual({ orderTracking: { number, status: 'delivered' } })
  })
})

describe('the newsletter', () => {
  const subscribed = async (changes: Partial<typeof tables.users.$inferInsert> = {}) => {
    const customer = await person(changes)
    await server.db.insert(tables.newsletterSubscribers).values({
      email: customer.email,
      isSubscribed: true,
      changedAt: server.clock.now(),
      syncedAt: server.clock.now(),
    })
    return customer
  }

  test('ends with the account, and the mailing providers are to be told', async () => {
    const { email, token } = await subscribed()
    await closeAccount(server, token)
    expect(await wishOf(email)).toMatchObject({ isSubscribed: false, syncedAt: null })
  })

  test('stays while another account has the address, and where no one has confirmed it', async () => {
    const both = await subscribed()
    await addUser(server.db, { email: both.email, type: 'canteen' })
    await closeAccount(server, both.token)
    expect(await wishOf(both.email)).toMatchObject({ isSubscribed: true })
    const stranger = await subscribed({ emailValidatedAt: null })
    await closeAccount(server, stranger.token)
    expect(await wishOf(stranger.email)).toMatchObject({ isSubscribed: true })
  })

  test('that was never wanted leaves no trace, and what was refused stays refused', async () => {
    const { email, token } = await person()
    await server.db
      .insert(tables.stoppedMails)
      .values({ email, list: 'feedback', stoppedAt: server.clock.now() })
    await closeAccount(server, token)
    expect(await wishOf(email)).toBeUndefined()
    const { isWanted } = server.services.mailSubscriptions
    expect(await isWanted(server.db, email, 'feedback')).toBe(false)
  })
})

test('who named the address reads of it as of one without an account', async () => {
  const [referrer, referee] = [await person(), await person()]
  await server.graphql(
    'mutation Name($email: String!) { addRewardProgram(refereeEmail: $email) }',
    { email: referee.email },
    referrer.token,
  )
  await deliveredTransfer(referee.token)
  const list = async () => (await server.graphql(REFERRALS, {}, referrer.token)).data
  expect(await list()).toEqual({
    rewardReferrals: [{ refereeEmail: referee.email, hasOrdered: expect.any(Boolean) }],
  })
  await closeAccount(server, referee.token)
  expect(await list()).toEqual({
    rewardReferrals: [{ refereeEmail: referee.email, hasOrdered: false }],
  })
})

describe('the operator', () => {
  const ops = (...args: string[]) => {
    const { clock, db, services, sandbox, dataDir } = server
    return runOps({ services, sandbox, db, clock, dataDir }, { who: 'nadia', args })
  }
  const logged = async () => (await ops('log')).words.split('\n')[0]

  test('closes the account of who asks by phone, and the log keeps no address', async () => {
    const { id, email, token } = await person()
    expect(await ops('close-account', email.toUpperCase())).toEqual({
      isDone: true,
      words: expect.stringContaining(`The account ${id} is closed.`),
    })
    expect((await server.graphql(REFERRALS, {}, token)).errors).toHaveLength(1)
    expect(await logged()).toMatch(/nadia {2}close-account \S•••••@\S+ {2}done: The account/)
    const rows = await server.db.select().from(tables.opsMoves)
    expect(JSON.stringify(rows).toLowerCase()).not.toContain(email)
    expect(await ops('close-account', email)).toMatchObject({
      isDone: false,
      words: expect.stringMatching(/^There is no b2b account of .•••••@test\.example\.$/),
    })
  })

  test('closes the one of the canteen beside it', async () => {
    const companyId = await addCompany(server.db)
    const { email, token } = await person({ type: 'canteen', companyId })
    const beside = await addUser(server.db, { email })
    expect(await ops('close-account', email, 'canteen')).toMatchObject({ isDone: true })
    expect((await server.graphql(REFERRALS, {}, token)).errors).toHaveLength(1)
    expect((await server.graphql(REFERRALS, {}, beside.token)).errors).toEqual([])
  })

  test('is told which orders keep it open, and has no password to give', async () => {
    const { email, token } = await person()
    const id = await shop.orderId(token, aCart(), { payByCreditTransfer: true })
    const { number } = await orderBooks(server).read(id, token)
    expect(await ops('close-account', email)).toEqual({
      isDone: false,
      words: `The account stays open: ${number} is to be delivered, paid or canceled first.`,
    })
    expect(await ops('close-account')).toMatchObject({ isDone: false })
    expect(await ops('close-account', email, 'staff')).toMatchObject({ isDone: false })
  })

  test('closes no account twice in the same words', async () => {
    const { email, token } = await server.signUp()
    await confirmAddress(server, email)
    const [one, two] = await Promise.all([closeAccount(server, token), ops('close-account', email)])
    const done = [one.errors.length === 0, two.isDone]
    expect(done.filter(Boolean)).toHaveLength(1)
    const goodbyes = (await server.mails(email)).filter(({ subject }) => subject.endsWith('fermé'))
    expect(goodbyes).toHaveLength(1)
  })
})
