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
