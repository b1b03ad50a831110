import { useCallback, useEffect, useState } from 'react'

export type Asked<Answer> =
  { status: 'asking' } | { status: 'failed' } | { status: 'answered'; answer: Answer }

/** Asks when it mounts and whenever `ask` changes; an answer that is overtaken no longer counts. Memoise `ask`. */
export function useAsked<Answer>(
  ask: () => Promise<Answer>,
): Asked<Answer> & { retry: () => void } {
  const [tries, setTries] = useState(0)
  const [asked, setAsked] = useState<{ by: unknown; state: Asked<Answer> } | null>(null)

  useEffect(() => {
    let isWanted = true
    const settle = (state: Asked<Answer>) => isWanted && setAsked({ by: ask, state })
    ask().then(
      (answer) => settle({ status: 'answered', answer }),
      () => settle({ status: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [ask, tries])

  const retry = useCallback(() => {
    setAsked(null)
    setTries((count) => count + 1)
  }, [])
  // What was answered to another question is not shown for this one.
  const state: Asked<Answer> = asked?.by === ask ? asked.state : { status: 'asking' }
  return { ...state, retry }
}
