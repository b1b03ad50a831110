import { useRef, useState } from 'react'
import { formatMoney } from '../../../domain/money'
import { Button } from '../../design/Button'
import { keepFocus } from '../../design/keepFocus'
import { Spinner } from '../../design/Spinner'
import { latePaymentCopy as copy } from '../../features/latePayment/latePaymentCopy'
import { LatePaymentNotice } from '../../features/latePayment/LatePaymentNotice'
import { type LatePaymentOutcome } from '../../features/latePayment/payLate'
import { useLatePayment } from '../../features/latePayment/useLatePayment'
import { type CardPaymentHandle } from '../../features/payment/CardPayment'
import { CardSection } from '../../features/payment/CardSection'
import { PaymentMethods } from '../../features/payment/PaymentMethods'
import { usePaymentMethod } from '../../features/payment/usePaymentMethod'
import { useSavedCards } from '../../features/payment/useSavedCards'
import { clock } from '../../services/clock'
import { useSession } from '../../state/useSession'
import { OrderCard } from './OrderCard'

type Props = {
  orderId: string
  amountDue: number
  /** A transfer is chosen already: it can still be paid by card instead. */
  isTransferAwaited: boolean
  stripeCustomerId: string | null
  onSettled: (outcome: LatePaymentOutcome) => void
}

/** Pays an order late: by a new card, a saved one, or by transfer where that is allowed. */
export function OrderPayment(props: Props) {
  const { orderId, amountDue, isTransferAwaited, stripeCustomerId, onSettled } = props
  const { user } = useSession()
  const cards = useSavedCards(stripeCustomerId, clock.now())
  const { methods, method, saveCard, chooseMethod, chooseSaveCard } = usePaymentMethod(
    cards,
    user?.canUseWireTransfer === true && !isTransferAwaited,
  )
  const { pay, outcome, isPaying, isConfirming } = useLatePayment(orderId, onSettled)
  const card = useRef<CardPaymentHandle>(null)
  const [isCardReady, setCardReady] = useState(false)
  const isTransfer = method.kind === 'wireTransfer'
  const amount = formatMoney(amountDue)

  const send = () => {
    const handle = card.current
    if (isTransfer) return pay({ kind: 'wireTransfer' })
    return handle?.check() ? pay({ kind: 'card', confirm: handle.confirm }) : undefined
  }
  return (
    <OrderCard title={isTransferAwaited ? copy.transferTitle : copy.title}>
      <PaymentMethods methods={methods} cards={cards} value={method} onChange={chooseMethod} />
      {!isTransfer && (
        <CardSection
          handle={card}
          savedCardId={method.kind === 'savedCard' ? method.cardId : null}
          saveCard={saveCard}
          onSaveCard={chooseSaveCard}
          onReady={setCardReady}
        />
      )}
      <LatePaymentNotice outcome={outcome} />
      {isConfirming && <Spinner label={copy.confirming} />}
      <Button
        size="large"
        fullWidth
        isBusy={isPaying || isConfirming || !(isTransfer || isCardReady)}
        onMouseDown={keepFocus}
        onClick={() => void send()}
      >
        {isTransfer ? copy.payTransfer(amount) : copy.payCard(amount)}
      </Button>
    </OrderCard>
  )
}
