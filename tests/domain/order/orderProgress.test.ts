import { dueMoves, plannedMoves } from '#domain/order/orderProgress'
import type { OrderStatus } from '#domain/order/orderStatus'

const slot = {
  slotStartAt: '2026-11-26T12:00:00+01:00',
  slotEndAt: '2026-11-26T12:30:00+01:00',
}
const due = (status: OrderStatus, time: string) =>
  dueMoves({ ...slot, status }, new Date(`2026-11-26T${time}+01:00`)).map(({ to }) => to)

test('an order is given to a courier 45 minutes before its slot, leaves 20 minutes before, arrives at its hour', () => {
  expect(plannedMoves(slot)).toEqual([
    { to: 'assigned', at: new Date('2026-11-26T11:15:00+01:00') },
    { to: 'supported', at: new Date('2026-11-26T11:40:00+01:00') },
    { to: 'delivered', at: new Date('2026-11-26T12:15:00+01:00') },
  ])
})

test.each<[OrderStatus, string, OrderStatus[]]>([
  ['confirmed', '11:14:59.999', []],
  ['confirmed', '11:15:00', ['assigned']],
  ['assigned', '11:39:59.999', []],
  ['assigned', '11:40:00', ['supported']],
  ['supported', '12:14:59.999', []],
  ['supported', '12:15:00', ['delivered']],
])('a %s order at %s has to become %j', (status, time, moves) => {
  expect(due(status, time)).toEqual(moves)
})

test('an order whose hours were missed catches up through every status', () => {
  expect(due('confirmed', '18:00:00')).toEqual(['assigned', 'supported', 'delivered'])
  expect(due('supported', '18:00:00')).toEqual(['delivered'])
})

test.each<OrderStatus>(['waitingForPayment', 'delivered', 'canceled'])(
  'a %s order is moved by no clock',
  (status) => {
    expect(due(status, '18:00:00')).toEqual([])
  },
)
