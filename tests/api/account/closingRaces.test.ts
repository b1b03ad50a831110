import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { Client } from 'pg'
import { postgresSettings } from '#server/base/env/envDatabase'
import type { DatabaseConnection } from '#server/db/database'
import { openPostgres } from '#server/db/postgres'
import * as tables from '#server/db/tables'
import { imbalances } from '../../support/books'
import { shopping } from '../../support/carts'
import { closeAccount } from '../../support/closeAccountCalls'
import { favouriteCalls } from '../../support/favouriteCalls'
import { passkeyCalls } from '../../support/passkeyCalls'
import { databaseUrl, postgresOnly, untilWaiting } from '../../support/postgresOnly'
import { addUser, openShop, TRAY } from '../../support/shop'
import { LOCAL_SITE, softAuthenticator } from '../../support/softAuthenticator'
import { PATIENT } from '../../support/testDatabase'
import { newAddress, PASSWORD, startTestServer, type TestServer } from '../../support/testServer'

const SIGN_IN = `mutation SignIn($email: String!, $password: String!) {
  authenticate(email: $email, password: $password) { token }
}`
const UPDATE =
  'mutation Update { updateCustomer(firstname: "Claire", phone: "01 99 00 56 78") { id } }'
const NAME = 'mutation Name { addRewardProgram(refereeEmail: "ami@test.example") }'

