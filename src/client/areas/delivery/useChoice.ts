import { useCallback } from 'react'
import { needsCartReset, type PendingChoice } from '#domain/cart/pendingChoice'
import { useCart } from '../../state/useCart'
import { useModal } from '../../state/useModal'

/** `pending` waits for the customer's word, `refused` says why in a modal. */
export type ChoiceOutcome = 'applied' | 'pending' | 'refused'

/** Makes a choice of address, day or slot, or asks first when it would empty the cart. */
export function useChoice() {
  const { cart, applyChoice } = useCart()
  const { open } = useModal()

  return useCallback(
    (choice: PendingChoice): ChoiceOutcome => {
      if (needsCartReset(cart, choice)) {
        open({ kind: 'cartReset', pending: choice })
        return 'pending'
      }
      applyChoice(choice)
      return 'applied'
    },
    [cart, applyChoice, open],
  )
}
