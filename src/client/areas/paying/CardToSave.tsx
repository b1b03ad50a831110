import { forwardRef, useImperativeHandle, type Ref } from 'react'
import { type PaymentOutcome, type Payments } from '../../services/payments/payments'
import { LoadedPayments } from './LoadedPayments'
import { NewCardFields } from './NewCardFields'
import { SandboxNotice } from './SandboxNotice'
import { useReady, type OnReady } from './useReady'

type CardToSaveHandle = {
  save: (clientSecret: string) => Promise<PaymentOutcome>
}

/** A card typed to be kept, without a payment; in the surrounding form. */
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
  const { saveCard } = payments.usePayment()
  useReady(onReady)
  useImperativeHandle(ref, () => ({ save: (clientSecret) => saveCard({ clientSecret }) }))

  return (
    <>
      {payments.isSandbox && <SandboxNotice />}
      <NewCardFields payments={payments} />
    </>
  )
})
