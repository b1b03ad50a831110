import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { parisDay, toInstant } from '#domain/time/calendar'
import { hasAddress, type DeliverySlot } from '#domain/cart/cart'
import { isFarDeliveryRefused, linesOutOfHours, type SlotStress } from '#domain/delivery/delivery'
import { slotRefusal } from '#domain/delivery/slotRefusal'
import { linesRefusingSlot, needsBreakfastReset } from '#domain/cart/pendingChoice'
import { clock } from '../../../services/clock'
import { useCart } from '../../../state/useCart'
import { useModal } from '../../../state/useModal'
import { useChoice, type ChoiceOutcome } from '../useChoice'

/** `stress` tells a full slot from one that closed for orders. */
type Slot = {
  slotStartAt: string
  slotEndAt: string
  disabledSlot: boolean
  stress: SlotStress
}

/**
 * The choice of a slot. `leadTimeOf` says how many minutes before a slot the cart has to be ordered.
 * docs/rules/delivery.md#choosing-a-slot
 */
export function useSlotChoice(leadTimeOf: (slot: DeliverySlot) => number) {
  const { pathname } = useLocation()
  const { cart } = useCart()
  const { open } = useModal()
  const choose = useChoice()

  return useCallback(
    ({ slotStartAt, slotEndAt, disabledSlot, stress }: Slot): ChoiceOutcome => {
      const slot = { start: slotStartAt, end: slotEndAt }
      const deliveryDay = parisDay(toInstant(slotStartAt))
      const distance = cart.distanceToDistributionPoint
      if (!hasAddress(cart)) {
        open({ kind: 'addressDimmer', item: null })
        return 'refused'
      }
      const now = clock.now()
      const why = slotRefusal(slotStartAt, { disabledSlot, stress }, now, leadTimeOf(slot))
      if (disabledSlot) {
        open({ kind: 'slotUnavailable', ...(why && { why }) })
        return 'refused'
      }
      // Since the list was read, or for another line of the cart than the one that is listed.
      if (why !== null) {
        open({ kind: 'tooLateOrder' })
        return 'refused'
      }
      if (isFarDeliveryRefused({ pathname, distance, deliveryDay, now })) {
        open({ kind: 'farSameDayDelivery' })
        return 'refused'
      }
      if (linesRefusingSlot(cart, slot).length > 0) {
        // One question for all that would leave, breakfasts among them.
        const lineIds = linesOutOfHours(cart.items, slotStartAt)
        open({ kind: 'slotOutOfHours', lineIds, slot })
        return 'refused'
      }
      if (needsBreakfastReset(cart, slot)) {
        open({ kind: 'breakfastCartReset', slot })
        return 'pending'
      }
      return choose({ kind: 'slot', deliverySlot: slot })
    },
    [cart, choose, leadTimeOf, open, pathname],
  )
}
