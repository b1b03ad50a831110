import { useCallback } from 'react'
import { useToast } from '../design/useToast'
import { useFollowSession } from '../areas/access/session/useFollowSession'
import { useTellEndedSessions } from '../areas/access/session/useTellEndedSessions'
import { appCopy } from './appCopy'

/** Apart from the shell, which is not rendered again when a person signs in or out. */
export function SessionFollower() {
  const toast = useToast()
  useFollowSession({ onSignedOut: useCallback(() => toast(appCopy.signedOutElsewhere), [toast]) })
  useTellEndedSessions()
  return null
}
