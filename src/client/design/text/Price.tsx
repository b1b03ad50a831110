import { formatMoney } from '#domain/pricing/money'
import styles from './Price.module.css'

export function Price({ cents, suffix }: { cents: number; suffix?: 'HT' | 'TTC' | undefined }) {
  return (
    <span className={styles.price}>
      {formatMoney(cents)}
      {suffix && <span className={styles.suffix}> {suffix}</span>}
    </span>
  )
}
