import { useCallback } from 'react'
import type { CartItem } from '#domain/cart/cart'
import { applyChoice, needsCartReset, type PendingChoice } from '#domain/cart/pendingChoice'
import { useLatest } from '../../services/useLatest'
import { useCart } from '../../state/useCart'
import { useModal } from '../../state/useModal'

/** `pending` waits for the customer's word, `refused` says why in a modal. */
export type ChoiceOutcome = 'applied' | 'pending' | 'refused'

/**
 * Makes a choice of address, day or slot, or asks first when it would empty the cart as it is by then: an address is looked up before,
 * and another tab may have filled it meanwhile. `item` waits for the choice.
 */
export function useChoice() {
  const { cart, alter } = useCart()
  const { open } = useModal()
  const latest = useLatest(cart)

  return useCallback(
    (choice: PendingChoice, item: CartItem | null = null): ChoiceOutcome => {
      if (needsCartReset(latest.current, choice)) {
        open({ kind: 'cartReset', pending: choice, item })
        return 'pending'
      }
      alter((now) => applyChoice(now, choice))
      return 'applied'
    },
    [latest, alter, open],
  )
}
