import { formatMoney } from '#domain/pricing/money'
import { cartCopy } from './cartCopy'
import styles from './MinimumGauge.module.css'

type Props = { missing: number; minimumOrderAmount: number }

/** How far the cart is from the least that is delivered. */
export function MinimumGauge({ missing, minimumOrderAmount }: Props) {
  if (minimumOrderAmount === 0 || missing === 0) return null
  return (
    <div className={styles.gauge}>
      <meter
        className={styles.meter}
        min={0}
        max={minimumOrderAmount}
        value={minimumOrderAmount - missing}
        aria-label={cartCopy.minimum(formatMoney(minimumOrderAmount))}
      />
      <p className={styles.words}>{cartCopy.missing(formatMoney(missing))}</p>
    </div>
  )
}
