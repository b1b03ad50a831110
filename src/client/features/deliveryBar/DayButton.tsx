import type { BusinessDayStatus, Day } from '../../../domain/calendar'
import { addDays, formatDay, parisDay } from '../../../domain/calendar'
import { clock } from '../../services/clock'
import { deliveryPanelCopy } from './deliveryPanelCopy'
import styles from './DayButton.module.css'

type Props = {
  day: Day
  status: BusinessDayStatus
  isChosen: boolean
  onChoose: () => void
}

const note = (day: Day, status: BusinessDayStatus) => {
  if (status === 'closed') return deliveryPanelCopy.dayClosed
  if (status === 'openWithoutSales') return deliveryPanelCopy.dayWithoutSales
  const today = parisDay(clock.now())
  if (day === today) return deliveryPanelCopy.today
  return day === addDays(today, 1) ? deliveryPanelCopy.tomorrow : deliveryPanelCopy.dayOpen
}

export function DayButton({ day, status, isChosen, onChoose }: Props) {
  const [weekday = '', date = '', month = ''] = formatDay(day).split(' ')
  return (
    <button
      type="button"
      className={styles.day}
      data-status={status}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span className={styles.weekday}>{weekday}</span> <span className={styles.date}>{date}</span>{' '}
      <span className={styles.month}>{month}</span>{' '}
      <span className={styles.note}>{note(day, status)}</span>
    </button>
  )
}
