import { useCallback, useEffect, useRef, useState } from 'react'
import type { AskCustomer, ChallengeAnswer } from './confirmation'

type Challenge = { amount: number; resolve: (answer: ChallengeAnswer) => void }

/** The bank's question: `askCustomer` resolves when the dialog is answered, closed, or left with the screen. */
export function useChallenge() {
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const pending = useRef<Challenge | null>(null)

  const askCustomer: AskCustomer = useCallback(
    (amount) =>
      new Promise((resolve) => {
        pending.current = { amount, resolve }
        setChallenge(pending.current)
      }),
    [],
  )

  const answer = useCallback((given: ChallengeAnswer) => {
    pending.current?.resolve(given)
    pending.current = null
    setChallenge(null)
  }, [])

  useEffect(() => () => pending.current?.resolve('abandoned'), [])

  return { amount: challenge?.amount ?? null, askCustomer, answer }
}
