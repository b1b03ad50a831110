import { forwardRef, useImperativeHandle, type Ref } from 'react'
import { type PaymentOutcome, type Payments } from '../../services/payments/payments'
import { LoadedPayments } from './LoadedPayments'
import { NewCardFields } from './NewCardFields'
import { SandboxNotice } from './SandboxNotice'
import { useCardFields } from './useCardFields'
import { useReady, type OnReady } from './useReady'

type CardToSaveHandle = {
  /** False when a card field is not complete: it says so and has the focus. */
  check: () => boolean
  save: (clientSecret: string) => Promise<PaymentOutcome>
}

/** A card typed to be kept, without a payment. */
export const CardToSave = ({
  handle,
  onReady,
}: {
  handle: Ref<CardToSaveHandle>
  onReady: OnReady
}) => (
  <LoadedPayments>
    {(payments) => <Fields ref={handle} payments={payments} onReady={onReady} />}
  </LoadedPayments>
)

type FieldsProps = { payments: Payments; onReady: OnReady }

const Fields = forwardRef<CardToSaveHandle, FieldsProps>(function Fields(
  { payments, onReady },
  ref,
) {
  const { saveCard, focusField } = payments.usePayment()
  const fields = useCardFields()

  useReady(onReady)

  useImperativeHandle(ref, () => ({
    check: () => {
      const wrong = fields.check()
      if (wrong !== null) focusField(wrong)
      return wrong === null
    },
    save: (clientSecret) => saveCard({ clientSecret }),
  }))

  return (
    <>
      {payments.isSandbox && <SandboxNotice />}
      <NewCardFields payments={payments} fields={fields} />
    </>
  )
})
