import type { CardFieldState } from '../../services/payments/payments'

/**
 * The card form (docs/rules/payments.md#cards). Of number, expiry and cvc it holds what the provider's part says of them: what
 * is typed stays there, `expiry_month` and `expiry_year` included.
 */
export type CardValues = {
  /** A saved card by its id, or another way of paying by its name. */
  card_id: string
  saveCard: boolean
} & Record<CardFieldName, CardFieldState>

export type CardFieldName = 'number' | 'expiry' | 'cvc'

export const EMPTY_FIELD: CardFieldState = { complete: false, empty: true }
