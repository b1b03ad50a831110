import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useDisconnectMutation } from '#generated/relay/useDisconnectMutation.graphql'
import { REPEATABLE } from '../../../relay/repeatOnce'
import type { RequestErrorCode } from '../../../relay/RequestError'
import { useAction } from '../../../relay/useAction'
import { forgetEndedSession, keepEndedSession } from '../../../state/endedSessions'

/** Failures that say nothing of the session: it may still run. */
const NOT_HEARD: readonly RequestErrorCode[] = [
  'NETWORK',
  'BAD_ANSWER',
  'TRY_AGAIN',
  'RATE_LIMITED',
  'INTERNAL_SERVER_ERROR',
]

/** Ends a session on the server, whoever is signed in here. Its token is kept until the server has heard of it. */
export function useDisconnect() {
  const [disconnect] = useAction<useDisconnectMutation>(
    graphql`
      mutation useDisconnectMutation($token: String!) {
        disconnect(token: $token)
      }
    `,
    REPEATABLE,
  )

  return useCallback(
    async (token: string) => {
      // Before it is sent: the page may be left, or the browser closed, while no response comes.
      keepEndedSession(token)
      const result = await disconnect({ token })
      if (result.ok || !NOT_HEARD.includes(result.code)) forgetEndedSession(token)
    },
    [disconnect],
  )
}
