import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { parisDay, toInstant } from '#domain/time/calendar'
import { hasAddress } from '#domain/cart/cart'
import { isFarDeliveryRefused } from '#domain/delivery/delivery'
import { linesRefusingSlot, needsBreakfastReset } from '#domain/cart/pendingChoice'
import { clock } from '../../../services/clock'
import { useCart } from '../../../state/useCart'
import { useModal } from '../../../state/useModal'
import { useChoice, type ChoiceOutcome } from '../useChoice'

type Slot = { slotStartAt: string; slotEndAt: string; disabledSlot: boolean }

/** The choice of a slot. docs/rules/delivery.md#choosing-a-slot */
export function useSlotChoice() {
  const { pathname } = useLocation()
  const { cart } = useCart()
  const { open } = useModal()
  const choose = useChoice()

  return useCallback(
    ({ slotStartAt, slotEndAt, disabledSlot }: Slot): ChoiceOutcome => {
      const slot = { start: slotStartAt, end: slotEndAt }
      const deliveryDay = parisDay(toInstant(slotStartAt))
      const distance = cart.distanceToDistributionPoint
      if (!hasAddress(cart)) {
        open({ kind: 'addressDimmer', item: null })
        return 'refused'
      }
      if (disabledSlot) {
        open({ kind: 'slotUnavailable' })
        return 'refused'
      }
      // Since the list was read.
      if (toInstant(slotStartAt) <= clock.now()) {
        open({ kind: 'tooLateOrder' })
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
