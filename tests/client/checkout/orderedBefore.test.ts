import { placeOrder } from '../../../src/client/areas/checkout/payment/placeOrder'
import { byCard, byTransfer, fakeShop, lostResponse, unknown } from './fakeShop'

const CHANGED = { ...byTransfer, content: 'twenty trays' }

const orderedBefore = (isPaidNow: boolean) => ({
  kind: 'orderedBefore',
  orderId: 'order-1',
  number: 'T-order-1',
  isPaidNow,
})

/** A transfer order stands, and the response that says so was lost. */
async function lostTransferOrder(isThisCart: boolean) {
  const shop = fakeShop()
  const lost = { ...shop.ports, createOrder: lostResponse(shop.ports.createOrder) }
  await placeOrder(byTransfer, lost)
  shop.states.set('order-1', 'placed')
  const storeCart = (key: string) =>
    key === 'key-1'
      ? Promise.resolve({ kind: 'alreadyOrdered' as const, isThisCart })
      : shop.ports.storeCart(key)
  return { ...shop, ports: { ...shop.ports, storeCart } }
}

test.each([
  ['other items', false],
  ['another slot, address or contact', true],
])(
  'a cart with %s is not ordered by the order that stands; paid again, it is one of its own',
  async (_, isThisCart) => {
    const { ports, orders } = await lostTransferOrder(isThisCart)
    await expect(placeOrder(CHANGED, ports)).resolves.toEqual(orderedBefore(false))
    expect([...orders.keys()]).toEqual(['key-1'])
    await expect(placeOrder({ ...CHANGED, cartKey: 'key-2' }, ports)).resolves.toMatchObject({
      kind: 'placed',
      orderId: 'order-2',
    })
  },
)

test('an unchanged cart ends in the order that stands', async () => {
  const { ports } = await lostTransferOrder(true)
  await expect(placeOrder(byTransfer, ports)).resolves.toEqual({
    kind: 'placed',
    orderId: 'order-1',
    isPaidNow: false,
  })
})

test('a tab that never knew the order believes the server that its items are others', async () => {
  const { ports, memory } = await lostTransferOrder(false)
  memory.attempt = null
  await expect(placeOrder(byTransfer, ports)).resolves.toEqual(orderedBefore(false))
})

test('a card payment that was booked unheard pays for the cart that it was made of only', async () => {
  const shop = fakeShop()
  const { request } = byCard(unknown)
  await placeOrder(request, shop.ports)
  shop.states.set('order-1', 'paid')
  const changed = { ...request, content: 'twenty trays' }
  await expect(placeOrder(changed, shop.ports)).resolves.toEqual(orderedBefore(true))
  expect(shop.orders.size).toBe(1)
})

test('so does one that is booked while it is to be given up', async () => {
  const shop = fakeShop()
  const { request } = byCard(unknown)
  await placeOrder(request, shop.ports)
  const kept = {
    ...shop.ports,
    giveUp: (orderId: string) => {
      shop.states.set(orderId, 'paid')
      return Promise.resolve('kept' as const)
    },
  }
  const changed = { ...request, content: 'twenty trays' }
  await expect(placeOrder(changed, kept)).resolves.toEqual(orderedBefore(true))
  expect(shop.orders.size).toBe(1)
})
