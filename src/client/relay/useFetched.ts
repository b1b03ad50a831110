import { useCallback, useEffect, useState } from 'react'

export type Fetched<Data> =
  { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; data: Data }

/** Fetches when it mounts and whenever `load` changes; a response that is overtaken no longer counts. Memoise `load`. */
export function useFetched<Data>(load: () => Promise<Data>): Fetched<Data> & { retry: () => void } {
  const [tries, setTries] = useState(0)
  const [fetched, setFetched] = useState<{ by: unknown; state: Fetched<Data> } | null>(null)

  useEffect(() => {
    let isWanted = true
    const settle = (state: Fetched<Data>) => isWanted && setFetched({ by: load, state })
    load().then(
      (data) => settle({ status: 'loaded', data }),
      () => settle({ status: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [load, tries])

  const retry = useCallback(() => {
    setFetched(null)
    setTries((count) => count + 1)
  }, [])
  // The response to another request is not shown for this one.
  const state: Fetched<Data> = fetched?.by === load ? fetched.state : { status: 'loading' }
  return { ...state, retry }
}
