import type { ToMinimum } from '../../../state/modal'
import { useCart } from '../../../state/useCart'
import { useLastOutcome } from '../../../state/useLastOutcome'
import { useModal } from '../../../state/useModal'
import { outcomeModal } from './outcomeModal'
import type { PlaceOrderOutcome } from './placeOrder'

/** Acts on what came of a try to pay: takes dropped items out of the cart, opens the modal that explains. */
export function useOutcome(toMinimum: ToMinimum) {
  const { cart, setQuantity, clearSlot } = useCart()
  const { open } = useModal()
  const [outcome, setOutcome] = useLastOutcome<PlaceOrderOutcome>()

  const settle = (next: PlaceOrderOutcome) => {
    setOutcome(next)
    if (next.kind === 'itemsChanged') {
      next.changes.forEach(({ item, qty }) => setQuantity(item, qty))
    }
    // Above the page and back to it: what was typed, the card too, stays where it is.
    if (next.kind === 'signedOut') open({ kind: 'signIn', returnTo: null })
    const modal = outcomeModal(next, cart, toMinimum)
    if (modal === null) return
    // Given up, or the slot chosen instead would be a change, which empties the cart.
    if (modal.kind === 'slotUnavailable' || modal.kind === 'tooLateOrder') clearSlot()
    open(modal)
  }
  return { outcome, settle, forgetOutcome: () => setOutcome(null) }
}
