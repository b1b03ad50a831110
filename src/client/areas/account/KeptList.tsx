import { useState, type ReactNode } from 'react'
import { classNames } from '../../design/classNames'
import styles from './KeptList.module.css'

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
  const [gone, setGone] = useState<readonly string[]>([])
  const kept = items.filter(({ id }) => !gone.includes(id))
  return (
    <div className={styles.kept}>
      {kept.length === 0 ? (
        empty
      ) : (
        <ul className={classNames(styles.list, className)} aria-label={label}>
          {kept.map((item) => children(item, () => setGone((ids) => [...ids, item.id])))}
        </ul>
      )}
    </div>
  )
}
