import type { ReactNode } from 'react'
import { formatDayOf, formatHour } from '#domain/time/calendar'
import styles from './DeliveryRecap.module.css'
import { orderSummaryCopy as copy } from './orderSummaryCopy'

type Props = {
  /** What it is about, where nothing around it says so. */
  title?: ReactNode
  slot: { readonly start: string; readonly end: string }
  /** Who, where and how; the blank ones are left out. */
  details: readonly (string | null | undefined)[]
}

/** When and where trays are fetched again, in words. */
export function RecoveryRecap({ title, slot: { start, end }, details }: Props) {
  const shown = details.filter((detail) => detail != null && detail.trim() !== '')
  return (
    <div className={styles.recap}>
      {title}
      <p className={styles.when}>{formatDayOf(start)}</p>
      <p>{copy.between(formatHour(start), formatHour(end))}</p>
      {shown.map((detail) => (
        <p key={detail} className={styles.where}>
          {detail}
        </p>
      ))}
    </div>
  )
}
