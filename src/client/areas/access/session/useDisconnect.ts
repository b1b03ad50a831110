import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useDisconnectMutation } from '#generated/relay/useDisconnectMutation.graphql'
import { IN_BACKGROUND } from '../../../relay/repeatOnce'
import { mayWorkLater } from '../../../relay/RequestError'
import { useAction } from '../../../relay/useAction'
import { forgetEndedSession, keepEndedSession } from '../../../state/endedSessions'

/**
 * Ends a session on the server, also when another customer is signed in now. The token is kept until the server has
 * received it.
 */
export function useDisconnect() {
  const [disconnect] = useAction<useDisconnectMutation>(
    graphql`
      mutation useDisconnectMutation($token: String!) {
        disconnect(token: $token)
      }
    `,
    IN_BACKGROUND,
  )

  return useCallback(
    async (token: string) => {
      // Before it is sent: the page may be left, or the browser closed, while no response comes.
      keepEndedSession(token)
      const result = await disconnect({ token })
      // Such a failure says nothing of the session: it may still run.
      if (result.ok || !mayWorkLater(result.code)) forgetEndedSession(token)
    },
    [disconnect],
  )
}
