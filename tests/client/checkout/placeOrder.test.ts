import {
  placeOrder,
  type PlaceOrderPorts,
} from '../../../src/client/areas/checkout/payment/placeOrder'
import {
  byCard,
  byTransfer,
  declined,
  fakeShop,
  lostResponse,
  NO_INTENT,
  unknown,
  accepted,
} from './fakeShop'

test('a card that is accepted places the order', async () => {
  const { ports, requested } = fakeShop()
  await expect(placeOrder(byCard().request, ports)).resolves.toEqual({
    kind: 'placed',
    orderId: 'order-1',
    isPaidNow: true,
  })
  expect(requested).toEqual(['store key-1', 'create key-1', 'intent order-1'])
})

test('after a decline the second try pays the same order', async () => {
  const { ports, orders } = fakeShop()
  const { request, confirmed } = byCard(declined, accepted)
  await expect(placeOrder(request, ports)).resolves.toEqual({
    kind: 'cardFailed',
    code: 'card_declined',
    message: 'Refusée.',
  })
  await expect(placeOrder(request, ports)).resolves.toMatchObject({ kind: 'placed' })
  expect(orders.size).toBe(1)
  expect(confirmed).toEqual(['secret-order-1', 'secret-order-1'])
})

test('a transfer places the order without an intent', async () => {
  const { ports, requested } = fakeShop()
  await expect(placeOrder(byTransfer, ports)).resolves.toMatchObject({ kind: 'placed' })
  expect(requested).toEqual(['store key-1', 'create key-1'])
})

test('items that the server changed stop the order before it is made', async () => {
  const item = { itemId: '1', type: 'product' as const, lineId: 'LIGNE-PLATEAUX' }
  const changes = [{ item, name: 'Plateau', requestedQty: 4, qty: 3, minimumQuantity: null }]
  const { ports, orders } = fakeShop({
    storeCart: () => Promise.resolve({ kind: 'stored', totalTTC: 900, changes }),
  })
  await expect(placeOrder(byTransfer, ports)).resolves.toEqual({ kind: 'itemsChanged', changes })
  expect(orders.size).toBe(0)
})

test('a total other than the one shown is asked about before the order is made', async () => {
  const { ports, orders } = fakeShop()
  await expect(placeOrder({ ...byTransfer, shownTotal: 1100 }, ports)).resolves.toEqual({
    kind: 'priceChanged',
    totalTTC: 1200,
  })
  expect(orders.size).toBe(0)
})

test('a response lost after the order was placed ends in that order', async () => {
  const shop = fakeShop()
  const lost = { ...shop.ports, createOrder: lostResponse(shop.ports.createOrder) }
  const { request } = byCard()
  await expect(placeOrder(request, lost)).resolves.toEqual({ kind: 'connectionLost' })
  await expect(placeOrder(request, shop.ports)).resolves.toMatchObject({ orderId: 'order-1' })
  expect(shop.orders.size).toBe(1)
})

test('a paid order whose response was lost is not charged again', async () => {
  const shop = fakeShop()
  const { request, confirmed } = byCard({
    status: 'failed',
    code: 'outcome_unknown',
    message: 'Inconnu.',
  })
  await expect(placeOrder(request, shop.ports)).resolves.toEqual({ kind: 'outcomeUnknown' })
  shop.states.set('order-1', 'placed')
  await expect(placeOrder(request, shop.ports)).resolves.toMatchObject({ kind: 'placed' })
  expect(confirmed).toHaveLength(1)
})

test('a cart changed after an unpaid order starts a new one', async () => {
  const shop = fakeShop()
  const { request } = byCard(declined, accepted)
  await placeOrder(request, shop.ports)
  await expect(
    placeOrder({ ...request, content: 'twelve trays' }, shop.ports),
  ).resolves.toMatchObject({ orderId: 'order-2' })
  expect([...shop.orders.keys()]).toEqual(['key-1', 'key-2'])
})

