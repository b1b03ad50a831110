import { type SubmissionErrors } from 'final-form'
import { forwardRef, useImperativeHandle, useRef, useState } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router-dom'
import { formatMoney } from '../../../../domain/pricing/money'
import { paths } from '../../../config/paths'
import { Button } from '../../../design/Button'
import { keepFocus } from '../../../design/keepFocus'
import { SAID_BESIDE } from '../../../design/saidBeside'
import { OutcomeNotice } from './OutcomeNotice'
import { useOutcome } from './useOutcome'
import { usePlaceOrder } from './usePlaceOrder'
import { useShownTotal } from './useShownTotal'
import { type CardPaymentHandle } from '../../paying/CardPayment'
import { CardSection } from '../../paying/CardSection'
import { paymentCopy as copy } from '../../paying/paymentCopy'
import { PaymentMethods } from '../../paying/PaymentMethods'
import { usePaymentMethod } from '../../paying/usePaymentMethod'
import { useSavedCards } from '../../paying/useSavedCards'
import { clock } from '../../../services/clock'
import { useSession } from '../../../state/useSession'
import { confirmationPath } from '../confirmation/confirmationPath'
import styles from '../OrderLayout.module.css'

export type PaymentSectionHandle = { pay: () => Promise<SubmissionErrors> }

type Props = {
  totalTTC: number
  /** Cents HT up to the minimum order amount. */
  missing: number
  stripeCustomerId: string | null
  onStale: () => void
}

/** How the order is paid, what came of the last try, and the button that says the amount. */
export const PaymentSection = forwardRef<PaymentSectionHandle, Props>(function PaymentSection(
  { totalTTC, missing, stripeCustomerId, onStale },
  ref,
) {
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const { user } = useSession()
  const cards = useSavedCards(stripeCustomerId, clock.now())
  const choice = usePaymentMethod(cards, user?.canUseWireTransfer === true)
  const { place, isPlacing } = usePlaceOrder()
  const { outcome, settle, forgetOutcome } = useOutcome(missing)
  const { shownTotal, acceptTotal } = useShownTotal(totalTTC)
  const card = useRef<CardPaymentHandle>(null)
  const [isCardReady, setCardReady] = useState(false)
  const { method } = choice
  const isTransfer = method.kind === 'wireTransfer'

  const pay = async (): Promise<SubmissionErrors> => {
    const handle = card.current
    if (!isTransfer && handle === null) return undefined
    forgetOutcome()
    const result = await place(
      shownTotal,
      isTransfer || handle === null
        ? { kind: 'wireTransfer' }
        : { kind: 'card', confirm: handle.confirm },
    )
    if (result === null) return undefined
    if (result.kind === 'placed') {
      await navigate(confirmationPath(result.orderId), { replace: true })
      return undefined
    }
    if (result.kind === 'priceChanged') acceptTotal(result.totalTTC)
    if (result.kind === 'priceChanged' || result.kind === 'itemsChanged') onStale()
    settle(result)
    return SAID_BESIDE
  }
  useImperativeHandle(ref, () => ({ pay }))

  const amount = formatMoney(shownTotal)
  return (
    <section className={styles.section} aria-labelledby="payment-title">
      <h2 id="payment-title">{copy.title}</h2>
      <PaymentMethods cards={cards} choice={choice} />
      {!isTransfer && (
        <CardSection
          handle={card}
          savedCardId={method.kind === 'savedCard' ? method.cardId : null}
          onReady={setCardReady}
        />
      )}
      {outcome && <OutcomeNotice outcome={outcome} />}
      <Button
        type="submit"
        size="large"
        fullWidth
        isBusy={isPlacing || isLeaving || !(isTransfer || isCardReady)}
        onMouseDown={keepFocus}
      >
        {isTransfer ? copy.payTransfer(amount) : copy.payCard(amount)}
      </Button>
      <p className={styles.terms}>
        {copy.terms}{' '}
        <Link to={paths.termsOfSale.build()} target="_blank">
          {copy.termsLink}
        </Link>
        .
      </p>
    </section>
  )
})
