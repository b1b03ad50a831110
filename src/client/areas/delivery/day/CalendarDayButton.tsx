import { DayButton, type DayButtonProps } from 'react-day-picker'
import { formatDayWithYear } from '#domain/time/calendar'
import { DAY_CLOSURES } from '#domain/delivery/dayOffer'
import { VisuallyHidden } from '../../../design/text/VisuallyHidden'
import styles from './DayGrid.module.css'
import { deliveryPanelCopy } from '../deliveryPanelCopy'
import { toDay } from './calendarDates'

/** A day of the calendar. One that is closed keeps its place for the keyboard, so that its reason can be heard; one that is full can be chosen. */
export function CalendarDayButton({ 'aria-label': _, children: __, ...props }: DayButtonProps) {
  const [weekday, date, ...month] = formatDayWithYear(toDay(props.day.date)).split(/\s/)
  const closure = DAY_CLOSURES.find((why) => props.modifiers[why])
  const note = closure && deliveryPanelCopy.dayNotes[closure]
  // Its name is what can be read in it, and the rest of the date: a label of its own would hide the one or the other.
  return (
    <DayButton
      {...props}
      data-closed={closure !== undefined}
      aria-disabled={closure && closure !== 'noSlot'}
      title={note}
    >
      <VisuallyHidden>{weekday} </VisuallyHidden>
      {date}
      <VisuallyHidden> {month.join(' ')}</VisuallyHidden>
      {note && <span className={closure === 'past' ? styles.past : styles.note}> {note}</span>}
    </DayButton>
  )
}
