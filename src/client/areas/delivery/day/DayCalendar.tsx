import type { Day } from '#domain/time/calendar'
import type { ListedDay } from '#domain/delivery/dayOffer'
import { CalendarSkeleton } from './CalendarSkeleton'
import { DayGrid } from './DayGrid'
import { deliveryPanelCopy } from '../deliveryPanelCopy'
import { useHorizonDays } from './useHorizonDays'
import { RetryNotice } from '../../../relay/RetryNotice'

type Props = {
  chosenDay: Day | null
  /** Called with the chosen day, and with all days that the calendar lists. */
  onChoose: (day: ListedDay, listed: readonly ListedDay[]) => void
}

/** Every day up to the horizon, once the server has said which can be ordered for. */
export function DayCalendar({ chosenDay, onChoose }: Props) {
  const fetched = useHorizonDays()
  if (fetched.status === 'loading') return <CalendarSkeleton />
  if (fetched.status === 'failed') {
    return <RetryNotice onRetry={fetched.retry}>{deliveryPanelCopy.calendarFailed}</RetryNotice>
  }
  const days = fetched.data
  return <DayGrid days={days} chosenDay={chosenDay} onChoose={(day) => onChoose(day, days)} />
}
