import type { ReactNode } from 'react'
import { formatUnits } from '#domain/catalogue/units'
import { FactsLine } from '../../../design/text/FactsLine'
import { Picture } from '../../../design/pictures/Picture'
import { Price } from '../../../design/text/Price'
import styles from './SummaryLines.module.css'

type Props = {
  name: string
  pictureUrl?: string | undefined
  quantity: number
  amountHT: number
  facts?: readonly string[]
  /** What of it is free, in words. */
  offered?: string | undefined
  children?: ReactNode
}

/** A line of a cart or of an order: how many of what, and what they come to. */
export function SummaryLine(props: Props) {
  const { name, pictureUrl, quantity, amountHT, facts = [], offered, children } = props
  return (
    <li className={styles.line}>
      {pictureUrl !== undefined && <Picture src={pictureUrl} alt="" size="thumb" />}
      <div>
        <p className={styles.name}>{formatUnits(quantity, name)}</p>
        {facts.length > 0 && (
          <p className={styles.note}>
            <FactsLine facts={facts} />
          </p>
        )}
        {offered && <p className={styles.offered}>{offered}</p>}
      </div>
      <Price cents={amountHT} suffix="HT" />
      {children}
    </li>
  )
}
