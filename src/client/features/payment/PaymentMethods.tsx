import { cardWords } from '../../config/cardWords'
import { RadioGroup } from '../../design/RadioGroup'
import { methodToText, methodFromText, type PaymentMethod } from './paymentMethod'
import { paymentCopy as copy } from './paymentCopy'
import { type SavedCard } from './useSavedCards'

type Props = {
  methods: readonly PaymentMethod[]
  cards: readonly SavedCard[]
  value: PaymentMethod
  onChange: (method: PaymentMethod) => void
}

/** The ways of paying that this customer has; nothing to choose when there is one. */
export function PaymentMethods({ methods, cards, value, onChange }: Props) {
  if (methods.length < 2) return null
  return (
    <RadioGroup
      legend={copy.method}
      value={methodToText(value)}
      onChange={(text) => {
        const method = methodFromText(text, methods)
        if (method) onChange(method)
      }}
      options={methods.map((method) => ({
        value: methodToText(method),
        ...optionWords(method, cards),
      }))}
    />
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
