import type { Cart } from '#domain/cart/cart'
import { useCart } from '../../../state/useCart'
import { useOrderAttempt } from '../../../state/useOrderAttempt'
import { useSession } from '../../../state/useSession'
import { useOpenAccount, type OpeningPerson } from '../../access/visitor/useOpenAccount'
import type { PaymentChoice } from '../../paying/payByCard'
import type { PlaceOrderOutcome } from './placeOrder'
import { usePlaceCart } from './usePlaceCart'

/** What a visitor adds to the payment. */
export type VisitorConsent = Omit<OpeningPerson, 'name'>

const FAILED: PlaceOrderOutcome = { kind: 'failed' }

/** Places the order of the customer's cart, as it is given here, and pays it; opens the account of a visitor first. */
export function usePlaceOrder() {
  const { renewKey } = useCart()
  const { status } = useSession()
  const attempt = useOrderAttempt()
  const place = usePlaceCart()
  const openAccount = useOpenAccount()

  const openForVisitor = async (
    cart: Cart,
    consent: VisitorConsent,
  ): Promise<PlaceOrderOutcome | null> => {
    if (status !== 'anonymous') return null
    const name = cart.invoiceContact?.customerName ?? cart.deliveryContact?.name ?? ''
    const result = await openAccount({ ...consent, name })
    if (result.kind === 'known') return { kind: 'emailKnown' }
    return result.kind === 'failed' ? { kind: 'notOpened', words: result.words } : null
  }

  return async (
    cart: Cart,
    shownTotal: number,
    payment: PaymentChoice,
    consent: VisitorConsent,
  ): Promise<PlaceOrderOutcome> => {
    const obstacle = await openForVisitor(cart, consent).catch(() => FAILED)
    if (obstacle !== null) return obstacle
    const outcome = await place({ cart, shownTotal, payment, attempt, renewKey })
    if (outcome.kind === 'placed') attempt.place(outcome.orderId)
    if (outcome.kind === 'orderedBefore') attempt.finish(outcome.orderId)
    return outcome
  }
}
