import { useEffect } from 'react'
import { isOffline, onLineBack } from '../../../services/connection'
import { readEndedSessions } from '../../../state/endedSessions'
import { useDisconnect } from './useDisconnect'

/** Tells the server of the sessions that were ended without a line: when the line is back, and on the next page. */
export function useTellEndedSessions() {
  const disconnect = useDisconnect()

  useEffect(() => {
    const tell = () => readEndedSessions().forEach((token) => void disconnect(token))
    if (!isOffline()) tell()
    return onLineBack(tell)
  }, [disconnect])
}
