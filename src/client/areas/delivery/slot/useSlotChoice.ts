import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { parisDay, toInstant } from '#domain/time/calendar'
import { hasAddress } from '#domain/cart/cart'
import { isFarDeliveryRefused, type SlotStress } from '#domain/delivery/delivery'
import { slotRefusal } from '#domain/delivery/slotRefusal'
import { linesRefusingSlot, needsBreakfastReset } from '#domain/cart/pendingChoice'
import { clock } from '../../../services/clock'
import { useCart } from '../../../state/useCart'
import { useModal } from '../../../state/useModal'
import { useChoice, type ChoiceOutcome } from '../useChoice'

type Slot = { slotStartAt: string; slotEndAt: string; disabledSlot: boolean; stress: SlotStress }

/** The choice of a slot. docs/rules/delivery.md#choosing-a-slot */
export function useSlotChoice() {
  const { pathname } = useLocation()
  const { cart } = useCart()
  const { open } = useModal()
  const choose = useChoice()

  return useCallback(
    (offered: Slot): ChoiceOutcome => {
      const { slotStartAt, slotEndAt } = offered
      const slot = { start: slotStartAt, end: slotEndAt }
      const deliveryDay = parisDay(toInstant(slotStartAt))
      const distance = cart.distanceToDistributionPoint
      if (!hasAddress(cart)) {
        open({ kind: 'addressDimmer', item: null })
        return 'refused'
      }
      const refusal = slotRefusal(slotStartAt, offered, clock.now())
      if (refusal !== null) {
        open({ kind: refusal })
        return 'refused'
      }
      const lineIds = linesRefusingSlot(cart, slot)
      if (lineIds.length > 0) {
        open({ kind: 'slotOutOfHours', lineIds })
        return 'refused'
      }
      if (isFarDeliveryRefused({ pathname, distance, deliveryDay, now: clock.now() })) {
        open({ kind: 'farSameDayDelivery', deliveryDay })
        return 'refused'
      }
      if (needsBreakfastReset(cart, slot)) {
        open({ kind: 'breakfastCartReset', slot })
        return 'pending'
      }
      return choose({ kind: 'slot', deliverySlot: slot })
    },
    [cart, choose, open, pathname],
  )
}
