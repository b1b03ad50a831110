import type { ComponentType, ReactNode } from 'react'
import type { WalletBilling } from '#domain/cart/walletBilling'

/** What is known of a card field; `error` is a French sentence ready to show. */
export type CardFieldState = { complete: boolean; empty: boolean; error?: string }

export type CardFieldProps = {
  id: string
  onChange: (state: CardFieldState) => void
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
}

/**
 * `failed` carries the provider's own French words. Its code is the provider's (`card_declined`, `insufficient_funds`…),
 * or `not_charged` when the response got lost and the intent proves that nothing was taken,
 * or `outcome_unknown` when no one can tell yet: ask the server again before offering another try.
 * `abandoned` means that the customer closed the bank's dialog; the same intent can be confirmed again.
 */
export type PaymentOutcome =
  | { status: 'succeeded' }
  | { status: 'failed'; code: string; message: string }
  | { status: 'abandoned' }

export type PaymentActions = {
  /** Pays with the card typed in the three fields. */
  confirmCard: (input: { clientSecret: string; saveCard: boolean }) => Promise<PaymentOutcome>
  /** Pays with a card of `listCardsForCustomer`. */
  confirmSavedCard: (input: { clientSecret: string; cardId: string }) => Promise<PaymentOutcome>
  /** Saves the card typed in the three fields, without a payment; `clientSecret` is a setup intent's. */
  saveCard: (input: { clientSecret: string }) => Promise<PaymentOutcome>
}

/** A wallet of the customer's device (Apple Pay, Google Pay) or Link, with a button and a sheet of its own. */
export type WalletProps = {
  /** Cents TTC, which the sheet shows. */
  amount: number
  /** Whether its sheet is to tell a name and a billing address. */
  needsBilling: boolean
  /** Whether it is to tell an e-mail address and a phone number as well. */
  needsContact: boolean
  onAvailable: (isAvailable: boolean) => void
  /** Before the sheet opens; false keeps it shut. */
  onPress: () => boolean
  /** The customer has agreed in the sheet. Resolves to whether it was paid, which the sheet says. */
  onAgree: (
    confirm: (clientSecret: string) => Promise<PaymentOutcome>,
    billing: WalletBilling,
  ) => Promise<boolean>
  /** The customer has closed the sheet. */
  onCancel: () => void
}

export type Payments = {
  /** True when no real money moves; the screen must say so. */
  isSandbox: boolean
  /** Wraps the three fields and the component that calls `usePayment`. */
  Provider: ComponentType<{ children: ReactNode }>
  NumberField: ComponentType<CardFieldProps>
  ExpiryField: ComponentType<CardFieldProps>
  CvcField: ComponentType<CardFieldProps>
  usePayment: () => PaymentActions
  /** Stands anywhere in the page, with what it needs; shows nothing on a device without a wallet. */
  Wallet: ComponentType<WalletProps>
}

export type PaymentsConfig = {
  stripePublishableKey: string | null
  isStripeLinkOn: boolean
  graphqlUrl: string
}
