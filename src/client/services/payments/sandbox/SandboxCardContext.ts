import { createContext, useContext } from 'react'
import type { PaymentActions, PaymentOutcome } from '../payments'
import type { TypedCard } from './cardChecks'

export type SandboxCard = PaymentActions & {
  card: TypedCard
  setCard: (card: TypedCard) => void
  /** Pays with the card that the stand-in wallet holds. */
  confirmWallet: (clientSecret: string) => Promise<PaymentOutcome>
}

export const SandboxCardContext = createContext<SandboxCard | null>(null)

export function useSandboxCard(): SandboxCard {
  const card = useContext(SandboxCardContext)
  if (!card) throw new Error('Card fields stand inside the Provider of their payments')
  return card
}
