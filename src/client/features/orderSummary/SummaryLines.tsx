import { Picture } from '../../design/Picture'
import { Price } from '../../design/Price'
import { orderSummaryCopy as copy } from './orderSummaryCopy'
import styles from './SummaryLines.module.css'

export type SummaryLine = {
  key: string
  name: string
  pictureUrl?: string | undefined
  quantity: number
  amountHT: number
  note?: string | undefined
}

/** What is in a cart or an order, a line each. */
export function SummaryLines({ lines }: { lines: readonly SummaryLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ key, name, pictureUrl, quantity, amountHT, note }) => (
        <li key={key} className={styles.line}>
          {pictureUrl !== undefined && <Picture src={pictureUrl} alt="" size="thumb" />}
          <span className={styles.name}>
            <span className={styles.quantity}>{copy.quantity(quantity)}</span> {name}
            {note !== undefined && <small className={styles.note}>{note}</small>}
          </span>
          <Price cents={amountHT} suffix="HT" />
        </li>
      ))}
    </ul>
  )
}
