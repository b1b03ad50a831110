import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChallengeCustomer, ChallengeOutcome } from './confirmation'

type Challenge = { amount: number; resolve: (complete: ChallengeOutcome) => void }

/** The bank's question: `challengeCustomer` resolves when the dialog is completed, closed, or left with the screen. */
export function useChallenge() {
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const pending = useRef<Challenge | null>(null)

  const challengeCustomer: ChallengeCustomer = useCallback(
    (amount) =>
      new Promise((resolve) => {
        pending.current = { amount, resolve }
        setChallenge(pending.current)
      }),
    [],
  )

  const complete = useCallback((given: ChallengeOutcome) => {
    pending.current?.resolve(given)
    pending.current = null
    setChallenge(null)
  }, [])

  useEffect(() => () => pending.current?.resolve('abandoned'), [])

  return { amount: challenge?.amount ?? null, challengeCustomer, complete }
}
