import type { DeliverySlot } from '#domain/cart/cart'
import { resetBreakfast } from '#domain/cart/pendingChoice'
import { useUndoableChange } from '../../../state/useUndoableChange'
import { ResetConfirmation } from './ResetConfirmation'
import { shopModalsCopy } from './shopModalsCopy'

export function BreakfastCartResetModal({ slot }: { slot: DeliverySlot }) {
  const change = useUndoableChange()
  const copy = shopModalsCopy.breakfastCartReset
  return (
    <ResetConfirmation
      copy={copy}
      onConfirm={() => change((cart) => resetBreakfast(cart, slot), copy.done)}
    />
  )
}
