import { useMemo, useRef, useState, type ReactNode } from 'react'
import { clock } from '../../clock'
import type { PaymentOutcome } from '../payments'
import { EMPTY_CARD, incompleteField, type TypedCard } from './cardChecks'
import { ChallengeDialog } from './ChallengeDialog'
import { payWithCard, payWithTypedCard } from './confirmation'
import { SandboxCardContext, type SandboxCard } from './SandboxCardContext'
import type { SandboxClient } from './sandboxClient'
import { useChallenge } from './useChallenge'

/** A public test card, good for years to come. */
const walletCard = (now: Date): TypedCard => ({
  number: '4242424242424242',
  month: '12',
  year: String(now.getFullYear() + 5),
  cvc: '123',
})

/** Holds what is typed for as long as the payment step is open, and nowhere else. */
export function SandboxProvider({
  client,
  children,
}: {
  client: SandboxClient
  children: ReactNode
}) {
  const [card, setCard] = useState<TypedCard>(EMPTY_CARD)
  const running = useRef<Promise<PaymentOutcome> | null>(null)
  const { amount, challengeCustomer, complete } = useChallenge()

  const value = useMemo<SandboxCard>(() => {
    /** A second click joins the confirmation under way. */
    const once = (start: () => Promise<PaymentOutcome>) => {
      running.current ??= start().finally(() => {
        running.current = null
      })
      return running.current
    }
    const confirmTyped = (clientSecret: string, saveCard: boolean, typed = card) =>
      once(async () => {
        const missing = incompleteField(typed, clock.now())
        if (missing) return { status: 'failed', ...missing }
        return payWithTypedCard(client, challengeCustomer, { clientSecret, card: typed, saveCard })
      })
    return {
      card,
      setCard,
      confirmCard: ({ clientSecret, saveCard }) => confirmTyped(clientSecret, saveCard),
      saveCard: ({ clientSecret }) => confirmTyped(clientSecret, true),
      confirmWallet: (clientSecret) => confirmTyped(clientSecret, false, walletCard(clock.now())),
      confirmSavedCard: ({ clientSecret, cardId }) =>
        once(() =>
          payWithCard(client, challengeCustomer, { clientSecret, cardId, saveCard: false }),
        ),
    }
  }, [card, client, challengeCustomer])

  return (
    <SandboxCardContext.Provider value={value}>
      {children}
      <ChallengeDialog amount={amount} onComplete={complete} />
    </SandboxCardContext.Provider>
  )
}
