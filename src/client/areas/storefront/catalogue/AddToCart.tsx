import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, type ComponentProps } from 'react'
import type { CartItemRef } from '#domain/cart/cart'
import { MAX_ARTICLE_UNITS } from '#domain/catalogue/inventory'
import { Button } from '../../../design/buttons/Button'
import { Stepper } from '../../../design/fields/Stepper'
import { useStockNote } from '../../offer/useStockNote'
import { addOffer } from './addOffer'
import { useCartUnits } from './cartUnits'
import { catalogueCopy } from './catalogueCopy'
import { useAddToCart } from './useAddToCart'
import styles from './AddToCart.module.css'

type AddToCartProps = {
  item: CartItemRef
  /** Units of it in the cart: a list reads the cart once for all of its cards. */
  quantity: number
  brandId: string
  name: string
  minimumQuantity: number
  maxQuantity: number
  participantsPerQuantity: number
  /** Guests whom it would still serve; null when no one said for how many it is. */
  missing: number | null
}

export function AddToCart({ item, brandId, maxQuantity, ...article }: AddToCartProps) {
  const { name, minimumQuantity } = article
  const quantity = useCartUnits(item, article.quantity)
  const { add, setUnits } = useAddToCart(item, brandId, name)
  const max = Math.min(maxQuantity, MAX_ARTICLE_UNITS)
  const box = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)
  const isEmpty = quantity === 0

  // The pressed button disappears: the focus goes to the one that takes its place.
  useEffect(() => {
    if (!hasActed.current) return
    hasActed.current = false
    const buttons = box.current?.querySelectorAll('button:enabled') ?? []
    const last = buttons[buttons.length - 1]
    if (last instanceof HTMLElement) last.focus({ preventScroll: true })
  }, [isEmpty])

  const change = (units: number) => {
    // One step below the least quantity gives up.
    const isGivenUp = units < minimumQuantity
    hasActed.current = isGivenUp
    setUnits(isGivenUp ? 0 : units, quantity)
  }

  const offer = addOffer({ ...article, most: max })
  const isPlain = offer.label === catalogueCopy.add
  return (
    <div ref={box} className={styles.box}>
      {isEmpty ? (
        <Button
          size="small"
          className={isPlain ? undefined : styles.units}
          iconStart={isPlain && <Plus />}
          aria-label={offer.name}
          disabled={max < minimumQuantity}
          onClick={() => {
            hasActed.current = add(offer.units)
          }}
        >
          {offer.label}
        </Button>
      ) : (
        <UnitsStepper
          value={quantity}
          min={minimumQuantity}
          isRemovable
          max={max}
          label={catalogueCopy.quantity(name)}
          onChange={change}
        />
      )}
    </div>
  )
}

/** The stepper of what is in the cart, which alone has to know the day that its stock is for. */
function UnitsStepper(props: Omit<ComponentProps<typeof Stepper>, 'maxNote'>) {
  const stockNote = useStockNote()
  return <Stepper {...props} maxNote={stockNote(props.max)} />
}
