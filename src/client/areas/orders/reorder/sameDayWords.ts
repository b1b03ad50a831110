import { formatMoney } from '#domain/pricing/money'
import { parisDay, type Day } from '#domain/time/calendar'
import { clock } from '../../../services/clock'
import { reorderCopy as copy } from './reorderCopy'

/** What a delivery costs more where the day is today; `lastMinuteFee` in cents HT. docs/rules/prices.md#fees */
export const sameDayWords = (day: Day, lastMinuteFee: number): string | undefined =>
  day === parisDay(clock.now()) && lastMinuteFee > 0
    ? copy.sameDay(formatMoney(lastMinuteFee))
    : undefined
