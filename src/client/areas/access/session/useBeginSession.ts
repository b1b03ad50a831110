import { useCallback } from 'react'
import { forgetKeptResponses } from '../../../relay/keptResponses'
import { removeSessionToken, writeSessionToken } from '../../../services/sessionCookie'
import { tellOtherTabs } from '../../../state/sessionEvents'
import type { SessionUser } from '../../../state/sessionState'
import { useSession } from '../../../state/useSession'
import { fetchSessionUser } from './sessionUserQuery'

export type BeginResult =
  { ok: true; user: SessionUser } | { ok: false; reason: 'cookies' | 'user' }

/** Keeps a fresh token in its cookie and signs its user in, in every tab. */
export function useBeginSession() {
  const { signIn } = useSession()

  return useCallback(
    async (token: string): Promise<BeginResult> => {
      if (!writeSessionToken(token)) return { ok: false, reason: 'cookies' }
      try {
        const user = await fetchSessionUser(token)
        // What was kept for a visitor, or for another account, is not this one's.
        forgetKeptResponses()
        signIn(user)
        tellOtherTabs()
        return { ok: true, user }
      } catch {
        removeSessionToken()
        return { ok: false, reason: 'user' }
      }
    },
    [signIn],
  )
}
