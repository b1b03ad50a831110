import { formatUnits } from '#domain/catalogue/units'
import { isChanged, type ReorderLine } from '#domain/order/reorder'
import { formatMoney } from '#domain/pricing/money'
import { classNames } from '../../../design/classNames'
import { FactsLine } from '../../../design/text/FactsLine'
import { Price } from '../../../design/text/Price'
import styles from './Reorder.module.css'
import { reorderCopy as copy } from './reorderCopy'

/** What the cart will hold, line by line, and what has changed of each since the order. */
export function ReorderLines({ lines }: { lines: readonly ReorderLine[] }) {
  const totalHT = lines.reduce(
    (sum, { available, priceNow }) => sum + available * (priceNow ?? 0),
    0,
  )
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={`${line.type}-${line.name}`} line={line} />
        ))}
      </ul>
      <p className={styles.total}>
        {copy.total} <Price cents={totalHT} suffix="HT" />
      </p>
    </>
  )
}

function Line({ line }: { line: ReorderLine }) {
  const { name, quantity, available, priceNow, state } = line
  return (
    <li className={classNames(styles.line, state === 'missing' && styles.missing)}>
      <span className={styles.name}>
        {formatUnits(state === 'missing' ? quantity : available, name)}
      </span>
      {priceNow !== null && <Price cents={available * priceNow} suffix="HT" />}
      {isChanged(line) && (
        <span className={styles.note}>
          <FactsLine facts={changes(line)} />
        </span>
      )}
    </li>
  )
}

function changes({ state, available, quantity, price, priceNow }: ReorderLine) {
  return [
    state === 'missing' && copy.missing,
    state === 'reduced' && copy.reduced(available, quantity),
    priceNow !== null &&
      priceNow !== price &&
      copy.price(formatMoney(price), formatMoney(priceNow)),
  ]
}
