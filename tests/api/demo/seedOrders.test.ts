import { pastMoves } from '../../../src/demo/people/pastMoves'
import { pastOrders } from '../../../src/demo/people/pastOrders'
import { orderSources } from '../../support/demo'

/** Of its trays. */
const LEAD_TIME = 120 * 60_000

test.each(['2026-11-24T10:00:00+01:00', '2026-11-27T18:30:00+01:00', '2026-12-24T23:59:00+01:00'])(
  'of the demonstration started at %s, an order that waits for its payment expires before it is delivered',
  (now) => {
    const orders = pastOrders(orderSources(), new Date(now)).map(({ order }) => order)
    const waiting = orders.filter(({ status }) => status === 'waitingForPayment')
    expect(waiting).not.toHaveLength(0)
    for (const { expiresAt, slotStartAt } of waiting) {
      expect(expiresAt).toBeInstanceOf(Date)
      expect(Number(expiresAt)).toBeGreaterThan(Date.parse(now))
      expect(Number(slotStartAt) - Number(expiresAt)).toBeGreaterThanOrEqual(LEAD_TIME)
    }
  },
)

test.each(['2026-11-24T10:00:00+01:00', '2026-11-24T20:00:00+01:00', '2026-11-28T10:00:00+01:00'])(
  'of the demonstration started at %s, no order is on its way before its day',
  (now) => {
    const orders = pastOrders(orderSources(), new Date(now)).map(({ order }) => order)
    const later = orders.filter(({ deliveryDay }) => deliveryDay > now.slice(0, 10))
    expect(later).not.toHaveLength(0)
    for (const { status } of later) expect(['confirmed', 'waitingForPayment']).toContain(status)
  },
)

test('an order of the demonstration that was canceled says one moment of it', () => {
  const now = new Date('2026-11-24T10:00:00+01:00')
  const seeds = pastOrders(orderSources(), now).filter(({ order }) => order.status === 'canceled')
  expect(seeds).not.toHaveLength(0)
  for (const seed of seeds) {
    expect(pastMoves(seed, now).map(({ at }) => at)).toEqual([seed.order.updatedAt])
  }
})
