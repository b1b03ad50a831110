import { eq, sql } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/time/durations'
import * as tables from '#server/db/tables'
import { aCart, shopping } from '../../support/carts'
import { closeAccount } from '../../support/closeAccountCalls'
import { confirmAddress } from '../../support/confirmAddress'
import { favouriteCalls } from '../../support/favouriteCalls'
import { confirm, moveAsFarAs } from '../../support/moves'
import { namedCartCalls } from '../../support/namedCartCalls'
import { passkeyCalls } from '../../support/passkeyCalls'
import { planCalls } from '../../support/planCalls'
import { addUser, openShop, TRAY } from '../../support/shop'
import { SITE, softAuthenticator } from '../../support/softAuthenticator'
import { PASSWORD, startTestServer, type TestServer } from '../../support/testServer'

const UPDATE = `mutation Update {
  updateCustomer(phone: "01 99 00 56 78", companyName: "Atelier", companySize: "10-49", companyActivityField: "Édition") { id }
}`
const NAME = 'mutation Name($email: String!) { addRewardProgram(refereeEmail: $email) }'
const SIGN_IN = `mutation SignIn($email: String!, $password: String!) {
  authenticate(email: $email, password: $password) { token }
}`
const PROFILE = 'query Profile { getCustomerProfile { id } }'
const ORDERS = 'query Orders { orders { id } }'

let server: TestServer
let shop: ReturnType<typeof shopping>

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false, env: { PUBLIC_URL: SITE.origin } })
  await openShop(server.db)
  shop = shopping(server)
})
afterAll(() => server.close())

const rowOf = async (id: number | string) =>
  (
    await server.db
      .select()
      .from(tables.users)
      .where(eq(tables.users.id, Number(id)))
  )[0]

const isOpen = async (id: number | string) => (await rowOf(id))?.closedAt === null

async function delivered(token: string): Promise<string> {
  const id = await shop.orderId(token)
  await confirm(server, id)
  await moveAsFarAs(server, id, 'delivered')
  return id
}

/** A session that began so long ago. */
const signedIn = (minutesAgo: number, changes: Partial<typeof tables.users.$inferInsert> = {}) =>
  addUser(server.db, changes, new Date(server.clock.now().getTime() - minutesAgo * MINUTE_MS))

describe('who closes an account', () => {
  test('is its owner: a visitor is not, and no one can name another one', async () => {
    expect((await closeAccount(server)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ])
    const [mine, neighbour] = [await addUser(server.db), await addUser(server.db)]
    expect((await closeAccount(server, mine.token)).data).toEqual({ closeAccount: true })
    expect(await isOpen(neighbour.id)).toBe(true)
    expect((await server.graphql(PROFILE, {}, neighbour.token)).errors).toEqual([])
  })

  test('needs no password within a quarter of an hour of signing in, and no longer', async () => {
    const recent = await signedIn(14)
    expect((await closeAccount(server, recent.token)).errors).toEqual([])
    const { id, token } = await server.signUp()
    await server.db
      .update(tables.tokens)
      .set({ createdAt: new Date(server.clock.now().getTime() - 15 * MINUTE_MS) })
      .where(eq(tables.tokens.userId, Number(id)))
    const told = async (password: string | null) =>
      (await closeAccount(server, token, password)).errors[0]?.extensions['fields']
    expect(await told(null)).toEqual({ password: 'REQUIRED' })
    expect(await told('')).toEqual({ password: 'REQUIRED' })
    expect(await told('Pas-Le-Bon-2026')).toEqual({ password: 'WRONG' })
    expect(await isOpen(id)).toBe(true)
    expect((await closeAccount(server, token, PASSWORD)).errors).toEqual([])
    expect(await isOpen(id)).toBe(false)
  })

  test('signs in again first where there is no password', async () => {
    const { id, token } = await signedIn(15)
    expect((await closeAccount(server, token, 'x')).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { account: 'SIGN_IN' } } },
    ])
    expect(await isOpen(id)).toBe(true)
  })

  test('may not guess at the password', async () => {
    const { token } = await signedIn(60, {
      passwordHash: '$argon2id$v=19$m=8,t=1,p=1$c2FsdA$aGFzaA',
    })
    for (let tries = 0; tries < 10; tries += 1) await closeAccount(server, token, `essai-${tries}`)
    expect((await closeAccount(server, token, 'essai')).errors[0]?.extensions['code']).toBe(
      'RATE_LIMITED',
    )
  })
})

describe('an account that has something open stays', () => {
  const refusal = async (token: string) =>
    (await closeAccount(server, token)).errors[0]?.extensions['fields']

  test('with an order, from the one that waits for its payment until it is delivered', async () => {
    const { id, token } = await addUser(server.db)
    const orderId = await shop.orderId(token)
    expect(await refusal(token)).toEqual({ account: 'OPEN_ORDER' })
    await confirm(server, orderId)
    await moveAsFarAs(server, orderId, 'supported')
    expect(await refusal(token)).toEqual({ account: 'OPEN_ORDER' })
    expect(await isOpen(id)).toBe(true)
    await server.services.moveOrder(orderId, 'delivered', server.clock.now())
    expect(await refusal(token)).toBeUndefined()
    expect(await isOpen(id)).toBe(false)
  })

  test('with a transfer that has not come, and with one that is to be sent back', async () => {
    const { token } = await addUser(server.db, { canUseWireTransfer: true })
    const late = await shop.orderId(token, aCart(), { payByCreditTransfer: true })
    await moveAsFarAs(server, late, 'delivered')
    expect(await refusal(token)).toEqual({ account: 'PAYMENT_DUE' })
    await server.services.receiveTransfer(late)
    const called = await shop.orderId(token, aCart(), { payByCreditTransfer: true })
    await server.services.receiveTransfer(called)
    await server.services.moveOrder(called, 'canceled', server.clock.now())
    expect(await refusal(token)).toEqual({ account: 'REFUND_DUE' })
    await server.services.sendBackByTransfer(called)
    expect(await refusal(token)).toBeUndefined()
  })

  test('and says so before it wants the password', async () => {
    const { token } = await signedIn(60)
    await shop.orderId(token)
    expect(await refusal(token)).toEqual({ account: 'OPEN_ORDER' })
  })
})

