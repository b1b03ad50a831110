import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useEndSessionMutation } from '#generated/relay/useEndSessionMutation.graphql'
import { forgetKeptResponses } from '../../../relay/keptResponses'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useAction } from '../../../relay/useAction'
import { readSessionToken, removeSessionToken } from '../../../services/sessionCookie'
import { tellOtherTabs } from '../../../state/sessionEvents'
import { useCart } from '../../../state/useCart'
import { useSession } from '../../../state/useSession'

/**
 * Ends the session here and in the other tabs at once, and on the server when it can be reached. The cart stays, without
 * the address, the names and the numbers in it.
 */
export function useEndSession() {
  const { signOut } = useSession()
  const { forgetCustomer } = useCart()
  const [disconnect] = useAction<useEndSessionMutation>(
    graphql`
      mutation useEndSessionMutation($token: String!) {
        disconnect(token: $token)
      }
    `,
    REPEATABLE,
  )

  return useCallback(async () => {
    const token = readSessionToken()
    const ended = token === null ? null : disconnect({ token })
    removeSessionToken()
    forgetCustomer()
    forgetKeptResponses()
    signOut()
    tellOtherTabs()
    await ended
  }, [disconnect, forgetCustomer, signOut])
}
