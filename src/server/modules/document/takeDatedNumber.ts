import type { Clock } from '#domain/time/clock'
import { invoiceNumber } from '#domain/order/invoice'
import type { Transaction } from '../../db/database'
import { lockSeries, takeNumber } from './numberSeriesRepo'

/**
 * The next number of a document's series and the instant of its issue, which is taken while no other document can be
 * numbered: numbers and dates go the same way, also over midnight and into the next year. docs/rules/orders.md#documents
 */
export async function takeDatedNumber(
  tx: Transaction,
  clock: Clock,
  seriesAt: (issuedAt: Date) => string,
): Promise<{ number: string; issuedAt: Date }> {
  const series = seriesAt(clock.now())
  await lockSeries(tx, series)
  const issuedAt = clock.now()
  // The year has changed while another document was numbered.
  if (seriesAt(issuedAt) !== series) return takeDatedNumber(tx, clock, seriesAt)
  // A number taken is a number used: the transaction gives it back.
  return { number: invoiceNumber(series, await takeNumber(tx, series)), issuedAt }
}
