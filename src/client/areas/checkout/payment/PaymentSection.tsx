import { useForm } from 'react-final-form'
import { useNavigate } from 'react-router-dom'
import type { Cart } from '#domain/cart/cart'
import { editInvoiceContact } from '#domain/cart/cartContacts'
import { filledByWallet } from '#domain/cart/walletBilling'
import { formatMoney } from '#domain/pricing/money'
import { SHOWN_ELSEWHERE } from '../../../design/forms/shownElsewhere'
import { useSession } from '../../../state/useSession'
import { usePlacedOrderId } from '../../../state/usePlacedOrderId'
import { useCart } from '../../../state/useCart'
import type { CartContents } from '../../cart/useCartContents'
import type { Pay, PaymentChoice } from '../../paying/payByCard'
import { paymentCopy as copy } from '../../paying/paymentCopy'
import { TermsSentence } from '../../paying/TermsSentence'
import { PaymentFields } from '../../paying/PaymentFields'
import type { SavedCard } from '../../paying/useSavedCards'
import { confirmationPath } from '../confirmation/confirmationPath'
import styles from '../OrderLayout.module.css'
import { OutcomeNotice } from './OutcomeNotice'
import { useOutcome } from './useOutcome'
import { VisitorTerms } from './VisitorTerms'
import { usePlaceOrder, type VisitorConsent } from './usePlaceOrder'
import { useShownTotal } from './useShownTotal'

type Props = {
  contents: CartContents
  cards: readonly SavedCard[]
  onStale: () => void
}

/** The cart with what a wallet has told since it was rendered. */
function billed(cart: Cart, payment: PaymentChoice): Cart {
  if (payment.kind !== 'card' || payment.told === undefined) return cart
  const invoice = filledByWallet(cart.invoiceContact ?? {}, payment.told)
  return Object.keys(invoice).length === 0 ? cart : editInvoiceContact(cart, invoice)
}

/** How the order is paid, what came of the last try, and the button that says the amount. */
export function PaymentSection({ contents, cards, onStale }: Props) {
  const navigate = useNavigate()
  const { cart } = useCart()
  const place = usePlaceOrder()
  const form = useForm<Partial<VisitorConsent>>('PaymentSection')
  const isVisitor = useSession().status === 'anonymous'
  const isPlaced = usePlacedOrderId() !== null
  const { outcome, settle, forgetOutcome } = useOutcome(contents)
  const { shownTotal, acceptTotal } = useShownTotal(contents.totals.sumPriceCartTTC)

  const pay: Pay = async (payment) => {
    forgetOutcome()
    // Before an account is opened for an order that cannot be made.
    if (isVisitor && contents.missing > 0) {
      settle({ kind: 'refused', code: 'MINIMUM_ORDER_AMOUNT' })
      return SHOWN_ELSEWHERE
    }
    const { hasAcceptedTerms = false, website = '' } = form.getState().values
    const consent = { hasAcceptedTerms, website }
    const result = await place(billed(cart, payment), shownTotal, payment, consent)
    if (result.kind === 'placed') {
      await navigate(confirmationPath(result.orderId), { replace: true })
      return undefined
    }
    if (result.kind === 'priceChanged') acceptTotal(result.totalTTC)
    if (result.kind === 'priceChanged' || result.kind === 'itemsChanged') onStale()
    settle(result)
    return SHOWN_ELSEWHERE
  }

  const amount = formatMoney(shownTotal)
  return (
    <section className={styles.section} aria-labelledby="payment-title">
      <h2 id="payment-title">{copy.title}</h2>
      <PaymentFields
        cards={cards}
        takesTransfer
        hasInvoice
        amount={shownTotal}
        pay={pay}
        words={(isTransfer) => (isTransfer ? copy.payTransfer(amount) : copy.payCard(amount))}
        isSettling={isPlaced}
      >
        {isVisitor && <VisitorTerms />}
        {outcome && <OutcomeNotice outcome={outcome} />}
      </PaymentFields>
      {!isVisitor && (
        <p className={styles.terms}>
          <TermsSentence />
        </p>
      )}
    </section>
  )
}
