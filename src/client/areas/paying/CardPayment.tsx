import { forwardRef, useImperativeHandle } from 'react'
import { useForm } from 'react-final-form'
import { FormCheckbox } from '../../design/FormCheckbox'
import { type PaymentOutcome, type Payments } from '../../services/payments/payments'
import { type CardValues } from './cardValues'
import { NewCardFields } from './NewCardFields'
import { paymentCopy as copy } from './paymentCopy'
import { SandboxNotice } from './SandboxNotice'
import { useReady, type OnReady } from './useReady'

/** How the surrounding form, once it is complete, reaches the provider. */
export type CardPaymentHandle = {
  confirm: (clientSecret: string) => Promise<PaymentOutcome>
}

type Props = {
  payments: Payments
  /** The saved card to pay with; null for the one typed here. */
  savedCardId: string | null
  onReady: OnReady
}

/** Pays by card, new or saved. Must stand inside the provider's own wrapper. */
export const CardPayment = forwardRef<CardPaymentHandle, Props>(function CardPayment(
  { payments, savedCardId, onReady },
  ref,
) {
  const { confirmCard, confirmSavedCard } = payments.usePayment()
  const form = useForm<CardValues>()
  useReady(onReady)

  useImperativeHandle(ref, () => ({
    confirm: (clientSecret) =>
      savedCardId === null
        ? confirmCard({ clientSecret, saveCard: form.getState().values.saveCard })
        : confirmSavedCard({ clientSecret, cardId: savedCardId }),
  }))

  return (
    <>
      {payments.isSandbox && <SandboxNotice />}
      {savedCardId === null && (
        <NewCardFields payments={payments}>
          <FormCheckbox name="saveCard" label={copy.saveCard} hint={copy.saveCardHint} />
        </NewCardFields>
      )}
    </>
  )
})
