import { useCallback } from 'react'
import { useToast } from '../design/useToast'
import { useFollowSession } from '../areas/access/session/useFollowSession'
import { useTellEndedSessions } from '../areas/access/session/useTellEndedSessions'
import { appCopy } from './appCopy'

/** A component of its own, so that signing in or out does not render the whole shell again. */
export function SessionFollower() {
  const toast = useToast()
  useFollowSession({ onSignedOut: useCallback(() => toast(appCopy.signedOutElsewhere), [toast]) })
  useTellEndedSessions()
  return null
}
