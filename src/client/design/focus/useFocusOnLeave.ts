import { useCallback, useEffect, useRef } from 'react'
import { giveFocusBack } from './giveFocusBack'

/**
 * For a button that leaves the page with the component that calls this, however long after its press: takes the button
 * and all that hold it, and gives the focus back once they have left.
 */
export function useFocusOnLeave() {
  const leaving = useRef<readonly Element[] | null>(null)
  useEffect(
    () => () => {
      if (leaving.current) giveFocusBack(leaving.current)
    },
    [],
  )
  return useCallback((chain: readonly Element[]) => {
    if (chain[0]?.isConnected) leaving.current = chain
    else giveFocusBack(chain)
  }, [])
}