describe('of a closed account', () => {
  /** An account that has one of everything. */
  async function wholeAccount() {
    const { id, email, token } = await server.signUp({ firstname: 'Claire', lastname: 'Martin' })
    await confirmAddress(server, email)
    expect((await server.graphql(UPDATE, {}, token)).errors).toEqual([])
    const orderId = await delivered(token)
    await shop.setCart(token)
    await namedCartCalls(server).save(token, 'Réunion du lundi')
    await favouriteCalls(server).add(token, TRAY.id)
    await planCalls(server).repeat(token, orderId)
    await passkeyCalls(server).addTo(token, softAuthenticator())
    await server.graphql(NAME, { email: `ami-${id}@test.example` }, token)
    return { id: Number(id), email, token, orderId }
  }

  const OWNED = {
    carts: tables.carts,
    namedCarts: tables.namedCarts,
    favourites: tables.favourites,
    plans: tables.orderPlans,
    passkeys: tables.passkeys,
    referrals: tables.referrals,
    tokens: tables.tokens,
  }
  const counts = async (id: number) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(OWNED).map(async ([name, table]) => {
          const rows = await server.db.execute(sql`select 1 from ${table} where user_id = ${id}`)
          return [name, rows.rows.length > 0] as const
        }),
      ),
    )
  const all = (isThere: boolean) =>
    Object.fromEntries(Object.keys(OWNED).map((name) => [name, isThere]))

  test('nothing is left that it kept, nor that says whose it was; its orders are, and all of any other account', async () => {
    const { id, email, token, orderId } = await wholeAccount()
    const other = await wholeAccount()
    const otherRow = await rowOf(other.id)
    expect(await counts(id)).toEqual(all(true))
    expect((await closeAccount(server, token)).errors).toEqual([])
    expect(await counts(id)).toEqual(all(false))
    expect(await counts(other.id)).toEqual(all(true))
    expect(await rowOf(other.id)).toEqual(otherRow)
    const row = await rowOf(id)
    expect(row).toMatchObject({
      passwordHash: null,
      firstname: '',
      lastname: '',
      phone: null,
      companyName: null,
      companySize: null,
      companyActivityField: null,
      companyId: null,
      canUseWireTransfer: false,
      hasAcceptedNewsletter: false,
      utm: null,
      closedAt: expect.any(Date),
    })
    expect(row?.email).toMatch(/^closed-[\w-]{36}@closed\.invalid$/)
    expect(JSON.stringify(row)).not.toContain(email)
    const [order] = await server.db
      .select()
      .from(tables.orders)
      .where(eq(tables.orders.id, orderId))
    expect(order).toMatchObject({ userId: id, deliveryContactName: 'Alix Martin' })
    const invoices = await server.db
      .select()
      .from(tables.invoices)
      .where(eq(tables.invoices.orderId, orderId))
    expect(invoices).toHaveLength(1)
  })

  test('every session ends, and the password opens nothing', async () => {
    const { email, token } = await server.signUp()
    const other = await server.signIn(email)
    expect((await closeAccount(server, token)).errors).toEqual([])
    for (const session of [token, other]) {
      expect((await server.graphql(ORDERS, {}, session)).errors).toMatchObject([
        { extensions: { code: 'UNAUTHENTICATED' } },
      ])
    }
    const again = await server.graphql(SIGN_IN, { email, password: PASSWORD })
    expect(again.errors).toMatchObject([{ message: 'Unknown account' }])
    expect((await closeAccount(server, token)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ])
  })

  test('the address in its place signs no one in', async () => {
    const { id, token } = await addUser(server.db)
    await closeAccount(server, token)
    const email = (await rowOf(id))?.email ?? ''
    const before = (await server.mails()).length
    const attempt = await server.graphql(SIGN_IN, { email, password: PASSWORD })
    expect(attempt.errors).toMatchObject([{ message: 'Unknown account' }])
    await server.services.auth.retrievePassword(email, 'b2b', '10.0.0.1')
    expect(await server.mails()).toHaveLength(before)
  })

  test('the address may open another one at once, which begins empty', async () => {
    const { email, token } = await wholeAccount()
    await closeAccount(server, token)
    const again = await server.signUp({ email })
    const { data } = await server.graphql(ORDERS, {}, again.token)
    expect(data).toEqual({ orders: [] })
    expect(await favouriteCalls(server).idsOf(again.token)).toEqual([])
    expect((await closeAccount(server, again.token)).errors).toEqual([])
  })
})
