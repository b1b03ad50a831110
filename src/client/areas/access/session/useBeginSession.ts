import { useCallback } from 'react'
import { forgetKeptResponses } from '../../../relay/keptResponses'
import { removeSessionToken, writeSessionToken } from '../../../services/sessionCookie'
import { tellOtherTabs } from '../../../state/sessionEvents'
import type { SessionUser } from '../../../state/sessionState'
import { useSession } from '../../../state/useSession'
import { fetchSessionUser } from './sessionUserQuery'

/** The browser keeps no cookie, the user could not be read, or there is no session to begin. */
export type BeginFailure = { ok: false; reason: 'cookies' | 'user' | 'none' }
export type BeginResult = { ok: true; user: SessionUser } | BeginFailure

/** Keeps the token of a session that the server has opened in its cookie and signs its user in, in every tab. */
export function useBeginSession() {
  const { signIn } = useSession()

  return useCallback(
    async (opened: { readonly token: string | null } | null): Promise<BeginResult> => {
      // A server that returns null where it may not has opened none that we know of.
      const token = opened?.token ?? null
      if (token === null) return { ok: false, reason: 'none' }
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