test.each([
  ['dearer than the button says is given up, and another made', 1201, 'order-2'],
  ['of that total is paid', 1200, 'order-1'],
  ['that is cheaper is paid, with the slot that it holds', 1199, 'order-1'],
])('an order left open %s', async (_, totalTTC, orderId) => {
  const orderFacts = (id: string) => Promise.resolve({ number: id, totalTTC })
  const shop = fakeShop({ orderFacts })
  const { request } = byCard(declined, accepted)
  await placeOrder(request, shop.ports)
  await expect(placeOrder(request, shop.ports)).resolves.toMatchObject({ kind: 'placed', orderId })
  expect(shop.requested.filter((one) => one.startsWith('give up'))).toEqual(
    orderId === 'order-1' ? [] : ['give up order-1'],
  )
})

test('whose total the server does not tell, it is paid: nothing says that it has changed', async () => {
  const shop = fakeShop({ orderFacts: () => Promise.resolve(null) })
  const { request } = byCard(declined, accepted)
  await placeOrder(request, shop.ports)
  await expect(placeOrder(request, shop.ports)).resolves.toMatchObject({ orderId: 'order-1' })
})

test('a card order left open is given up before a transfer makes another', async () => {
  const shop = fakeShop()
  await placeOrder(byCard(declined).request, shop.ports)
  await expect(placeOrder(byTransfer, shop.ports)).resolves.toMatchObject({ orderId: 'order-2' })
  expect(shop.requested.slice(-3)).toEqual(['give up order-1', 'store key-2', 'create key-2'])
})

test('while the outcome of a card is unknown a transfer makes no second order', async () => {
  const shop = fakeShop({ giveUp: () => Promise.resolve('kept') })
  await placeOrder(byCard(unknown).request, shop.ports)
  await expect(placeOrder(byTransfer, shop.ports)).resolves.toEqual({ kind: 'outcomeUnknown' })
  expect(shop.orders.size).toBe(1)
  shop.states.set('order-1', 'placed')
  await expect(placeOrder(byTransfer, shop.ports)).resolves.toEqual({
    kind: 'placed',
    orderId: 'order-1',
    isPaidNow: false,
  })
})

test('after a card whose outcome is unknown a missing intent proves nothing', async () => {
  const shop = fakeShop()
  const { request } = byCard(unknown)
  await placeOrder(request, shop.ports)
  const ports = { ...shop.ports, createIntent: () => Promise.resolve(NO_INTENT) }
  await expect(placeOrder(request, ports)).resolves.toEqual({ kind: 'outcomeUnknown' })
})

test('an order that another tab sent a card for says nothing of the money without an intent', async () => {
  const shop = fakeShop({
    storeCart: () => Promise.resolve({ kind: 'alreadyOrdered', isThisCart: false }),
    createIntent: () => Promise.resolve(NO_INTENT),
  })
  shop.orders.set('key-1', 'order-1')
  shop.memory.attempt = {
    cartKey: 'key-1',
    content: 'ten trays',
    orderId: null,
    isPlaced: false,
  }
  await expect(placeOrder(byCard().request, shop.ports)).resolves.toEqual({
    kind: 'outcomeUnknown',
  })
})

test.each([
  ['storeCart', { kind: 'signedOut' }],
  ['createOrder', { kind: 'signedOut' }],
  ['createIntent', { kind: 'refused', order: 'signedOut' }],
])(
  'a session that ends at %s asks to sign in, and the same order is then paid',
  async (step, response) => {
    const shop = fakeShop()
    const { request } = byCard()
    const ended = { ...shop.ports, [step]: () => Promise.resolve(response) }
    await expect(placeOrder(request, ended)).resolves.toEqual({ kind: 'signedOut' })
    await expect(placeOrder(request, shop.ports)).resolves.toMatchObject({ kind: 'placed' })
    expect(shop.orders.size).toBe(1)
  },
)

