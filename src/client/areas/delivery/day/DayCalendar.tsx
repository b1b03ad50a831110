import type { Day } from '#domain/time/calendar'
import type { ListedDay } from '#domain/delivery/dayOffer'
import { actionCopy } from '../../../config/actionCopy'
import { Button } from '../../../design/Button'
import { Notice } from '../../../design/Notice'
import { CalendarSkeleton } from './CalendarSkeleton'
import { DayGrid } from './DayGrid'
import { deliveryPanelCopy } from '../deliveryPanelCopy'
import { useHorizonDays } from './useHorizonDays'

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
    return (
      <Notice tone="danger">
        <p>{deliveryPanelCopy.calendarFailed}</p>
        <Button variant="secondary" size="small" onClick={fetched.retry}>
          {actionCopy.retry}
        </Button>
      </Notice>
    )
  }
  const days = fetched.data
  return <DayGrid days={days} chosenDay={chosenDay} onChoose={(day) => onChoose(day, days)} />
}
