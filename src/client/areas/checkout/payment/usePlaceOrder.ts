import { track } from '../../../services/analytics/analytics'
import { useCart } from '../../../state/useCart'
import { useOrderAttempt } from '../../../state/useOrderAttempt'
import { useSession } from '../../../state/useSession'
import { useOpenAccount, type OpeningPerson } from '../../access/visitor/useOpenAccount'
import { type PaymentChoice } from '../../paying/payByCard'
import { contentOf } from '../contentOf'
import { placeOrder, type PlaceOrderOutcome } from './placeOrder'
import { useOrderPorts } from './useOrderPorts'

/** A transfer is placed and paid later; a card's order stands only once it is paid. */
function trackOrder(orderId: string, payment: PaymentChoice) {
  track({ event: 'orderPlaced', orderId })
  if (payment.kind === 'card') track({ event: 'orderPaid', orderId })
}

/** What a visitor adds to the payment. */
export type VisitorConsent = Omit<OpeningPerson, 'name'>

/** Places the order of the cart and pays it; opens the account of a visitor first. */
export function usePlaceOrder() {
  const { cart, renewKey } = useCart()
  const { status } = useSession()
  const attempt = useOrderAttempt()
  const portsOf = useOrderPorts()
  const openAccount = useOpenAccount()

  const openForVisitor = async (consent: VisitorConsent): Promise<PlaceOrderOutcome | null> => {
    if (status !== 'anonymous') return null
    const name = cart.invoiceContact?.customerName ?? cart.deliveryContact?.name ?? ''
    const result = await openAccount({ ...consent, name })
    if (result.kind === 'known') return { kind: 'emailKnown' }
    return result.kind === 'failed' ? { kind: 'notOpened', words: result.words } : null
  }

  return async (
    shownTotal: number,
    payment: PaymentChoice,
    consent: VisitorConsent,
  ): Promise<PlaceOrderOutcome> => {
    try {
      const obstacle = await openForVisitor(consent)
      if (obstacle !== null) return obstacle
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
