import { forwardRef, useImperativeHandle } from 'react'
import { Checkbox } from '../../design/Checkbox'
import { type PaymentOutcome, type Payments } from '../../services/payments/payments'
import { NewCardFields } from './NewCardFields'
import { paymentCopy as copy } from './paymentCopy'
import { SandboxNotice } from './SandboxNotice'
import { useCardFields } from './useCardFields'
import { useReady, type OnReady } from './useReady'

/** How the pay button reaches the provider's fields. */
export type CardPaymentHandle = {
  /** False when a card field is not complete: it says so and has the focus. */
  check: () => boolean
  confirm: (clientSecret: string) => Promise<PaymentOutcome>
}

type Props = {
  payments: Payments
  /** The saved card to pay with; null for the one typed here. */
  savedCardId: string | null
  saveCard: boolean
  onSaveCard: (saveCard: boolean) => void
  onReady: OnReady
}

/** Pays by card, new or saved. Must stand inside the provider's own wrapper. */
export const CardPayment = forwardRef<CardPaymentHandle, Props>(function CardPayment(
  { payments, savedCardId, saveCard, onSaveCard, onReady },
  ref,
) {
  const { confirmCard, confirmSavedCard, focusField } = payments.usePayment()
  const fields = useCardFields()
  useReady(onReady)

  useImperativeHandle(ref, () => ({
    check: () => {
      const wrong = savedCardId === null ? fields.check() : null
      if (wrong !== null) focusField(wrong)
      return wrong === null
    },
    confirm: (clientSecret) =>
      savedCardId === null
        ? confirmCard({ clientSecret, saveCard })
        : confirmSavedCard({ clientSecret, cardId: savedCardId }),
  }))

  return (
    <>
      {payments.isSandbox && <SandboxNotice />}
      {savedCardId === null && (
        <NewCardFields payments={payments} fields={fields}>
          <Checkbox
            label={copy.saveCard}
            hint={copy.saveCardHint}
            checked={saveCard}
            onChange={onSaveCard}
          />
        </NewCardFields>
      )}
    </>
  )
})
