import { cardWords } from '../../config/cardWords'
import { FormEditListener } from '../../design/forms/FormEditListener'
import { RadioGroup } from '../../design/fields/RadioGroup'
import { methodToText, type PaymentMethod } from './paymentMethod'
import { paymentCopy as copy } from './paymentCopy'
import {
  KEPT_PAYMENT_CHOICE,
  type KeptPaymentChoice,
  type usePaymentMethod,
} from './usePaymentMethod'
import type { SavedCard } from './useSavedCards'

type Props = { cards: readonly SavedCard[]; choice: ReturnType<typeof usePaymentMethod> }

/** The ways of paying that this customer has, in the surrounding form; nothing to choose when there is one. */
export function PaymentMethods({ cards, choice: { methods, method, choose, keep } }: Props) {
  return (
    <>
      <FormEditListener<KeptPaymentChoice> fields={KEPT_PAYMENT_CHOICE} onEdit={keep} />
      {methods.length > 1 && (
        <RadioGroup
          legend={copy.method}
          name="card_id"
          value={methodToText(method)}
          onChange={choose}
          options={methods.map((offered) => ({
            value: methodToText(offered),
            ...optionWords(offered, cards),
          }))}
        />
      )}
    </>
  )
}

function optionWords(method: PaymentMethod, cards: readonly SavedCard[]) {
  if (method.kind === 'newCard') return { label: copy.newCard }
  if (method.kind === 'wireTransfer') {
    return { label: copy.wireTransfer, hint: copy.wireTransferHint }
  }
  const card = cards.find(({ id }) => id === method.cardId)
  if (card === undefined) return { label: copy.newCard }
  return {
    label: cardWords.name(card.brand, card.last4),
    hint: cardWords.validity(card),
    isDisabled: card.isExpired,
  }
}
