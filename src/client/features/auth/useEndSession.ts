import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useEndSessionMutation } from '../../../../__generated__/relay/useEndSessionMutation.graphql'
import { useAction } from '../../relay/useAction'
import { readSessionToken, removeSessionToken } from '../../services/sessionCookie'
import { useSession } from '../../state/useSession'

/** Ends the session here at once, and on the server when it can be reached. */
export function useEndSession() {
  const { signOut } = useSession()
  const [disconnect] = useAction<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($token: String!) {
      disconnect(token: $token)
    }
  `)

  return useCallback(async () => {
    const token = readSessionToken()
    const ended = token === null ? null : disconnect({ token })
    removeSessionToken()
    signOut()
    await ended
  }, [disconnect, signOut])
}
