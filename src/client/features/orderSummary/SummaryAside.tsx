import { type ReactNode } from 'react'
import { Price } from '../../design/Price'
import { useMediaQuery } from '../../design/useMediaQuery'
import { orderSummaryCopy as copy } from './orderSummaryCopy'
import styles from './SummaryAside.module.css'

type Props = { itemCount?: number | undefined; totalTTC: number; children: ReactNode }

/** The summary at the side on wide screens; folded under its total on small ones. */
export function SummaryAside({ itemCount, totalTTC, children }: Props) {
  const isWide = useMediaQuery('(min-width: 60rem)', true)
  if (isWide) {
    return (
      <aside className={styles.aside} aria-label={copy.title}>
        <h2 className={styles.title}>{copy.title}</h2>
        {children}
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
          </span>
          <Price cents={totalTTC} suffix="TTC" />
        </summary>
        <div className={styles.unfolded}>{children}</div>
      </details>
    </aside>
  )
}
