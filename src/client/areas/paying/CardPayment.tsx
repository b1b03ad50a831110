import { FormCheckbox } from '../../design/forms/FormCheckbox'
import { useSubmit } from '../../design/forms/useSubmit'
import type { Payments } from '../../services/payments/payments'
import type { CardValues } from './cardValues'
import { NewCardFields } from './NewCardFields'
import type { Pay } from './payByCard'
import { paymentCopy as copy } from './paymentCopy'
import { SandboxNotice } from './SandboxNotice'
import { useReady, type OnReady } from './useReady'

type Props = {
  payments: Payments
  /** The saved card to pay with; null for the one typed here. */
  savedCardId: string | null
  pay: Pay
  onReady: OnReady
}

/** Pays by card, new or saved. Must stand inside the provider's own wrapper. */
export function CardPayment({ payments, savedCardId, pay, onReady }: Props) {
  const { confirmCard, confirmSavedCard } = payments.usePayment()
  useReady(onReady)
  useSubmit<CardValues>(({ saveCard }) =>
    pay({
      kind: 'card',
      confirm: (clientSecret) =>
        savedCardId === null
          ? confirmCard({ clientSecret, saveCard })
          : confirmSavedCard({ clientSecret, cardId: savedCardId }),
    }),
  )

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
}
