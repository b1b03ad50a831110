import { useEffect } from 'react'
import { isOffline, onReconnect } from '../../../services/connection'
import { readEndedSessions } from '../../../state/endedSessions'
import { useDisconnect } from './useDisconnect'

/** Tells the server of the sessions that were ended without a connection: when the connection is back, and on the next page. */
export function useTellEndedSessions() {
  const disconnect = useDisconnect()

  useEffect(() => {
    const tell = () => readEndedSessions().forEach((token) => void disconnect(token))
    if (!isOffline()) tell()
    return onReconnect(tell)
  }, [disconnect])
}
