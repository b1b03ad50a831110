import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import type { CartItemRef } from '../../../domain/cart'
import { MOST_UNITS } from '../../../domain/inventory'
import { unitsFor } from '../../../domain/servings'
import { Button } from '../../design/Button'
import { servingCopy } from './servingCopy'
import styles from './ServingOffer.module.css'
import { useAddToCart } from './useAddToCart'

export type ServingOfferProps = {
  item: CartItemRef
  brandId: string
  name: string
  maxQuantity: number
  minimumQuantity: number
  participantsPerQuantity: number
  people: number
}

/** The quantity that serves everybody, one press away from the cart; nothing for what serves nobody by itself. */
export function ServingOffer({
  item,
  brandId,
  name,
  maxQuantity,
  people,
  ...served
}: ServingOfferProps) {
  const { quantity, add, setUnits } = useAddToCart(item, brandId)
  const units = unitsFor(people, served)
  if (units === null) return null
  const most = Math.min(maxQuantity, MOST_UNITS)
  if (units > most) {
    return <p className={styles.offer}>{servingCopy.tooFew(people, units, most)}</p>
  }
  const isTaken = quantity === units
  const take = () => (quantity === 0 ? add(units) : setUnits(units))
  return (
    <div className={styles.offer}>
      <Button
        variant="secondary"
        size="small"
        fullWidth
        iconStart={isTaken ? <Check /> : <Plus />}
        aria-label={servingCopy.takeNamed(people, units, name, isTaken)}
        aria-disabled={isTaken}
        onClick={isTaken ? undefined : take}
      >
        {isTaken ? servingCopy.taken(people, units) : servingCopy.take(people, units)}
      </Button>
    </div>
  )
}
