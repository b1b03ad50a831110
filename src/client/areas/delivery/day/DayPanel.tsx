import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DayPanel_days$key } from '#generated/relay/DayPanel_days.graphql'
import type { DayPanel_query$key } from '#generated/relay/DayPanel_query.graphql'
import { dayRefusal, firstOfferedDay, parisDay, type Day } from '#domain/time/calendar'
import { closedToday } from '#domain/delivery/closedToday'
import type { ListedDay } from '#domain/delivery/dayOffer'
import { lastMinuteFee } from '#domain/pricing/fees'
import { Button } from '../../../design/buttons/Button'
import { scrollBack } from '../../../design/layout/scrollBack'
import { usePricingTerms } from '../../offer/usePricingTerms'
import { clock } from '../../../services/clock'
import { lazyPart } from '../../../services/lazyPart'
import { useCart } from '../../../state/useCart'
import type { ChoiceOutcome } from '../useChoice'
import { useDayChoice } from './useDayChoice'
import { CalendarSkeleton } from './CalendarSkeleton'
import { DayButton } from './DayButton'
import styles from './DayPanel.module.css'
import { deliveryPanelCopy } from '../deliveryPanelCopy'
import { QuickSlots } from './QuickSlots'
import { toListedDay } from './toListedDay'

const DayCalendar = lazyPart(() => import('./DayCalendar').then(({ DayCalendar }) => DayCalendar))

type Props = {
  days: DayPanel_days$key
  query: DayPanel_query$key
  chosenDay: Day | null
  onOutcome: (outcome: ChoiceOutcome) => void
  /** Told of a slot that was chosen with its day. */
  onSlot: (outcome: ChoiceOutcome) => void
}

/** The next days, and a calendar of all that can be ordered for. */
export function DayPanel({ days: key, query, chosenDay, onOutcome, onSlot }: Props) {
  const days = useFragment(
    graphql`
      fragment DayPanel_days on BusinessDay @relay(plural: true) {
        ...toListedDay_day
        ...QuickSlots_days
      }
    `,
    key,
  )
  const data = useFragment(
    graphql`
      fragment DayPanel_query on Query {
        ...usePricingTerms_query
        ...QuickSlots_query
      }
    `,
    query,
  )
  const { configuration, profile } = usePricingTerms(data)
  const chooseDay = useDayChoice()
  const { cart } = useCart()
  // Quick slots set day and slot in one press: only for a first choice. Once dishes depend on the day, each is changed by itself.
  const isFirstChoice = cart.deliveryDay === null || cart.items.length === 0
  const [isCalendarShown, setCalendarShown] = useState(false)
  const now = clock.now()
  const offered = days
    .map((day) => toListedDay(day))
    .filter(({ day }) => day >= parisDay(now) && dayRefusal(day, now) !== 'TOO_FAR_AHEAD')
  const choose = (day: ListedDay, listed: readonly ListedDay[]) => onOutcome(chooseDay(day, listed))
  const today = offered[0]?.day === firstOfferedDay(now) ? closedToday(now) : null

  return (
    <div className={styles.panel}>
      {isFirstChoice && !isCalendarShown && (
        <QuickSlots days={days} query={data} onOutcome={onSlot} />
      )}
      {isCalendarShown ? (
        <Suspense fallback={<CalendarSkeleton />}>
          <DayCalendar chosenDay={chosenDay} onChoose={choose} />
        </Suspense>
      ) : (
        <ul className={styles.days}>
          {[...(today ? [{ ...today, slots: [] }] : []), ...offered].map((listed) => (
            <li key={listed.day}>
              <DayButton
                listed={listed}
                isChosen={listed.day === chosenDay}
                lastMinuteFee={lastMinuteFee(profile, configuration)}
                onChoose={() => choose(listed, offered)}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          variant="secondary"
          size="small"
          onClick={({ currentTarget }) => {
            // It stands at the end of what is shown; the month and its weekdays stand at the beginning of what comes.
            scrollBack(currentTarget)
            setCalendarShown((isShown) => !isShown)
          }}
        >
          {isCalendarShown ? deliveryPanelCopy.backToList : deliveryPanelCopy.otherDate}
        </Button>
      </div>
    </div>
  )
}
