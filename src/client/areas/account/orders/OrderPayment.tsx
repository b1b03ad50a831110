import { forwardRef, useImperativeHandle, useRef, useState } from 'react'
import { formatMoney } from '../../../../domain/pricing/money'
import { Button } from '../../../design/Button'
import { Form } from '../../../design/Form'
import { keepFocus } from '../../../design/keepFocus'
import { Spinner } from '../../../design/Spinner'
import { latePaymentCopy as copy } from '../../paying/late/latePaymentCopy'
import { LatePaymentNotice } from '../../paying/late/LatePaymentNotice'
import { type LatePaymentOutcome } from '../../paying/late/payLate'
import { useLatePayment } from '../../paying/late/useLatePayment'
import { type CardPaymentHandle } from '../../paying/CardPayment'
import { CardSection } from '../../paying/CardSection'
import { PaymentMethods } from '../../paying/PaymentMethods'
import { usePaymentMethod } from '../../paying/usePaymentMethod'
import { useSavedCards } from '../../paying/useSavedCards'
import { clock } from '../../../services/clock'
import { useSession } from '../../../state/useSession'
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
  const fields = useRef<FieldsHandle>(null)
  const title = props.isTransferAwaited ? copy.transferTitle : copy.title
  return (
    <OrderCard title={title}>
      <Form label={title} onSubmit={() => fields.current?.pay()}>
        {() => <Fields ref={fields} {...props} />}
      </Form>
    </OrderCard>
  )
}

type FieldsHandle = { pay: () => Promise<void> }

const Fields = forwardRef<FieldsHandle, Props>(function Fields(props, ref) {
  const { orderId, amountDue, isTransferAwaited, stripeCustomerId, onSettled } = props
  const { user } = useSession()
  const cards = useSavedCards(stripeCustomerId, clock.now())
  const choice = usePaymentMethod(cards, user?.canUseWireTransfer === true && !isTransferAwaited)
  const { pay, outcome, isPaying, isConfirming } = useLatePayment(orderId, onSettled)
  const card = useRef<CardPaymentHandle>(null)
  const [isCardReady, setCardReady] = useState(false)
  const { method } = choice
  const isTransfer = method.kind === 'wireTransfer'
  const amount = formatMoney(amountDue)

  useImperativeHandle(ref, () => ({
    pay: async () => {
      const handle = card.current
      if (isTransfer) return pay({ kind: 'wireTransfer' })
      if (handle) await pay({ kind: 'card', confirm: handle.confirm })
    },
  }))
  return (
    <>
      <PaymentMethods cards={cards} choice={choice} />
      {!isTransfer && (
        <CardSection
          handle={card}
          savedCardId={method.kind === 'savedCard' ? method.cardId : null}
          onReady={setCardReady}
        />
      )}
      <LatePaymentNotice outcome={outcome} />
      {isConfirming && <Spinner label={copy.confirming} />}
      <Button
        type="submit"
        size="large"
        fullWidth
        isBusy={isPaying || isConfirming || !(isTransfer || isCardReady)}
        onMouseDown={keepFocus}
      >
        {isTransfer ? copy.payTransfer(amount) : copy.payCard(amount)}
      </Button>
    </>
  )
})
