import { useState } from 'react'
import { useField } from 'react-final-form'
import { useDraft } from '../../state/useDraft'
import type { CardValues } from './cardValues'
import { methodFromText, methodToText, type PaymentMethod } from './paymentMethod'
import type { SavedCard } from './useSavedCards'

/** What is kept of the card form. */
export type KeptPaymentChoice = Pick<CardValues, 'card_id' | 'saveCard'>
export const KEPT_PAYMENT_CHOICE = ['card_id', 'saveCard'] as const

const NEW_CARD: PaymentMethod = { kind: 'newCard' }
const bySavedCard = ({ id }: SavedCard): PaymentMethod => ({ kind: 'savedCard', cardId: id })

/**
 * The way of paying, in the surrounding form and kept over a reload; a good saved card is proposed first. Nothing of a new
 * card is kept.
 */
export function usePaymentMethod(cards: readonly SavedCard[], canUseWireTransfer: boolean) {
  const others = [NEW_CARD, ...(canUseWireTransfer ? [{ kind: 'wireTransfer' as const }] : [])]
  const methods = [...cards.map(bySavedCard), ...others]
  const { draft, keepDraft, forgetDraft } = useDraft('payment')
  const [start] = useState<PaymentMethod>(() => {
    const good = cards.filter(({ isExpired }) => !isExpired).map(bySavedCard)
    return methodFromText(draft['method'], [...good, ...others]) ?? good[0] ?? NEW_CARD
  })
  const { input } = useField<string>('card_id', { initialValue: methodToText(start) })
  useField<boolean>('saveCard', { initialValue: draft['saveCard'] === true })
  return {
    methods,
    method: methodFromText(input.value, methods) ?? NEW_CARD,
    choose: (method: string) => input.onChange(method),
    forget: forgetDraft,
    keep: ({ card_id: method, saveCard }: KeptPaymentChoice) => keepDraft({ method, saveCard }),
  }
}
