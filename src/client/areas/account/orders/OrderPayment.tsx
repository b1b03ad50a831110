import { formatMoney } from '#domain/pricing/money'
import { Form } from '../../../design/forms/Form'
import { Confirming } from '../../paying/late/Confirming'
import type { LateOutcome } from '../../paying/late/lateOutcome'
import { latePaymentCopy as copy } from '../../paying/late/latePaymentCopy'
import { LatePaymentNotice } from '../../paying/late/LatePaymentNotice'
import { useLatePayment } from '../../paying/late/useLatePayment'
import { PaymentFields } from '../../paying/PaymentFields'
import type { SavedCard } from '../../paying/useSavedCards'
import styles from './OrderPage.module.css'
import { OrderCard } from '../../orders/detail/OrderCard'

type Props = {
  orderId: string
  amountDue: number
  /** A transfer is chosen already: it can still be paid by card instead. */
  isTransferAwaited: boolean
  cards: readonly SavedCard[]
  onSettled: (outcome: LateOutcome) => void
}

/** Pays an order late: by a new card, a saved one, or by transfer where that is allowed. */
export function OrderPayment({ orderId, amountDue, isTransferAwaited, cards, onSettled }: Props) {
  const { pay, outcome, settle } = useLatePayment(orderId, onSettled)
  const isConfirming = outcome?.kind === 'charged'
  const title = isTransferAwaited ? copy.transferTitle : copy.title
  const amount = formatMoney(amountDue)
  return (
    <div className={styles.payment}>
      <OrderCard title={title}>
        <Form label={title}>
          {() => (
            <PaymentFields
              cards={cards}
              takesTransfer={!isTransferAwaited}
              amount={amountDue}
              pay={pay}
              words={(isTransfer) => (isTransfer ? copy.payTransfer(amount) : copy.payCard(amount))}
              isSettling={isConfirming}
            >
              <LatePaymentNotice outcome={outcome} />
              {isConfirming && <Confirming orderId={orderId} onTold={settle} />}
            </PaymentFields>
          )}
        </Form>
      </OrderCard>
    </div>
  )
}
