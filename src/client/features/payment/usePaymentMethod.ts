import { useState } from 'react'
import { useDraft } from '../../state/useDraft'
import { methodFromText, methodToText, type PaymentMethod } from './paymentMethod'
import { type SavedCard } from './useSavedCards'

const NEW_CARD: PaymentMethod = { kind: 'newCard' }
const bySavedCard = ({ id }: SavedCard): PaymentMethod => ({ kind: 'savedCard', cardId: id })

/** The way of paying, kept over a reload; a good saved card is proposed first. Nothing of a new card is kept. */
export function usePaymentMethod(cards: readonly SavedCard[], canUseWireTransfer: boolean) {
  const others = [NEW_CARD, ...(canUseWireTransfer ? [{ kind: 'wireTransfer' as const }] : [])]
  const { draft, keepDraft } = useDraft('payment')
  const [saveCard, setSaveCard] = useState(draft['saveCard'] === true)
  const [method, setMethod] = useState<PaymentMethod>(() => {
    const good = cards.filter(({ isExpired }) => !isExpired).map(bySavedCard)
    return methodFromText(draft['method'], [...good, ...others]) ?? good[0] ?? NEW_CARD
  })
  return {
    methods: [...cards.map(bySavedCard), ...others],
    method,
    saveCard,
    chooseMethod: (next: PaymentMethod) => {
      setMethod(next)
      keepDraft({ method: methodToText(next), saveCard })
    },
    chooseSaveCard: (next: boolean) => {
      setSaveCard(next)
      keepDraft({ method: methodToText(method), saveCard: next })
    },
  }
}
