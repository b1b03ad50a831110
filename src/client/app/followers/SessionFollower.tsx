import { useCallback, useEffect } from 'react'
import { forgetFormErrors } from '../../design/forms/forgottenErrors'
import { useToast } from '../../design/notices/useToast'
import { onSessionOver } from '../../services/sessionOver'
import { useModalVerbs } from '../../state/useModal'
import { useSession } from '../../state/useSession'
import { useFollowSession } from '../../areas/access/session/useFollowSession'
import { useTellEndedSessions } from '../../areas/access/session/useTellEndedSessions'
import { appCopy } from '../appCopy'

/** A component of its own, so that signing in or out does not render the whole shell again. */
export function SessionFollower() {
  const toast = useToast()
  useFollowSession({ onSignedOut: useCallback(() => toast(appCopy.signedOutElsewhere), [toast]) })
  useTellEndedSessions()
  useSignInAgain()
  return null
}

/** What a customer does when their session has ended: the sign-in opens above the page, and what was typed stays where it is. */
function useSignInAgain() {
  const { user } = useSession()
  const { open } = useModalVerbs()
  const isSignedIn = user !== null
  useEffect(() => {
    if (!isSignedIn) return undefined
    return onSessionOver(() => open({ kind: 'signIn', returnTo: null }))
  }, [isSignedIn, open])
  useEffect(() => {
    // What the last try was told of an ended session holds no more.
    if (user !== null) forgetFormErrors()
  }, [user])
}