test('an order that has expired is ordered anew', async () => {
  const shop = fakeShop()
  const { request } = byCard(declined, accepted)
  await placeOrder(request, shop.ports)
  shop.states.set('order-1', 'canceled')
  await expect(placeOrder(request, shop.ports)).resolves.toMatchObject({ orderId: 'order-2' })
})

test('a cart that the server knows as ordered goes on with its order', async () => {
  const shop = fakeShop({
    storeCart: () => Promise.resolve({ kind: 'alreadyOrdered', isThisCart: true }),
  })
  shop.orders.set('key-1', 'order-1')
  shop.states.set('order-1', 'placed')
  await expect(placeOrder(byTransfer, shop.ports)).resolves.toEqual({
    kind: 'placed',
    orderId: 'order-1',
    isPaidNow: false,
  })
})

/** A cart that another tab has ordered: its order waits for a payment. */
function orderedInAnotherTab(isThisCart: boolean) {
  const shop = fakeShop({
    storeCart: () => Promise.resolve({ kind: 'alreadyOrdered', isThisCart }),
  })
  shop.orders.set('key-1', 'order-1')
  return shop
}

test('a cart that another tab is about to pay for is paid for once, with the same order and intent', async () => {
  const { ports, requested } = orderedInAnotherTab(true)
  const { request, confirmed } = byCard()
  await expect(placeOrder(request, ports)).resolves.toMatchObject({
    kind: 'placed',
    orderId: 'order-1',
  })
  expect(requested).toEqual(['create key-1', 'intent order-1'])
  expect(confirmed).toEqual(['secret-order-1'])
})

test('one that the other tab has paid for by then is the order that stands', async () => {
  const { ports, states, memory } = orderedInAnotherTab(true)
  states.set('order-1', 'paid')
  const { request, confirmed } = byCard()
  await expect(placeOrder(request, ports)).resolves.toEqual({
    kind: 'placed',
    orderId: 'order-1',
    isPaidNow: false,
  })
  expect([confirmed, memory.keys]).toEqual([[], 1])
})

test('a slot chosen anew after a refusal is ordered with the same key', async () => {
  const shop = fakeShop()
  const refused: PlaceOrderPorts = {
    ...shop.ports,
    createOrder: () => Promise.resolve({ kind: 'refused', code: 'SLOT_UNAVAILABLE' }),
  }
  await expect(placeOrder(byTransfer, refused)).resolves.toMatchObject({ kind: 'refused' })
  await placeOrder({ ...byCard().request, content: 'another slot' }, shop.ports)
  expect([...shop.orders.keys()]).toEqual(['key-1'])
})

test('no intent and no payment is a technical error that charged nothing', async () => {
  const { ports } = fakeShop({ createIntent: () => Promise.resolve(NO_INTENT) })
  await expect(placeOrder(byCard().request, ports)).resolves.toEqual({ kind: 'nothingCharged' })
})

test('while the provider is silent, only the first try of an order and its intents tell that nothing was charged', async () => {
  const silent = (isNothingCharged: boolean) =>
    Promise.resolve({ kind: 'none' as const, isNothingCharged })
  const { ports } = fakeShop()
  const unproven = { ...ports, createIntent: () => silent(false) }
  await expect(placeOrder(byCard().request, unproven)).resolves.toEqual({ kind: 'nothingCharged' })
  // This browser has sent no card, another one may have by now.
  await expect(placeOrder(byCard().request, unproven)).resolves.toEqual({ kind: 'outcomeUnknown' })
  const proven = { ...ports, createIntent: () => silent(true) }
  await expect(placeOrder(byCard().request, proven)).resolves.toEqual({ kind: 'nothingCharged' })
})

test('nothing is said of the money while the server cannot be reached', async () => {
  const { ports } = fakeShop({
    createIntent: () => Promise.resolve(NO_INTENT),
    orderState: () => Promise.resolve('unknown'),
  })
  await expect(placeOrder(byCard().request, ports)).resolves.toEqual({ kind: 'connectionLost' })
})
