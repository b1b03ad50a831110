import type { Cart } from '#domain/cart/cart'
import { contentOf } from '#domain/cart/contentOf'
import { track } from '../../../services/analytics'
import type { PaymentChoice } from '../../paying/payByCard'
import { placeOrder, type PlaceOrderOutcome, type PlaceOrderPorts } from './placeOrder'
import { useOrderPorts } from './useOrderPorts'

type Placing = Pick<PlaceOrderPorts, 'attempt' | 'renewKey'> & {
  cart: Cart
  /** The total that the customer has read on the button, cents TTC. */
  shownTotal: number
  payment: PaymentChoice
}

/** Places the order of any cart and pays it: that of the checkout, and one that is made from an order before. */
export function usePlaceCart() {
  const portsOf = useOrderPorts()
  return async ({
    cart,
    shownTotal,
    payment,
    attempt,
    renewKey,
  }: Placing): Promise<PlaceOrderOutcome> => {
    try {
      const outcome = await placeOrder(
        { cartKey: cart.key, content: contentOf(cart), shownTotal, payment },
        { ...portsOf(cart), attempt, renewKey },
      )
      if (outcome.kind === 'placed' || outcome.kind === 'orderedBefore') {
        track({ event: 'orderPlaced', orderId: outcome.orderId })
        if (outcome.isPaidNow) track({ event: 'orderPaid', orderId: outcome.orderId })
      }
      return outcome
    } catch {
      // A server that returns null where it may not: nothing is known of the order, and the same one is requested again.
      return { kind: 'failed' }
    }
  }
}
