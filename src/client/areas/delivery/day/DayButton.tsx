import { formatDay } from '#domain/time/calendar'
import { dayClosure, type ListedDay } from '#domain/delivery/dayOffer'
import { VisuallyHidden } from '../../../design/text/VisuallyHidden'
import { clock } from '../../../services/clock'
import { dayNote } from './dayNote'
import styles from './DayButton.module.css'

type Props = {
  listed: ListedDay
  isChosen: boolean
  /** Cents HT of a delivery today. */
  lastMinuteFee: number
  onChoose: () => void
}

export function DayButton({ listed, isChosen, lastMinuteFee, onChoose }: Props) {
  const now = clock.now()
  const [weekday = '', date = '', month = ''] = formatDay(listed.day).split(/\s/)
  // A closed day can still be pressed: it then says why it cannot be chosen.
  return (
    <button
      type="button"
      className={styles.day}
      data-closed={dayClosure(listed, now) !== null}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span className={styles.weekday}>{weekday}</span> <span className={styles.date}>{date}</span>{' '}
      <span className={styles.month}>{month}</span>{' '}
      <span className={styles.note}>
        {dayNote(listed, { now, lastMinuteFee }).map((words, index) => (
          <span key={words} className={styles.fact}>
            {index > 0 && <VisuallyHidden>{' · '}</VisuallyHidden>}
            {words}
          </span>
        ))}
      </span>
    </button>
  )
}
