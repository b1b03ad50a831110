import { useCallback } from 'react'
import { forgetKeptResponses } from '../../../relay/keptResponses'
import {
  readSessionToken,
  removeSessionToken,
  writeSessionToken,
} from '../../../services/sessionCookie'
import { tellOtherTabs } from '../../../state/sessionEvents'
import type { SessionUser } from '../../../state/sessionState'
import { useSession } from '../../../state/useSession'
import { fetchSessionUser } from './sessionUserQuery'
import { useDisconnect } from './useDisconnect'

/** The browser keeps no cookie, the user could not be read, or there is no session to begin. */
export type BeginFailure = { ok: false; reason: 'cookies' | 'user' | 'none' }
export type BeginResult = { ok: true; user: SessionUser } | BeginFailure

/** Keeps the token of a session that the server has opened in its cookie and signs its user in, in every tab; ends on the server what cannot begin. */
export function useBeginSession() {
  const { signIn } = useSession()
  const disconnect = useDisconnect()

  return useCallback(
    async (opened: { readonly token: string | null } | null): Promise<BeginResult> => {
      // A server that returns null where it may not has opened none that we know of.
      const token = opened?.token ?? null
      if (token === null) return { ok: false, reason: 'none' }
      const fail = (reason: BeginFailure['reason']): BeginFailure => {
        // Otherwise the session would live on for its 45 days without anyone using it.
        void disconnect(token)
        return { ok: false, reason }
      }
      if (!writeSessionToken(token)) return fail('cookies')
      const user = await fetchSessionUser(token).catch(() => null)
      // Another tab may have begun a session since, which is not this one's to remove.
      const isStillCurrent = readSessionToken() === token
      if (user === null || !isStillCurrent) {
        if (isStillCurrent) removeSessionToken()
        return fail('user')
      }
      // What was kept for a visitor, or for another account, is not this one's.
      forgetKeptResponses()
      signIn(user)
      tellOtherTabs()
      return { ok: true, user }
    },
    [signIn, disconnect],
  )
}
