import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef } from 'react'
import { itemQuantity, type CartItemRef } from '../../../domain/cart'
import { Button } from '../../design/Button'
import { Stepper } from '../../design/Stepper'
import { track } from '../../services/analytics/analytics'
import { useCart } from '../../state/useCart'
import { useModal } from '../../state/useModal'
import { catalogueCopy } from './catalogueCopy'
import styles from './AddToCart.module.css'

/** The most units of one item that a click can reach (specification, section 9). */
const MAX_UNITS = 100

type Props = {
  item: CartItemRef
  brandId: string
  name: string
  minimumQuantity: number
  maxQuantity: number
}

export function AddToCart({ item, brandId, name, minimumQuantity, maxQuantity }: Props) {
  const { cart, addItem, setQuantity, chooseStorefront } = useCart()
  const { open } = useModal()
  const quantity = itemQuantity(cart, item)
  const max = Math.min(maxQuantity, MAX_UNITS)
  const box = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)
  const isEmpty = quantity === 0

  // The button that was pressed leaves the page; the keyboard goes on from the one that takes its place.
  useEffect(() => {
    if (!hasActed.current) return
    hasActed.current = false
    const buttons = box.current?.querySelectorAll('button:enabled') ?? []
    const last = buttons[buttons.length - 1]
    if (last instanceof HTMLElement) last.focus({ preventScroll: true })
  }, [isEmpty])

  const add = () => {
    if (cart.items.length === 0) chooseStorefront({ lineId: item.lineId, brandId })
    const wanted = { ...item, qty: minimumQuantity }
    const result = addItem(wanted)
    hasActed.current = result.ok
    if (result.ok) track({ event: 'addToCart', ...item, qty: minimumQuantity })
    else open({ kind: 'addressDimmer', item: wanted })
  }

  const change = (units: number) => {
    // One step below the least quantity gives up; a number typed below it is taken as the least.
    const isGivenUp = units === 0 || (units < minimumQuantity && units === quantity - 1)
    hasActed.current = isGivenUp
    setQuantity(item, isGivenUp ? 0 : Math.max(units, minimumQuantity))
  }

  return (
    <div ref={box} className={styles.box}>
      {isEmpty ? (
        <Button
          size="small"
          iconStart={<Plus />}
          aria-label={catalogueCopy.addNamed(name)}
          disabled={max < minimumQuantity}
          onClick={add}
        >
          {catalogueCopy.add}
        </Button>
      ) : (
        <Stepper
          value={quantity}
          min={0}
          max={max}
          label={catalogueCopy.quantity(name)}
          onChange={change}
        />
      )}
    </div>
  )
}
