import { track } from '../../../services/analytics/analytics'
import { useCart } from '../../../state/useCart'
import { useOrderAttempt } from '../../../state/useOrderAttempt'
import { type PaymentChoice } from '../../paying/payByCard'
import { contentOf } from '../contentOf'
import { placeOrder, type PlaceOrderOutcome } from './placeOrder'
import { useOrderPorts } from './useOrderPorts'

/** A transfer is placed and paid later; a card's order stands only once it is paid. */
function trackOrder(orderId: string, payment: PaymentChoice) {
  track({ event: 'orderPlaced', orderId })
  if (payment.kind === 'card') track({ event: 'orderPaid', orderId })
}

/** Places the order of the cart and pays it. */
export function usePlaceOrder() {
  const { cart, renewKey } = useCart()
  const attempt = useOrderAttempt()
  const portsOf = useOrderPorts()

  return async (shownTotal: number, payment: PaymentChoice): Promise<PlaceOrderOutcome> => {
    try {
      const outcome = await placeOrder(
        { cartKey: cart.key, content: contentOf(cart), shownTotal, payment },
        { ...portsOf(cart), attempt, renewKey },
      )
      if (outcome.kind === 'placed') {
        attempt.place(outcome.orderId)
        trackOrder(outcome.orderId, payment)
      }
      return outcome
    } catch {
      // A server that returns null where it may not: nothing is known of the order, and the same one is requested again.
      return { kind: 'failed' }
    }
  }
}
