import type { DeliverySlot } from '../../../../domain/cart/cart'
import { useCart } from '../../../state/useCart'
import { ResetQuestion } from './ResetQuestion'
import { shopModalsCopy } from './shopModalsCopy'

export function BreakfastCartResetModal({ slot }: { slot: DeliverySlot }) {
  const { resetBreakfast } = useCart()
  return (
    <ResetQuestion
      copy={shopModalsCopy.breakfastCartReset}
      onConfirm={() => resetBreakfast(slot)}
    />
  )
}
