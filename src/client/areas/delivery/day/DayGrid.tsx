import { useEffect, useMemo, useRef, useState } from 'react'
import { DayPicker, type Matcher } from 'react-day-picker'
import { fr } from 'react-day-picker/locale/fr'
import {
  addDays,
  firstOfferedDay,
  ORDER_HORIZON_DAYS,
  parisDay,
  type Day,
} from '#domain/time/calendar'
import { DAY_CLOSURES, dayClosure, unlistedDay, type ListedDay } from '#domain/delivery/dayOffer'
import { classNames } from '../../../design/classNames'
import { clock } from '../../../services/clock'
import { CalendarDayButton } from './CalendarDayButton'
import { toDate, toDay } from './calendarDates'
import styles from './DayGrid.module.css'
import { deliveryPanelCopy as copy } from '../deliveryPanelCopy'

type Props = {
  days: readonly ListedDay[]
  chosenDay: Day | null
  onChoose: (day: ListedDay) => void
}

const CLASSES = {
  month: classNames(styles.month),
  month_caption: classNames(styles.caption),
  caption_label: classNames(styles.captionLabel),
  button_previous: classNames(styles.turn),
  button_next: classNames(styles.turn),
  month_grid: classNames(styles.grid),
  weekday: classNames(styles.weekday),
  day: classNames(styles.cell),
  day_button: classNames(styles.day),
}

/**
 * One month after the other, from this one to the horizon. A day that is closed can be reached: it goes the way of the list's
 * days, and says why here where that way has no notice.
 */
export function DayGrid({ days, chosenDay, onChoose }: Props) {
  const [why, setWhy] = useState<string | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  // It was just asked for: the keyboard goes on from the day that the arrows start at.
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus({ preventScroll: true })
  }, [])
  const byDay = useMemo(() => new Map(days.map((listed) => [listed.day, listed])), [days])
  const now = clock.now()
  const today = parisDay(now)
  const listedOf = (date: Date) => byDay.get(toDay(date)) ?? unlistedDay(toDay(date))
  const closures = Object.fromEntries(
    DAY_CLOSURES.map((why): [string, Matcher] => [
      why,
      (date) => dayClosure(listedOf(date), now) === why,
    ]),
  )

  return (
    <div ref={frame} className={styles.frame}>
      <DayPicker
        fixedWeeks
        navLayout="around"
        locale={fr}
        classNames={CLASSES}
        components={{ DayButton: CalendarDayButton }}
        today={toDate(today)}
        startMonth={toDate(today)}
        endMonth={toDate(addDays(today, ORDER_HORIZON_DAYS))}
        defaultMonth={toDate(chosenDay ?? firstOfferedDay(now))}
        modifiers={{ ...closures, selected: (date) => toDay(date) === chosenDay }}
        labels={{
          labelNext: () => copy.nextMonth,
          labelPrevious: () => copy.previousMonth,
        }}
        onDayClick={(date) => {
          const listed = listedOf(date)
          const closure = dayClosure(listed, now)
          const line = (closure && copy.closures[closure]) ?? null
          setWhy(line)
          if (line === null) onChoose(listed)
        }}
      />
      <p role="status" className={styles.why}>
        {why}
      </p>
    </div>
  )
}
