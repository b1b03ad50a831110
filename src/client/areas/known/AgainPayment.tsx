import { useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { isMuchDearer } from '#domain/order/orderPlan'
import { formatMoney } from '#domain/pricing/money'
import { Button } from '../../design/buttons/Button'
import { Form } from '../../design/forms/Form'
import { Notice } from '../../design/notices/Notice'
import { SHOWN_ELSEWHERE } from '../../design/forms/shownElsewhere'
import { useAgainAttempt } from '../../state/useAgainAttempt'
import { useLastOutcome } from '../../state/useLastOutcome'
import { useModal } from '../../state/useModal'
import { confirmationPath } from '../checkout/confirmation/confirmationPath'
import { OutcomeNotice } from '../checkout/payment/OutcomeNotice'
import type { PlaceOrderOutcome } from '../checkout/payment/placeOrder'
import { usePlaceCart } from '../checkout/payment/usePlaceCart'
import { useShownTotal } from '../checkout/payment/useShownTotal'
import type { PricingTerms } from '../offer/usePricingTerms'
import type { Filling } from '../orders/reorder/cartOfOrder'
import type { useReorderComparison } from '../orders/reorder/useReorderComparison'
import type { ReorderedOrder } from '../orders/reorder/useReorderedOrder'
import { CartSummaryTotals } from '../orders/summary/CartSummaryTotals'
import type { Pay } from '../paying/payByCard'
import { paymentCopy } from '../paying/paymentCopy'
import { SavedCards } from '../paying/SavedCards'
import styles from './AgainSheet.module.css'
import { againOutcomeWords } from './againOutcomeWords'
import { AgainFacts } from './AgainFacts'
import { asLastTimeCopy as copy } from './asLastTimeCopy'
import { PayWithSavedCard } from './PayWithSavedCard'
import { RiseConsent } from './RiseConsent'
import { useAgainCart } from './useAgainCart'

type Props = {
  order: ReorderedOrder
  filling: Filling
  /** What can be had, with its prices. */
  comparison: ReturnType<typeof useReorderComparison>
  terms: PricingTerms
  stripeCustomerId: string | null
  agreedTotal: number | null
  /** The chosen slot is not to be had any more. */
  onSlotGone: () => void
  /** The order is to be changed, or paid, as a cart. */
  onFill: () => void
  /** When, and what is ordered. */
  children: ReactNode
}

/** To whom, on which invoice and card, for how much; and the button that places the order and pays it, as the checkout does. */
export function AgainPayment({
  order,
  filling,
  comparison,
  terms,
  stripeCustomerId,
  agreedTotal,
  children,
  ...on
}: Props) {
  const priced = comparison.status === 'loaded' ? comparison.data.priced : null
  const navigate = useNavigate()
  const { open } = useModal()
  const place = usePlaceCart()
  const { key, finish, ...attempting } = useAgainAttempt()
  const { cart, totals, missing } = useAgainCart({ key, order, filling, priced, terms })
  const { shownTotal, acceptTotal } = useShownTotal(totals.sumPriceCartTTC)
  const [outcome, setOutcome] = useLastOutcome<PlaceOrderOutcome>()
  // The page that says thank you may take a moment: a press meanwhile orders nothing more.
  const isPlaced = useRef(false)

  const pay: Pay = async (payment) => {
    if (isPlaced.current) return undefined
    setOutcome(null)
    const result = await place({ cart, shownTotal, payment, ...attempting })
    if (result.kind === 'placed') {
      isPlaced.current = true
      finish()
      await navigate(confirmationPath(result.orderId))
      return undefined
    }
    setOutcome(result)
    if (result.kind === 'orderedBefore') finish()
    if (result.kind === 'priceChanged') acceptTotal(result.totalTTC)
    if (result.kind === 'signedOut') open({ kind: 'signIn', returnTo: null })
    if (isSlotGone(result)) on.onSlotGone()
    else if (CHANGED.includes(result.kind)) comparison.retry()
    return SHOWN_ELSEWHERE
  }

  const canBePaid =
    comparison.status === 'loading' || (priced !== null && priced.length > 0 && missing === 0)
  return (
    <Form className={styles.sheet} label={paymentCopy.title}>
      {() => (
        <>
          {children}
          <AgainFacts order={order} cart={cart} />
          {priced !== null && priced.length > 0 && (
            <CartSummaryTotals totals={totals} people={totals.covers} />
          )}
          {missing > 0 && priced !== null && priced.length > 0 && (
            <Notice tone="warning">{copy.missing(formatMoney(missing))}</Notice>
          )}
          {canBePaid && (
            <SavedCards stripeCustomerId={stripeCustomerId}>
              {(cards) => (
                <PayWithSavedCard
                  cards={cards}
                  pay={pay}
                  amount={priced && formatMoney(shownTotal)}
                  onFill={on.onFill}
                >
                  {agreedTotal !== null && isMuchDearer(agreedTotal, shownTotal) && (
                    <RiseConsent before={agreedTotal} now={shownTotal} />
                  )}
                  {outcome && <OutcomeNotice outcome={outcome} wordsOf={againOutcomeWords} />}
                </PayWithSavedCard>
              )}
            </SavedCards>
          )}
          {filling.items.length > 0 && (
            <Button variant="secondary" fullWidth onClick={on.onFill}>
              {copy.change}
            </Button>
          )}
        </>
      )}
    </Form>
  )
}

/** What the customer sees is out of date: prices, or what is left. */
const CHANGED: readonly PlaceOrderOutcome['kind'][] = [
  'itemsChanged',
  'priceChanged',
  'refused',
  'invalid',
]

/** The shop refuses the slot itself: another one is proposed. */
const isSlotGone = (outcome: PlaceOrderOutcome): boolean =>
  (outcome.kind === 'refused' && ['SLOT_UNAVAILABLE', 'TOO_LATE'].includes(outcome.code)) ||
  (outcome.kind === 'invalid' && 'deliveryDay' in outcome.fields)
