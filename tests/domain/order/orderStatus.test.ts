import {
  canMove,
  isAwaited,
  isOver,
  isPlaced,
  NEXT_STATUSES,
  orderStatusLabel,
  type OrderStatus,
} from '#domain/order/orderStatus'

const ROAD = ['waitingForPayment', 'confirmed', 'assigned', 'supported', 'delivered'] as const

test('an order moves one step at a time and never back', () => {
  ROAD.forEach((from, index) =>
    ROAD.forEach((to, target) => expect(canMove(from, to)).toBe(target === index + 1)),
  )
})

test('an order is canceled from any of the first three statuses only', () => {
  const all: OrderStatus[] = [...ROAD, 'canceled']
  expect(all.filter((from) => canMove(from, 'canceled'))).toEqual([
    'waitingForPayment',
    'confirmed',
    'assigned',
  ])
})

test('an order stands once it is confirmed, as long as it is not canceled', () => {
  const all: OrderStatus[] = [...ROAD, 'canceled']
  expect(all.filter(isPlaced)).toEqual(['confirmed', 'assigned', 'supported', 'delivered'])
})

test('a meal is still to come of an order that is confirmed and not delivered', () => {
  const all = [...ROAD, 'canceled', 'atTheDoor']
  expect(all.filter(isAwaited)).toEqual(['confirmed', 'assigned', 'supported'])
})

test('delivered and canceled are final', () => {
  expect([NEXT_STATUSES.delivered, NEXT_STATUSES.canceled]).toEqual([[], []])
  expect([...ROAD, 'canceled', 'atTheDoor', 'constructor'].filter(isOver)).toEqual([
    'delivered',
    'canceled',
  ])
})

test.each([
  ['canceled', 'Annulée'],
  ['confirmed', 'Confirmée'],
  ['assigned', 'En livraison'],
  ['supported', 'En livraison'],
  ['delivered', 'Livrée'],
  ['waitingForPayment', '—'],
  ['anything', '—'],
])('the status %s is shown as %s', (status, label) => {
  expect(orderStatusLabel(status)).toBe(label)
})
