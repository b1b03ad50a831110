import type { SubmissionErrors } from 'final-form'
import { useSubmit } from '../../design/forms/useSubmit'
import type { Payments } from '../../services/payments/payments'
import { LoadedPayments } from './LoadedPayments'
import { NewCardFields } from './NewCardFields'
import type { ConfirmCard } from './payByCard'
import { SandboxNotice } from './SandboxNotice'
import { useReady, type OnReady } from './useReady'

type Props = {
  /** Saves the card that `confirm` hands to the provider; returns what a form's submit does. */
  save: (confirm: ConfirmCard) => Promise<SubmissionErrors | void>
  onReady: OnReady
}

/** A card typed to be kept, without a payment; in the surrounding form, whose submit it is. */
export const CardToSave = (props: Props) => (
  <LoadedPayments>{(payments) => <Fields payments={payments} {...props} />}</LoadedPayments>
)

function Fields({ payments, save, onReady }: Props & { payments: Payments }) {
  const { saveCard } = payments.usePayment()
  useReady(onReady)
  useSubmit(() => save((clientSecret) => saveCard({ clientSecret })))

  return (
    <>
      {payments.isSandbox && <SandboxNotice />}
      <NewCardFields payments={payments} />
    </>
  )
}
