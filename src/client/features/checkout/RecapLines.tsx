import { useCart } from '../../state/useCart'
import { useAnnouncement } from './useAnnouncement'
import { checkoutCopy as copy } from './checkoutCopy'
import { RecapLine, type RecapItem } from './RecapLine'
import styles from './RecapLines.module.css'

/** The items of the cart, each with its stepper. */
export function RecapLines({ items }: { items: readonly RecapItem[] }) {
  const { setQuantity } = useCart()
  const [announcement, announce] = useAnnouncement()
  const change = (item: RecapItem, qty: number) => {
    setQuantity(item, qty)
    announce(qty === 0 ? copy.removed(item.name) : `${item.name}, ${copy.quantity(qty)}`)
  }
  return (
    <section className={styles.section} aria-label={copy.linesTitle}>
      <h2>{copy.linesTitle}</h2>
      <ul className={styles.lines}>
        {items.map((item) => (
          <RecapLine
            key={`${item.type}-${item.itemId}-${item.lineId}`}
            item={item}
            onQuantity={change}
          />
        ))}
      </ul>
      {announcement}
    </section>
  )
}
