import type { DeliverySlot } from '#domain/cart/cart'
import { useCart } from '../../../state/useCart'
import { ResetConfirmation } from './ResetConfirmation'
import { shopModalsCopy } from './shopModalsCopy'

export function BreakfastCartResetModal({ slot }: { slot: DeliverySlot }) {
  const { resetBreakfast } = useCart()
  return (
    <ResetConfirmation
      copy={shopModalsCopy.breakfastCartReset}
      onConfirm={() => resetBreakfast(slot)}
    />
  )
}
