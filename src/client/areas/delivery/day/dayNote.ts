import { addDays, parisDay } from '#domain/time/calendar'
import { dayClosure, fewSlotsLeft, type ListedDay } from '#domain/delivery/dayOffer'
import { formatShortMoney } from '#domain/pricing/money'
import { deliveryPanelCopy as copy } from '../deliveryPanelCopy'

/** What a day has that others have not, thing by thing; nothing for a day like any other. `lastMinuteFee` in cents HT. */
export function dayNote(
  listed: ListedDay,
  { now, lastMinuteFee }: { now: Date; lastMinuteFee: number },
): string[] {
  const closure = dayClosure(listed, now)
  if (closure !== null) return [copy.dayNotes[closure]]
  const today = parisDay(now)
  const isToday = listed.day === today
  const few = fewSlotsLeft(listed, now)
  return [
    isToday && copy.today,
    listed.day === addDays(today, 1) && copy.tomorrow,
    few !== null && copy.slotsLeft(few),
    isToday && lastMinuteFee > 0 && copy.lastMinute(formatShortMoney(lastMinuteFee)),
  ].filter((words) => words !== false)
}
