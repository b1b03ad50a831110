import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import * as tables from '#server/db/tables'
import { loadAgreements } from '#server/ops/agreements/loadAgreements'
import { imbalances } from '../../support/books'
import { aCart, shopping, units } from '../../support/carts'
import { orderBooks } from '../../support/orders'
import { databaseUrl, postgresOnly, untilWaiting } from '../../support/postgresOnly'
import { addCompany, addUser, openShop, POINT, ROOM_DISH } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

const HOTEL = { address: '2 rue de la Paix', lat: POINT.lat + 0.002, lng: POINT.lng }

postgresOnly.describe('an order of room service, as its company closes the place', () => {
  let server: TestServer
  let shop: ReturnType<typeof shopping>
  let closer: Client

  beforeAll(async () => {
    server = await startTestServer({ isSeeded: false })
    await openShop(server.db)
    shop = shopping(server)
    closer = new Client({ connectionString: await databaseUrl(server) })
    await closer.connect()
  })
  afterAll(async () => {
    await closer.end()
    await server.close()
  })

  async function withCart(isPlaceNamed: boolean, changes: Parameters<typeof addUser>[1] = {}) {
    const name = `Hôtel ${randomUUID()}`
    const companyId = await addCompany(server.db, {
      name,
      hasRoomServiceEnabled: true,
      location: { ...HOTEL, isRoomServiceDeliveryPoint: true },
    })
    const [place] = await server.db
      .select({ id: tables.canteenLocations.id })
      .from(tables.canteenLocations)
      .where(eq(tables.canteenLocations.companyId, companyId))
    const { token } = await addUser(server.db, { companyId, ...changes })
    const key = randomUUID()
    const cart = aCart({
      ...HOTEL,
      items: [units(ROOM_DISH, 1)],
      lineId: ROOM_DISH.lineId,
      ...(isPlaceNamed && { roomServiceLocationId: String(place?.id) }),
    })
    expect((await shop.setCart(token, cart, key)).errors).toEqual([])
    return { token, key, placeId: place?.id, companyId, name }
  }

  /** Places an order that has read the place and meets its deletion as it is written. */
  async function orderWhile(
    { token, key, placeId }: Awaited<ReturnType<typeof withCart>>,
    end: 'commit' | 'rollback',
  ) {
    await closer.query('begin')
    await closer.query('delete from canteen_locations where id = $1', [placeId])
    const response = shop.createOrder(token, key)
    await untilWaiting(server, 1)
    await closer.query(end)
    return response
  }

  test.each([true, false])('says that the place is gone (named by its id: %s)', async (isNamed) => {
    const late = await orderWhile(await withCart(isNamed), 'commit')
    expect(late.errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { roomServiceLocationId: 'UNKNOWN' } } },
    ])
    expect(await server.db.select().from(tables.orders)).toEqual([])
    await orderBooks(server).expectNothingTaken()
    expect(await imbalances(server.db)).toEqual([])
  })

  /** The command that gives the only place of a company up, which waits for the end of what `closer` has begun. */
  async function closeUntilCommit(
    email: string,
    { companyId, name }: { companyId: number; name: string },
  ) {
    const agreed = { canteenEmailDomain: null, defaultOrderLastMinuteFee: null }
    const agreements = {
      companies: [{ name, hasRoomServiceEnabled: true, defaultOrderDeliveryFee: 500, ...agreed }],
      discounts: [],
      locations: [],
      people: [{ company: name, email, canUseWireTransfer: true, at: 'the first row' }],
    }
    await closer.query('begin')
    await closer.query('select from companies where id = $1 for update', [companyId])
    const loaded = loadAgreements(server, { agreements }, { isDryRun: false })
    await untilWaiting(server, 1)
    return { loaded }
  }

  test('waits for the command that closes it, and is not waited for in turn', async () => {
    const email = `${randomUUID()}@test.example`
    const customer = { email, canUseWireTransfer: true, emailValidatedAt: null }
    const { token, key, ...closing } = await withCart(true, customer)
    const { loaded } = await closeUntilCommit(email, closing)
    const order = shop.createOrder(token, key, true)
    await untilWaiting(server, 2)
    await closer.query('commit')
    expect(await loaded).toMatchObject({ isDone: true })
    expect((await order).errors).toMatchObject([
      { extensions: { fields: { roomServiceLocationId: 'UNKNOWN' } } },
    ])
  })

  test.each([
    {
      why: 'is paid',
      byTransfer: false,
      move: (id: string) =>
        server.db.transaction((tx) => server.services.confirmPaidOrder(tx, id, server.clock.now())),
      moved: 'paid',
    },
    {
      why: 'has its transfer received',
      byTransfer: true,
      move: (id: string) => server.services.receiveTransfer(id),
      moved: 'received',
    },
  ])('of long ago $why, while its place is closed', async ({ byTransfer, move, moved }) => {
    const email = `${randomUUID()}@test.example`
    const customer = { email, canUseWireTransfer: true, emailValidatedAt: null }
    const { token, key, ...closing } = await withCart(true, customer)
    const { data } = await shop.createOrder(token, key, byTransfer)
    const id = data.createOrder.replace('ORDER_ID:', '')
    const { loaded } = await closeUntilCommit(email, closing)
    const outcome = move(id)
    await untilWaiting(server, 2)
    await closer.query('commit')
    expect(await loaded).toMatchObject({ isDone: true })
    expect(await outcome).toBe(moved)
    const [order] = await server.db.select().from(tables.orders).where(eq(tables.orders.id, id))
    expect(order).toMatchObject({ status: 'confirmed', roomServiceLocationId: null })
  })

  test.each([
    {
      why: 'expires',
      move: async (id: string) => {
        const expiresAt = server.clock.now()
        await server.db.update(tables.orders).set({ expiresAt }).where(eq(tables.orders.id, id))
        return server.services.expireOrders()
      },
    },
    {
      why: 'is to be paid by transfer',
      move: (id: string, token: string) =>
        server.graphql(
          'mutation Pay($id: ID!) { payOrderByCreditTransfer(orderId: $id) { id } }',
          { id },
          token,
        ),
    },
  ])('of long ago $why, without a look at its place that is being closed', async ({ move }) => {
    const { token, key, placeId } = await withCart(true, { canUseWireTransfer: true })
    const { data } = await shop.createOrder(token, key)
    const id = data.createOrder.replace('ORDER_ID:', '')
    await closer.query('begin')
    await closer.query('select from canteen_locations where id = $1 for update', [placeId])
    const moved = move(id, token)
    const isMoved = async () => {
      const [order] = await server.db.select().from(tables.orders).where(eq(tables.orders.id, id))
      return order?.status !== 'waitingForPayment'
    }
    try {
      await until(isMoved)
    } finally {
      await closer.query('rollback')
    }
    await moved
  })

  test('holds no dish while it waits for its place', async () => {
    const before = await withCart(true)
    expect((await shop.createOrder(before.token, before.key)).errors).toEqual([])
    const { token, key, placeId } = await withCart(true)
    await closer.query('begin')
    await closer.query('select from canteen_locations where id = $1 for update', [placeId])
    const order = shop.createOrder(token, key)
    await untilWaiting(server, 1)
    try {
      const dish = 'select from stock where product_id = $1 for update nowait'
      const { rowCount } = await closer.query(dish, [ROOM_DISH.id])
      expect(rowCount).toBeGreaterThan(0)
    } finally {
      await closer.query('rollback')
    }
    expect((await order).errors).toEqual([])
  })

  test('is placed when the place stays after all', async () => {
    const order = await orderWhile(await withCart(true), 'rollback')
    expect(order).toMatchObject({
      data: { createOrder: expect.stringMatching(/^ORDER_ID:/) },
      errors: [],
    })
  })
})
