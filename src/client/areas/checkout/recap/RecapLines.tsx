import { useRef } from 'react'
import type { CartItem } from '#domain/cart/cart'
import { giveFocusBack, withAncestors } from '../../../design/focus/giveFocusBack'
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
  const list = useRef<HTMLUListElement>(null)
  const change = (item: CartItem, name: string, qty: number) => {
    if (qty === 0) {
      keepFocusIn(list.current)
      remove(item, name)
      return
    }
    setQuantity(item, qty)
    announce(`${name}, ${copy.quantity(qty)}`)
  }
  return (
    <section className={styles.section} aria-labelledby="lines-title">
      <h2 id="lines-title">{copy.linesTitle}</h2>
      <ul ref={list} className={styles.lines}>
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

/** The line in which the focus is leaves: the keyboard goes on in the next one, else in the one before. */
function keepFocusIn(list: Element | null) {
  const focused = document.activeElement
  const line = focused?.closest('li')
  if (!focused || !line || !list?.contains(line)) return
  const neighbour = line.nextElementSibling ?? line.previousElementSibling
  giveFocusBack(withAncestors(neighbour?.querySelector('button') ?? focused))
}
