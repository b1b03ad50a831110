import { useNavigate } from 'react-router-dom'
import { lacksContact } from '#domain/order/orderContacts'
import { lacksBilling, type WalletBilling } from '#domain/cart/walletBilling'
import { cartOfWallet } from '#domain/cart/walletCart'
import { useLatest } from '../../../services/useLatest'
import { SHOWN_ELSEWHERE } from '../../../design/forms/shownElsewhere'
import { useCart } from '../../../state/useCart'
import { useSession } from '../../../state/useSession'
import { useVisitor } from '../../../state/useVisitor'
import { useCheckEmail } from '../../access/visitor/useCheckEmail'
import type { CartContents } from '../../cart/useCartContents'
import type { Pay } from '../../paying/payByCard'
import { confirmationPath } from '../confirmation/confirmationPath'
import { invoiceErrors, invoiceValues } from '../invoice/invoiceValues'
import type { ObstacleState } from '../ObstacleNotice'
import { obstacleTo, pathOfStep, type OrderStep } from '../orderSteps'
import type { PlaceOrderOutcome } from '../payment/placeOrder'
import { useOutcome } from '../payment/useOutcome'
import { usePlaceOrder, type VisitorConsent } from '../payment/usePlaceOrder'
import { useShownTotal } from '../payment/useShownTotal'
import { usePreparedCart, type LatestContacts } from './usePreparedCart'

const LACKS: ObstacleState = { obstacle: 'walletLacks' }

type Priced = { contents: CartContents; latest: LatestContacts }

/** Places and pays the order of the cart with what a wallet tells; what neither of them knows is left to the steps. */
export function useCartWallet({ contents, latest }: Priced) {
  const navigate = useNavigate()
  const { rememberDeliveryContact, rememberInvoiceContact } = useCart()
  const isVisitor = useSession().status === 'anonymous'
  const { visitor, setEmail } = useVisitor()
  const checkEmail = useCheckEmail()
  const place = usePlaceOrder()
  const { outcome, settle, forgetOutcome } = useOutcome(contents)
  const { shownTotal, acceptTotal } = useShownTotal(contents.totals.sumPriceCartTTC)
  const cart = usePreparedCart(latest)
  // The order is placed after the visitor's address was checked: by then only the latest function knows that address.
  const latestPlace = useLatest(place)

  const knownEmail = visitor?.email ?? ''
  const needs = {
    needsBilling: lacksBilling(cart.invoiceContact ?? {}) || !cart.deliveryContact?.name,
    needsContact: lacksContact(cart) || (isVisitor && knownEmail === ''),
  }

  /** What is known of the visitor's address, after it was checked. */
  const checkVisitor = async (told: WalletBilling) => {
    const email = knownEmail || (told.email ?? '')
    if (email !== knownEmail) setEmail(email)
    const { kind } = await checkEmail(email)
    return kind
  }
  const leaveTo = async (step: OrderStep, state: ObstacleState | null = LACKS) => {
    await navigate(pathOfStep(step), { state })
    return SHOWN_ELSEWHERE
  }
  // The delivery step shows the sign-in instead of its form.
  const signIn = () => leaveTo('livraison', null)

  const payWith =
    ({ hasAcceptedTerms = false, website = '' }: Partial<VisitorConsent>): Pay =>
    async (payment) => {
      if (payment.kind !== 'card') return undefined
      forgetOutcome()
      const told = payment.told ?? {}
      const filled = cartOfWallet(cart, told)
      if (filled.deliveryContact) rememberDeliveryContact(filled.deliveryContact)
      if (filled.invoiceContact) rememberInvoiceContact(filled.invoiceContact)
      const blocked = obstacleTo('paiement', filled, true)
      if (blocked !== null) return leaveTo(blocked.step)
      const faults = Object.values(invoiceErrors(invoiceValues(filled.invoiceContact)))
      if (faults.some((fault) => fault !== undefined)) return leaveTo('paiement')
      const customer = isVisitor ? await checkVisitor(told) : 'new'
      if (customer === 'known') return signIn()
      if (customer === 'refused') return leaveTo('livraison')

      const consent = { hasAcceptedTerms, website }
      const result = await latestPlace.current(filled, shownTotal, payment, consent)
      if (result.kind === 'placed') {
        await navigate(confirmationPath(result.orderId))
        return undefined
      }
      return refuse(result)
    }

  const refuse = async (result: PlaceOrderOutcome) => {
    if (result.kind === 'priceChanged') acceptTotal(result.totalTTC)
    if (result.kind === 'emailKnown') return signIn()
    settle(result)
    return SHOWN_ELSEWHERE
  }
  return { amount: shownTotal, outcome, needs, payWith }
}
