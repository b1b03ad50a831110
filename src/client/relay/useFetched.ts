import { useCallback, useEffect, useState } from 'react'
import { onReconnect } from '../services/connection'
import { isUnreachable } from './RequestError'

export type Fetched<Data> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; data: Data }

/**
 * Fetches when it mounts and whenever `load` changes; a response that is overtaken no longer counts. What did not get through
 * is fetched again when the connection is back. Memoise `load`; null while there is nothing to fetch.
 */
export function useFetched<Data>(
  load: (() => Promise<Data>) | null,
): Fetched<Data> & { retry: () => void } {
  const [tries, setTries] = useState(0)
  const [fetched, setFetched] = useState<{ by: unknown; state: Fetched<Data> } | null>(null)

  const retry = useCallback(() => {
    setFetched(null)
    setTries((count) => count + 1)
  }, [])
  useEffect(() => {
    if (load === null) return
    let isWanted = true
    let stopListening = () => {}
    const settle = (state: Fetched<Data>) => isWanted && setFetched({ by: load, state })
    load().then(
      (data) => settle({ status: 'loaded', data }),
      (error: unknown) => {
        settle({ status: 'failed' })
        if (isWanted && isUnreachable(error)) stopListening = onReconnect(retry)
      },
    )
    return () => {
      isWanted = false
      stopListening()
    }
  }, [load, tries, retry])

  // The response to another request is not shown for this one.
  const state: Fetched<Data> =
    load !== null && fetched?.by === load ? fetched.state : { status: 'loading' }
  return { ...state, retry }
}
