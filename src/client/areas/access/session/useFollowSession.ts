import { useCallback, useEffect, useRef } from 'react'
import { forgetKeptResponses } from '../../../relay/keptResponses'
import { onReconnect } from '../../../services/connection'
import { readSessionToken, removeSessionToken } from '../../../services/sessionCookie'
import { onSessionNews } from '../../../state/sessionEvents'
import { useFirstToken } from '../../../state/useFirstToken'
import { useSession, useTakeOver } from '../../../state/useSession'
import { fetchSessionUser, isWrongToken } from './sessionUserQuery'

/** Signs in and out with the other tabs: all of them share one cookie. */
export function useFollowSession({ onSignedOut }: { onSignedOut: () => void }) {
  const { user, signIn, signOut } = useSession()
  const takeOver = useTakeOver()
  // The token that this tab acts on. Signing in or out here changes the user, and the token with it.
  // Undefined after one whose user could not be looked up: the next occasion tries again.
  const known = useRef<string | null>()
  const begunBy = useRef(useFirstToken())
  const leave = useCallback(() => {
    forgetKeptResponses()
    signOut()
    onSignedOut()
  }, [signOut, onSignedOut])

  const follow = useCallback(
    (token: string) => {
      // Another tab may have changed the session since, and its news brings a request of its own.
      const isStillCurrent = () => readSessionToken() === token
      fetchSessionUser(token).then(
        (current) => {
          if (isStillCurrent()) signIn(current)
        },
        (error: unknown) => {
          if (!isStillCurrent()) return
          if (!isWrongToken(error)) {
            known.current = undefined
            return
          }
          removeSessionToken()
          leave()
        },
      )
    },
    [signIn, leave],
  )

  useEffect(() => {
    const token = readSessionToken()
    known.current = token
    // Another tab signed out, or in, while this page was on its way: its news came before this tab listened.
    const hasChanged = begunBy.current !== null && begunBy.current !== token
    begunBy.current = null
    if (user !== null && token === null) leave()
    if (token !== null && (user === null || hasChanged)) follow(token)
  }, [user, leave, follow])

  // Follows what another tab did, and retries a user who could not be loaded before.
  useEffect(() => {
    const catchUp = () => {
      const token = readSessionToken()
      if (token === known.current) return
      known.current = token
      if (token === null) leave()
      else follow(token)
    }
    const stopNews = onSessionNews(catchUp)
    const stopReconnect = onReconnect(catchUp)
    return () => {
      stopNews()
      stopReconnect()
    }
  }, [leave, follow])

  // Also runs for the user who is signed in from the start.
  useEffect(() => {
    if (user !== null) takeOver(user)
  }, [user, takeOver])
}