postgresOnly.describe('of two processes, one closes the account', () => {
  let one: TestServer
  let two: TestServer
  let second: DatabaseConnection
  let holder: Client
  let shop: ReturnType<typeof shopping>

  beforeAll(async () => {
    one = await startTestServer({ isSeeded: false })
    await openShop(one.db)
    const url = await databaseUrl(one)
    second = await openPostgres(postgresSettings(url, PATIENT), pino({ level: 'silent' }))
    two = await startTestServer({ beside: { database: second } })
    holder = new Client({ connectionString: url })
    await holder.connect()
    shop = shopping(two)
  })
  afterAll(async () => {
    await holder.end()
    await two.close()
    await second.close()
    await one.close()
  })

  const count = async (statement: string) =>
    Number((await one.db.execute<{ count: number }>(statement)).rows[0]?.count ?? 0)
  const deadlocks = () =>
    count(
      `select deadlocks::integer as count from pg_stat_database where datname = current_database()`,
    )

  /** Holds a row until the first and then the second wait for it: they go on in that order. */
  async function inTurn<First, Second>(
    held: string,
    first: () => Promise<First>,
    next: () => Promise<Second>,
  ) {
    await holder.query('begin')
    await holder.query(held)
    const before = first()
    await untilWaiting(one, 1)
    const after = next()
    await untilWaiting(one, 2)
    await holder.query('commit')
    return Promise.all([before, after])
  }

  const theAccount = (id: number | string) => `select 1 from users where id = ${id} for update`
  const close = (token: string) => () => closeAccount(one, token)
  const ordersOf = (userId: number) =>
    one.db.select().from(tables.orders).where(eq(tables.orders.userId, userId))
  const rowOf = async (id: number) =>
    (await one.db.select().from(tables.users).where(eq(tables.users.id, id)))[0]

  async function withCart() {
    const user = await addUser(one.db)
    const key = randomUUID()
    expect((await shop.setCart(user.token, undefined, key)).errors).toEqual([])
    return { ...user, key }
  }

  test('an order that comes after is not placed, and takes nothing', async () => {
    const { id, token, key } = await withCart()
    const order = () => shop.createOrder(token, key)
    const [closed, late] = await inTurn(theAccount(id), close(token), order)
    expect(closed.errors).toEqual([])
    expect(late).toMatchObject({ data: { createOrder: 'CART_EMPTY' }, errors: [] })
    expect(await ordersOf(id)).toEqual([])
    expect(await imbalances(one.db)).toEqual([])
  })

  test('an order that comes before keeps the account open', async () => {
    const { id, token, key } = await withCart()
    const order = () => shop.createOrder(token, key)
    const [early, closed] = await inTurn(theAccount(id), order, close(token))
    expect(early.errors).toEqual([])
    expect(closed.errors).toMatchObject([{ extensions: { fields: { account: 'OPEN_ORDER' } } }])
    expect(await ordersOf(id)).toHaveLength(1)
    expect((await rowOf(id))?.closedAt).toBeNull()
  })

  test('an order that holds its cart and waits for its dishes comes before, without a circle', async () => {
    const { id, token, key } = await withCart()
    await shop.orderId((await addUser(one.db)).token)
    const before = await deadlocks()
    const order = () => shop.createOrder(token, key)
    const theDish = `select 1 from stock where product_id = ${TRAY.id} for update`
    const [early, closed] = await inTurn(theDish, order, close(token))
    expect(early.errors).toEqual([])
    expect(closed.errors).toMatchObject([{ extensions: { fields: { account: 'OPEN_ORDER' } } }])
    expect(await ordersOf(id)).toHaveLength(1)
    expect(await deadlocks()).toBe(before)
  })

  test('many orders and closings of one account at the same moment end without a circle', async () => {
    const before = await deadlocks()
    for (let round = 0; round < 10; round += 1) {
      const { id, token, key } = await withCart()
      const [closed, ...orders] = await Promise.all([
        closeAccount(one, token),
        shop.createOrder(token, key),
        shop.setCart(token),
        shop.createOrder(token, key),
      ])
      const isClosed = closed.errors.length === 0
      expect((await ordersOf(id)).length).toBe(isClosed ? 0 : 1)
      expect(orders.every(({ status }) => status === 200)).toBe(true)
      const carts = await one.db.select().from(tables.carts).where(eq(tables.carts.userId, id))
      expect(isClosed ? carts : []).toEqual([])
    }
    expect(await deadlocks()).toBe(before)
  })

  test('a sign-in that comes after finds no account, one that comes before ends', async () => {
    const after = await one.signUp()
    const signIn = (email: string) => () =>
      two.graphql<{ authenticate: { token: string } }>(
        SIGN_IN,
        { email, password: PASSWORD },
        undefined,
        { 'x-forwarded-for': newAddress() },
      )
    const [closed, late] = await inTurn(
      theAccount(after.id),
      close(after.token),
      signIn(after.email),
    )
    expect(closed.errors).toEqual([])
    expect(late.errors).toMatchObject([{ message: 'Wrong password' }])
    const early = await one.signUp()
    const [signedIn] = await inTurn(theAccount(early.id), signIn(early.email), close(early.token))
    const { token } = signedIn.data.authenticate
    expect((await two.graphql(NAME, {}, token)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ])
    const left = await one.db
      .select()
      .from(tables.tokens)
      .where(eq(tables.tokens.userId, Number(early.id)))
    expect(left).toEqual([])
  })

  test.each(['before', 'after'])('a passkey that signs in %s opens nothing', async (when) => {
    const { id, token } = await addUser(one.db)
    const calls = passkeyCalls(two)
    const device = softAuthenticator(LOCAL_SITE)
    await calls.addTo(token, device)
    const before = await deadlocks()
    const signature = device.sign(await calls.challenge())
    const signIn = () => calls.signIn(signature)
    if (when === 'after') {
      const [, late] = await inTurn(theAccount(id), close(token), signIn)
      expect(late.errors).toMatchObject([{ message: 'Wrong passkey' }])
    } else {
      const [signedIn] = await inTurn(theAccount(id), signIn, close(token))
      const session = signedIn.data.authenticateByPasskey.token
      expect((await two.graphql(NAME, {}, session)).errors).toHaveLength(1)
    }
    const left = await one.db.select().from(tables.tokens).where(eq(tables.tokens.userId, id))
    expect(left).toEqual([])
    expect(await deadlocks()).toBe(before)
  })

  test.each([
    ['a profile', (token: string) => two.graphql(UPDATE, {}, token)],
    ['a favourite', (token: string) => favouriteCalls(two).add(token, TRAY.id)],
    ['an address for the reward programme', (token: string) => two.graphql(NAME, {}, token)],
    ['a cart', (token: string) => shop.setCart(token)],
  ])('%s that is stored after leaves nothing behind', async (_, store) => {
    const { id, token } = await addUser(one.db)
    const [closed, late] = await inTurn(theAccount(id), close(token), () => store(token))
    expect(closed.errors).toEqual([])
    expect(late.errors).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ firstname: '', phone: null })
    for (const table of ['favourites', 'referrals', 'carts']) {
      expect(await count(`select count(*)::integer from ${table} where user_id = ${id}`)).toBe(0)
    }
  })

  test('two closings at the same moment close it once', async () => {
    const { id, token } = await addUser(one.db)
    const again = () => closeAccount(two, token)
    const [first, late] = await inTurn(theAccount(id), close(token), again)
    expect(first.errors).toEqual([])
    expect(late.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  })
})
