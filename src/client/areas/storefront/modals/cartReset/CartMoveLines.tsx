import { formatUnits } from '#domain/catalogue/units'
import { isChanged } from '#domain/order/reorder'
import type { MovedLine } from '#domain/order/cartMove'
import { formatMoney } from '#domain/pricing/money'
import type { PendingChoice } from '#domain/cart/pendingChoice'
import { FactsLine } from '../../../../design/text/FactsLine'
import { Price } from '../../../../design/text/Price'
import styles from './CartMove.module.css'
import { cartResetCopy as copy } from './cartResetCopy'

type Props = { lines: readonly MovedLine[]; kind: PendingChoice['kind'] }

/** Line by line: what goes along, less of it, or not at all and what is most like it. */
export function CartMoveLines({ lines, kind }: Props) {
  return (
    <ul className={styles.lines} aria-label={copy.lines}>
      {lines.map((line) => (
        <li key={`${line.type}-${line.name}`} className={styles.line}>
          <span className={line.state === 'missing' ? styles.missing : undefined}>
            {formatUnits(line.available || line.quantity, line.name)}
          </span>
          {line.priceNow !== null && <Price cents={line.available * line.priceNow} suffix="HT" />}
          {isChanged(line) && (
            <span className={styles.note}>
              <FactsLine facts={changes(line, kind)} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function changes(line: MovedLine, kind: PendingChoice['kind']) {
  const { state, available, quantity, price, priceNow, nearest } = line
  return [
    state === 'missing' && copy.missing[kind],
    nearest !== null && copy.nearest(nearest.name, formatMoney(nearest.price)),
    state === 'reduced' && copy.reduced(available, quantity),
    priceNow !== null &&
      priceNow !== price &&
      copy.price(formatMoney(priceNow), formatMoney(price)),
  ]
}
