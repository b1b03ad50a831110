import { useState } from 'react'
import { useDraft } from '../../state/useDraft'
import { methodFromText, methodToText, type PaymentMethod } from './paymentMethod'
import { type SavedCard } from './useSavedCards'

/** The way of paying, kept over a reload; a good saved card is proposed first. Nothing of a new card is kept. */
export function usePaymentMethod(cards: readonly SavedCard[], canUseWireTransfer: boolean) {
  const methods: readonly PaymentMethod[] = [
    ...cards.map(({ id }) => ({ kind: 'savedCard' as const, cardId: id })),
    { kind: 'newCard' },
    ...(canUseWireTransfer ? [{ kind: 'wireTransfer' as const }] : []),
  ]
  const { draft, keepDraft } = useDraft('payment')
  const [saveCard, setSaveCard] = useState(draft['saveCard'] === true)
  const [method, setMethod] = useState<PaymentMethod>(() => {
    const good = cards.find(({ isExpired }) => !isExpired)
    const kept = methodFromText(draft['method'], methods)
    return kept ?? (good ? { kind: 'savedCard', cardId: good.id } : { kind: 'newCard' })
  })
  return {
    methods,
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
