import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext, type Location } from 'react-router-dom'

/** Where the page is, also while it is still being rendered there: who writes an address from the one before would undo the last press. */
export function useLatestLocation(): () => Location {
  // The hooks of the router tell of a navigation once it is rendered.
  const router = useContext(UNSAFE_DataRouterContext)?.router
  return useCallback(() => {
    if (!router) throw new Error('There is no router')
    return router.state.location
  }, [router])
}
