import { useEffect, useState } from 'react'
import { onSignedIn } from '../services/sessionOver'

/** What came of the last try. That the session had ended is forgotten once someone signs in. */
export function useLastOutcome<TOutcome extends { kind: string }>() {
  const [outcome, setOutcome] = useState<TOutcome | null>(null)
  useEffect(
    () => onSignedIn(() => setOutcome((last) => (last?.kind === 'signedOut' ? null : last))),
    [],
  )
  return [outcome, setOutcome] as const
}
