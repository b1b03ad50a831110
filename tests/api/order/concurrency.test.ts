import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { imbalances } from '../../support/books'
import { aCart, menus, shopping, slot, units } from '../../support/carts'
import { postgresOnly } from '../../support/postgresOnly'
import { addUsers, BREAD, forgetOrders, HAMPER, MENU, openShop, TRAY } from '../../support/shop'
import { startTestServer, type Result, type TestServer } from '../../support/testServer'

const DAY = '2026-12-01'
const NOON = slot(DAY, '12:00', '12:30')
const RUNS = Array.from({ length: 10 }, (_, index) => index + 1)

postgresOnly.describe('buyers who come at the same time', () => {
  let server: TestServer
  let shop: ReturnType<typeof shopping>

  beforeAll(async () => {
    server = await startTestServer({ isSeeded: false })
    await openShop(server.db)
    shop = shopping(server)
  })
  afterAll(() => server.close())
  beforeEach(() => forgetOrders(server.db))

  const setStock = (id: string, total: number) =>
    server.db
      .insert(tables.stock)
      .values({ distributionPointId: 111, day: DAY, productId: Number(id), total })

  const setCapacity = (capacity: number) =>
    server.db
      .insert(tables.slotLoads)
      .values({ distributionPointId: 111, slotStartAt: new Date(NOON.start), capacity })

  const takenOf = async (id: string) => {
    const rows = await server.db
      .select({ taken: tables.stock.taken })
      .from(tables.stock)
      .where(and(eq(tables.stock.productId, Number(id)), eq(tables.stock.day, DAY)))
    return rows[0]?.taken ?? 0
  }

  const deadlocks = async () => {
    const { rows } = await server.db.execute<{ deadlocks: number }>(
      `select deadlocks::integer from pg_stat_database where datname = current_database()`,
    )
    return rows[0]?.deadlocks
  }

  // Each kind wants its articles in another order, which must not matter.
  const KINDS = [
    [units(HAMPER, 1)],
    [units(HAMPER, 1), units(TRAY, 1), units(BREAD, 1)],
    [units(BREAD, 1), menus(MENU, 1), units(HAMPER, 1)],
    [units(HAMPER, 1), menus(MENU, 1)],
  ]

  /** Sends again what a server on a busy machine had no time for: nothing may be left of what it refused. */
  async function untilServed<T>(send: () => Promise<Result<T>>): Promise<Result<T>> {
    const result = await send()
    const isRefused = result.errors.some(({ extensions }) => extensions.code === 'TRY_AGAIN')
    return isRefused ? untilServed(send) : result
  }

  /** Every customer has a cart; then all order at once. Returns what each was told, none of it an error. */
  async function race(buyers: number): Promise<string[]> {
    const people = await addUsers(server.db, buyers)
    const carts = await Promise.all(
      people.map(async ({ token }, index) => {
        const key = randomUUID()
        const items = KINDS[index % KINDS.length]
        const cart = aCart({ deliveryDay: DAY, deliverySlot: NOON, items })
        const { errors, data } = await untilServed(() => shop.setCart(token, cart, key))
        expect(errors).toEqual([])
        expect(data.setCart.changes).toEqual([])
        return { token, key }
      }),
    )
    const responses = await Promise.all(
      carts.map(({ token, key }) => untilServed(() => shop.createOrder(token, key))),
    )
    for (const { status, errors } of responses) {
      expect(errors).toEqual([])
      expect(status).toBe(200)
    }
    return responses.map(({ data }) => data.createOrder)
  }

  const sold = (responses: readonly string[]) =>
    responses.filter((result) => result.startsWith('ORDER_ID:'))
  const told = (responses: readonly string[]) =>
    new Set(responses.map((result) => (result.startsWith('ORDER_ID:') ? 'ORDER_ID' : result)))

  test.each(RUNS)('200 buyers for the last 10 portions: exactly 10 are sold (run %i)', async () => {
    await setCapacity(1000)
    await setStock(HAMPER.id, 10)
    await setStock(TRAY.id, 1000)
    await setStock(BREAD.id, 1000)
    const responses = await race(200)
    expect(new Set(sold(responses)).size).toBe(10)
    expect(told(responses)).toEqual(new Set(['ORDER_ID', 'OUT_OF_STOCK']))
    expect(await takenOf(HAMPER.id)).toBe(10)
    expect(await imbalances(server.db)).toEqual([])
  })

  test('100 buyers for the last 12 deliveries of a slot: exactly 12 are taken', async () => {
    await setCapacity(12)
    for (const { id } of [HAMPER, TRAY, BREAD]) await setStock(id, 1000)
    const responses = await race(100)
    expect(new Set(sold(responses)).size).toBe(12)
    expect(told(responses)).toEqual(new Set(['ORDER_ID', 'SLOT_UNAVAILABLE']))
    expect(await takenOf(HAMPER.id)).toBe(12)
    expect(await imbalances(server.db)).toEqual([])
  })

  test('rows that the first buyers write at the same time are written once', async () => {
    const responses = await race(40)
    expect(told(responses)).toEqual(new Set(['ORDER_ID', 'SLOT_UNAVAILABLE']))
    expect(await imbalances(server.db)).toEqual([])
  })

  test('what expires while others buy is given back once', async () => {
    await setCapacity(1000)
    for (const { id } of [HAMPER, TRAY, BREAD]) await setStock(id, 1000)
    const early = await race(30)
    expect(sold(early)).toHaveLength(30)
    server.clock.advance(31 * 60_000)
    const { expireOrders } = server.services
    const [late, ...expired] = await Promise.all([race(60), expireOrders(), expireOrders()])
    expect(sold(late)).toHaveLength(60)
    // What a busy machine had no time for is tried again after half a minute.
    server.clock.advance(30_000)
    const again = await expireOrders()
    expect(expired.reduce((sum, count) => sum + count, again)).toBe(30)
    expect(await takenOf(HAMPER.id)).toBe(60)
    expect(await imbalances(server.db)).toEqual([])
  })

  test('no transaction ever locked another one out', async () => {
    expect(await deadlocks()).toBe(0)
  })
})
