import { useEffect, useState } from 'react'
import { onForgetFormErrors } from '../design/forms/forgottenErrors'

/** What came of the last try of a payment. That the session had ended is forgotten with what forms say of theirs. */
export function useLastOutcome<TOutcome extends { kind: string }>() {
  const [outcome, setOutcome] = useState<TOutcome | null>(null)
  useEffect(
    () =>
      onForgetFormErrors(() => setOutcome((last) => (last?.kind === 'signedOut' ? null : last))),
    [],
  )
  return [outcome, setOutcome] as const
}
