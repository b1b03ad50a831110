import { MINUTE_MS } from '#domain/time/durations'
import { useEffect } from 'react'
import { canAutofillPasskeys, endCeremony } from '../../../services/passkeys/passkeys'
import { useLatest } from '../../../services/useLatest'
import type { SessionUser } from '../../../state/sessionState'
import { useSignInByPasskey } from './useSignInByPasskey'

/** A challenge works for five minutes: the field's offer is renewed before that. */
const RENEWAL_MS = 4 * MINUTE_MS

type Options = {
  onSignedIn: (user: SessionUser) => void
  onRefused?: (words: string) => void
  /** While another dialog of the device is open. */
  isPaused?: boolean
}

/** Has the browser offer the person's passkeys in the field whose autocomplete ends in `webauthn`. */
export function usePasskeyAutofill({ onSignedIn, onRefused, isPaused = false }: Options) {
  const signIn = useSignInByPasskey()
  const latest = useLatest({ onSignedIn, onRefused })

  useEffect(() => {
    if (isPaused) return
    let isOver = false
    let hasBegun = false
    const offer = async () => {
      if (isOver || document.hidden) return
      hasBegun = true
      const outcome = await signIn(true)
      // The session that has begun may have taken the field away already.
      if (outcome.kind === 'signedIn') latest.current.onSignedIn(outcome.user)
      if (outcome.kind === 'refused' && !isOver) latest.current.onRefused?.(outcome.words)
    }
    let timer: ReturnType<typeof setInterval> | undefined
    void canAutofillPasskeys().then((can) => {
      if (!can || isOver) return
      timer = setInterval(() => void offer(), RENEWAL_MS)
      return offer()
    })
    return () => {
      isOver = true
      clearInterval(timer)
      if (hasBegun) void endCeremony()
    }
  }, [signIn, isPaused, latest])
}
