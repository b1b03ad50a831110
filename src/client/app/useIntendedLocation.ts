import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext, type Location } from 'react-router-dom'

/**
 * Where the visitor is, or is already on the way to: what was rendered last may be older, and who writes an address from
 * it would undo the way that was just taken.
 */
export function useIntendedLocation(): () => Location {
  // The hooks of the router tell of a navigation once it is rendered.
  const router = useContext(UNSAFE_DataRouterContext)?.router
  return useCallback(() => {
    if (!router) throw new Error('There is no router')
    return router.state.navigation.location ?? router.state.location
  }, [router])
}
