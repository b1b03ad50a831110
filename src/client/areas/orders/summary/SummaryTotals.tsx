import { formatRate } from '#domain/pricing/money'
import { pricePerPerson } from '#domain/catalogue/servings'
import { Price } from '../../../design/text/Price'
import { orderSummaryCopy as copy } from './orderSummaryCopy'
import styles from './SummaryTotals.module.css'
import type { TotalsView } from './totalsRows'

/** Every amount of a cart or of an order, from the products down to what is paid. */
export function SummaryTotals({ rows, totalHT, people = 0, vatParts, totalTTC }: TotalsView) {
  return (
    <dl className={styles.totals}>
      {rows.map(({ label, cents }) => (
        <Row key={label} label={label} cents={cents} />
      ))}
      <Row label={copy.totalHT} cents={totalHT} className={styles.subtotal} />
      {people > 1 && <Row label={copy.perPerson(people)} cents={pricePerPerson(totalHT, people)} />}
      {vatParts.map(({ rate, vat }) => (
        <Row key={rate} label={copy.vat(formatRate(rate))} cents={vat} />
      ))}
      <Row label={copy.totalTTC} cents={totalTTC} className={styles.total} />
    </dl>
  )
}

function Row({
  label,
  cents,
  className,
}: {
  label: string
  cents: number
  className?: string | undefined
}) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>
        <Price cents={cents} />
      </dd>
    </div>
  )
}
