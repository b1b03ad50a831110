import { useRef, useState } from 'react'
import { type Cart } from '../../../../domain/cart/cart'
import { type CartChange } from '../../../../domain/catalogue/inventory'
import { track } from '../../../services/analytics/analytics'
import { useCart } from '../../../state/useCart'
import { contentOf } from '../contentOf'
import { placeOrder, type PaymentChoice, type PlaceOrderOutcome } from './placeOrder'
import { useFinishOnLeaving } from './useFinishOnLeaving'
import { useOrderAttempt } from './useOrderAttempt'
import { useOrderPorts } from './useOrderPorts'

export type Outcome = PlaceOrderOutcome<CartChange>

/** A transfer is placed and paid later; a card's order stands only once it is paid. */
function trackOrder(orderId: string, payment: PaymentChoice) {
  track({ event: 'orderPlaced', orderId })
  if (payment.kind === 'card') track({ event: 'orderPaid', orderId })
}

/** Places the order of the cart and pays it. A second call while one runs does nothing and answers null. */
export function usePlaceOrder() {
  const { cart, renewKey } = useCart()
  const attempt = useOrderAttempt()
  const finishOnLeaving = useFinishOnLeaving(attempt.finish)
  const portsOf = useOrderPorts()
  const [isPlacing, setIsPlacing] = useState(false)
  // A ref and not the state: two clicks may come before React renders.
  const isUnderWay = useRef(false)

  const place = async (
    latest: Cart,
    shownTotal: number,
    payment: PaymentChoice,
  ): Promise<Outcome | null> => {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setIsPlacing(true)
    try {
      const outcome = await placeOrder(
        { cartKey: latest.key, content: contentOf(latest), shownTotal, payment },
        { ...portsOf(latest), attempt, renewKey },
      )
      if (outcome.kind === 'placed') {
        finishOnLeaving(outcome.orderId)
        trackOrder(outcome.orderId, payment)
      }
      return outcome
    } catch {
      // A server that answers null where it may not: nothing is known of the order, and the same one is asked for again.
      return { kind: 'failed' }
    } finally {
      isUnderWay.current = false
      setIsPlacing(false)
    }
  }

  return {
    place: (shownTotal: number, payment: PaymentChoice) => place(cart, shownTotal, payment),
    isPlacing,
  }
}
