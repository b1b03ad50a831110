import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef } from 'react'
import type { CartItemRef } from '../../../domain/cart'
import { MOST_UNITS } from '../../../domain/inventory'
import { Button } from '../../design/Button'
import { Stepper } from '../../design/Stepper'
import { catalogueCopy } from './catalogueCopy'
import { useAddToCart } from './useAddToCart'
import styles from './AddToCart.module.css'

export type AddToCartProps = {
  item: CartItemRef
  brandId: string
  name: string
  minimumQuantity: number
  maxQuantity: number
}

export function AddToCart({ item, brandId, name, minimumQuantity, maxQuantity }: AddToCartProps) {
  const { quantity, add, setUnits } = useAddToCart(item, brandId)
  const max = Math.min(maxQuantity, MOST_UNITS)
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

  const change = (units: number) => {
    // One step below the least quantity gives up; a number typed below it is taken as the least.
    const isGivenUp = units === 0 || (units < minimumQuantity && units === quantity - 1)
    hasActed.current = isGivenUp
    setUnits(isGivenUp ? 0 : Math.max(units, minimumQuantity))
  }

  return (
    <div ref={box} className={styles.box}>
      {isEmpty ? (
        <Button
          size="small"
          iconStart={<Plus />}
          aria-label={catalogueCopy.addNamed(name)}
          disabled={max < minimumQuantity}
          onClick={() => {
            hasActed.current = add(minimumQuantity)
          }}
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
