import { type CartItem } from '#domain/cart/cart'
import { useUndoableRemoval } from '../../cart/useUndoableRemoval'
import { useCart } from '../../../state/useCart'
import { checkoutCopy as copy } from '../checkoutCopy'
import { RecapLine, type KnownItem } from './RecapLine'
import styles from './RecapLines.module.css'
import { useAnnouncement } from '../useAnnouncement'

type Props = { lines: readonly { item: CartItem; known: KnownItem | null }[] }

/** The items of the cart, each with its stepper. */
export function RecapLines({ lines }: Props) {
  const { setQuantity } = useCart()
  const remove = useUndoableRemoval()
  const [announcement, announce] = useAnnouncement()
  const change = (item: CartItem, name: string, qty: number) => {
    if (qty === 0) {
      remove(item, name)
      return
    }
    setQuantity(item, qty)
    announce(`${name}, ${copy.quantity(qty)}`)
  }
  return (
    <section className={styles.section} aria-labelledby="lines-title">
      <h2 id="lines-title">{copy.linesTitle}</h2>
      <ul className={styles.lines}>
        {lines.map(
          ({ item, known }) =>
            known && (
              <RecapLine
                key={`${item.type}-${item.itemId}-${item.lineId}`}
                item={item}
                known={known}
                onQuantity={(qty) => change(item, known.name, qty)}
              />
            ),
        )}
      </ul>
      {announcement}
    </section>
  )
}
