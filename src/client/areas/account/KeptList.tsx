import type { ReactNode } from 'react'
import { classNames } from '../../design/classNames'
import styles from './KeptList.module.css'
import { useKept } from './useKept'

type Props<Item> = {
  items: readonly Item[]
  label: string
  className?: string | undefined
  /** Where there is none: how to keep the first one. */
  empty: ReactNode
  /** `onGone` for an item that the account does not keep any more, by whatever tab. */
  children: (item: Item, onGone: () => void) => ReactNode
}

/** What a customer keeps in the account, a row each. */
export function KeptList<Item extends { id: string }>(props: Props<Item>) {
  const { items, label, className, empty, children } = props
  const { kept, tellGone } = useKept(items)
  return (
    <div className={styles.kept}>
      {kept.length === 0 ? (
        empty
      ) : (
        <ul className={classNames(styles.list, className)} aria-label={label}>
          {kept.map((item) => children(item, () => tellGone(item.id)))}
        </ul>
      )}
    </div>
  )
}
