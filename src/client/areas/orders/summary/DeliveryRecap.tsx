import { shownAddress } from '#domain/delivery/addressText'
import { formatDayOf, formatHour } from '#domain/time/calendar'
import { orderSummaryCopy as copy } from './orderSummaryCopy'
import styles from './DeliveryRecap.module.css'

type Props = { address: string; slotStartAt: string; slotEndAt: string }

/** Where and when, in words. */
export function DeliveryRecap({ address, slotStartAt, slotEndAt }: Props) {
  return (
    <div className={styles.recap}>
      <p className={styles.when}>{formatDayOf(slotStartAt)}</p>
      <p>{copy.between(formatHour(slotStartAt), formatHour(slotEndAt))}</p>
      <p className={styles.where}>{shownAddress(address)}</p>
    </div>
  )
}
