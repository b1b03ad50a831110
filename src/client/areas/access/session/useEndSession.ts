import { useCallback } from 'react'
import { forgetKeptResponses } from '../../../relay/keptResponses'
import { readSessionToken, removeSessionToken } from '../../../services/sessionCookie'
import { tellOtherTabs } from '../../../state/sessionEvents'
import { useCart } from '../../../state/useCart'
import { useSession } from '../../../state/useSession'
import { useDisconnect } from './useDisconnect'

/**
 * Ends the session here and in the other tabs at once, and on the server as soon as it can be reached. The cart stays,
 * without the address, the names and the numbers in it.
 */
export function useEndSession() {
  const { signOut } = useSession()
  const { forgetCustomer } = useCart()
  const disconnect = useDisconnect()

  return useCallback(async () => {
    const token = readSessionToken()
    const ended = token === null ? null : disconnect(token)
    removeSessionToken()
    forgetCustomer()
    forgetKeptResponses()
    signOut()
    tellOtherTabs()
    await ended
  }, [disconnect, forgetCustomer, signOut])
}
