import Trash from 'lucide-react/icons/trash-2'
import { memo, useRef } from 'react'
import { giveFocusBack, withAncestors } from '../../design/focus/giveFocusBack'
import { IconButton } from '../../design/buttons/IconButton'
import { Picture } from '../../design/pictures/Picture'
import { Price } from '../../design/text/Price'
import { Skeleton } from '../../design/loading/Skeleton'
import { Stepper } from '../../design/fields/Stepper'
import { useCart } from '../../state/useCart'
import { useStockNote } from '../offer/useStockNote'
import { cartCopy } from './cartCopy'
import type { CartLineContent } from './useCartContents'
import styles from './CartLine.module.css'
import { useUndoableRemoval } from './useUndoableRemoval'

export const CartLine = memo(function CartLine({ line }: { line: CartLineContent }) {
  const { setQuantity } = useCart()
  const removeUndoably = useUndoableRemoval()
  const stockNote = useStockNote()
  const ref = useRef<HTMLLIElement>(null)
  const { item, known } = line
  if (known === null) {
    return (
      <li className={styles.line} aria-label={cartCopy.unknownItem}>
        <Skeleton width="100%" height="3.5rem" />
      </li>
    )
  }
  const { name, pictureUrl, price, minimumQuantity, maxQuantity } = known
  const remove = () => {
    const focused = document.activeElement
    if (focused && ref.current?.contains(focused)) {
      giveFocusBack(withAncestors(neighbourBin(ref.current) ?? focused))
    }
    removeUndoably(item, name)
  }

  return (
    <li ref={ref} className={styles.line}>
      <Picture src={pictureUrl} alt="" size="thumb" />
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <span className={styles.amount}>
          <Price cents={price * item.qty} suffix="HT" />
        </span>
      </div>
      <div className={styles.actions}>
        <Stepper
          value={item.qty}
          min={minimumQuantity}
          max={maxQuantity}
          maxNote={stockNote(maxQuantity)}
          label={cartCopy.quantity(name)}
          onChange={(units) => (units < 1 ? remove() : setQuantity(item, units))}
        />
        <IconButton label={cartCopy.remove(name)} onClick={remove}>
          <Trash aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
})

/** The bin of the next line, else of the one before: the keyboard goes on from there. */
function neighbourBin(line: Element) {
  const neighbour = line.nextElementSibling ?? line.previousElementSibling
  return Array.from(neighbour?.querySelectorAll('button') ?? []).at(-1)
}
