import { type Cart } from '#domain/cart/cart'
import { track } from '../../../services/analytics/analytics'
import { type PaymentChoice } from '../../paying/payByCard'
import { contentOf } from '../contentOf'
import { placeOrder, type PlaceOrderOutcome, type PlaceOrderPorts } from './placeOrder'
import { useOrderPorts } from './useOrderPorts'

/** A transfer is placed and paid later; a card's order stands only once it is paid. */
function trackOrder(orderId: string, payment: PaymentChoice) {
  track({ event: 'orderPlaced', orderId })
  if (payment.kind === 'card') track({ event: 'orderPaid', orderId })
}

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
      if (outcome.kind === 'placed') trackOrder(outcome.orderId, payment)
      return outcome
    } catch {
      // A server that returns null where it may not: nothing is known of the order, and the same one is requested again.
      return { kind: 'failed' }
    }
  }
}
