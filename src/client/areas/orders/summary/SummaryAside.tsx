import type { ReactNode } from 'react'
import { shownAddress } from '#domain/delivery/addressText'
import { formatDay, formatSlot, parisDay, toInstant } from '#domain/time/calendar'
import { classNames } from '../../../design/classNames'
import { Price } from '../../../design/text/Price'
import { ScrollArea } from '../../../design/layout/ScrollArea'
import { useMediaQuery } from '../../../design/layout/useMediaQuery'
import { orderSummaryCopy as copy } from './orderSummaryCopy'
import styles from './SummaryAside.module.css'

type Props = {
  itemCount?: number | undefined
  totalTTC: number
  /** When and where it goes, as far as that is chosen. */
  delivery: { address: string; slotStartAt: string; slotEndAt: string } | null
  /** The order is shown whole, not beside a step: what it holds need not leave the total in view. */
  isWhole?: boolean
  /** Every amount. */
  totals: ReactNode
  children: ReactNode
}

/**
 * The summary at the side on wide screens, where its total stays in view, and whole on paper. On small screens it is folded under its
 * total, with when and where.
 */
export function SummaryAside({ itemCount, totalTTC, delivery, isWhole, totals, children }: Props) {
  const isWide = useMediaQuery('(min-width: 60rem), print', true)
  if (isWide) {
    return (
      <aside
        className={classNames(styles.aside, !isWhole && styles.beside)}
        aria-label={copy.title}
      >
        <h2 className={styles.title}>{copy.title}</h2>
        <ScrollArea label={copy.content}>{children}</ScrollArea>
        <div className={styles.totals}>{totals}</div>
      </aside>
    )
  }
  return (
    <aside className={styles.aside} aria-label={copy.title}>
      <details>
        <summary className={styles.fold}>
          <span>
            {copy.title}
            {itemCount !== undefined && (
              <small className={styles.count}>{copy.itemCount(itemCount)}</small>
            )}
            {delivery && <FoldedDelivery {...delivery} />}
          </span>
          <Price cents={totalTTC} suffix="TTC" />
        </summary>
        <div className={styles.unfolded}>
          {children}
          <div className={styles.totals}>{totals}</div>
        </div>
      </details>
    </aside>
  )
}

function FoldedDelivery({ address, slotStartAt, slotEndAt }: NonNullable<Props['delivery']>) {
  const day = formatDay(parisDay(toInstant(slotStartAt)))
  return (
    <>
      <small className={styles.count}>
        {`${day}, `}
        <span className={styles.slot}>{formatSlot(slotStartAt, slotEndAt)}</span>
      </small>
      <small className={styles.count}>{shownAddress(address)}</small>
    </>
  )
}
