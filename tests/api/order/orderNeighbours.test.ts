import { randomUUID } from 'node:crypto'
import { aCart, shopping } from '../../support/carts'
import { ORDER, orderBooks, TRACK } from '../../support/orders'
import { addUser, forgetOrders, openShop, POINT } from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'

let server: TestServer
let shop: ReturnType<typeof shopping>
let books: ReturnType<typeof orderBooks>
let token: string

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  shop = shopping(server)
  books = orderBooks(server)
})
afterAll(() => server.close())

beforeEach(async () => {
  server.clock.moveTo(TUESDAY)
  await forgetOrders(server.db)
  token = (await addUser(server.db)).token
})

describe('the neighbour never sees, orders or follows what is mine', () => {
  test('another account’s order, a made-up one and a malformed one get the same response', async () => {
    const id = await shop.orderId(token)
    const neighbour = await addUser(server.db)
    for (const unknown of [id, randomUUID(), 'x', "' or 1=1"]) {
      for (const query of [ORDER, TRACK]) {
        const { data, errors } = await server.graphql(query, { id: unknown }, neighbour.token)
        expect(data).toBeNull()
        expect(errors).toHaveLength(1)
        expect(errors[0]?.message).toBe('Unknown order')
        expect(errors[0]?.extensions).toEqual({ code: 'NOT_FOUND' })
      }
    }
    const { data } = await server.graphql(`query Orders { orders { id } }`, {}, neighbour.token)
    expect(data).toEqual({ orders: [] })
  })

  test('a visitor has no orders', async () => {
    const id = await shop.orderId(token)
    const { errors } = await server.graphql(ORDER, { id })
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await shop.createOrder(undefined, randomUUID())).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    )
  })

  test('another account’s cart cannot be ordered, before and after its owner did', async () => {
    const key = randomUUID()
    await shop.setCart(token, aCart(), key)
    const neighbour = await addUser(server.db, { canUseWireTransfer: true })
    const responses = async () => [
      await shop.createOrder(neighbour.token, key),
      await shop.createOrder(neighbour.token, randomUUID()),
      await shop.createOrder(neighbour.token, 'no key at all'),
    ]
    const before = await responses()
    await books.expectNothingTaken()
    await shop.createOrder(token, key)
    for (const { data, errors } of [...before, ...(await responses())]) {
      expect(errors).toEqual([])
      expect(data).toEqual({ createOrder: 'CART_EMPTY' })
    }
    expect(await books.orderCount()).toBe(1)
  })

  test('the tracking token shows where the order is and nothing of what it holds', async () => {
    const id = await shop.orderId(token)
    const { trackingToken, number } = await books.read(id, token)
    const { data } = await server.graphql(TRACK, { id, token: trackingToken })
    expect(data.orderTracking).toEqual({
      id,
      number,
      status: 'waitingForPayment',
      isOwner: false,
      deliveryAddress: '10 rue de la Paix, 75002 Paris',
      order: null,
    })
    const own = await server.graphql(TRACK, { id }, token)
    expect(own.data.orderTracking).toMatchObject({ isOwner: true, order: { id, trackingToken } })
    for (const wrong of [undefined, '', trackingToken.slice(1), `${trackingToken}x`]) {
      const { errors } = await server.graphql(TRACK, { id, token: wrong })
      expect(errors[0]?.extensions.code).toBe('NOT_FOUND')
    }
  })

  test('hours and map of an order open with its own token alone; every other response is the same', async () => {
    const id = await shop.orderId(token)
    const { trackingToken } = await books.read(id, token)
    const other = await addUser(server.db)
    const otherId = await shop.orderId(other.token)
    const { trackingToken: otherToken } = await books.read(otherId, other.token)
    const query = `query Where($id: ID!, $token: String) {
      orderTracking(orderId: $id, token: $token) {
        moves { status at } depot { name lat lng } destination { name lat lng }
      }
    }`
    const { data, errors } = await server.graphql(query, { id, token: trackingToken })
    expect(errors).toEqual([])
    expect(data.orderTracking).toEqual({
      moves: [{ status: 'waitingForPayment', at: expect.stringMatching(/^2026-11-24T10:00/) }],
      depot: { name: expect.any(String), lat: POINT.lat, lng: POINT.lng },
      destination: {
        name: '10 rue de la Paix, 75002 Paris',
        lat: expect.any(Number),
        lng: expect.any(Number),
      },
    })
    const unknown = await server.graphql(query, { id: randomUUID(), token: trackingToken })
    for (const [wrongId, wrongToken] of [
      [id, otherToken],
      [id, null],
      [otherId, trackingToken],
      ['x', trackingToken],
    ]) {
      const response = await server.graphql(query, { id: wrongId, token: wrongToken })
      expect({ data: response.data, errors: response.errors }).toEqual({
        data: null,
        errors: unknown.errors,
      })
    }
  })
})
