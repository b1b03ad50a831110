import { useCallback } from 'react'
import type { Location } from 'react-router-dom'
import { useDataRouter } from '../../routing/useDataRouter'

/**
 * Where the visitor is, or is already on the way to. What was rendered last may be older: an address written from it would
 * undo the navigation that has just begun.
 */
export function useIntendedLocation(): () => Location {
  const router = useDataRouter()
  return useCallback(() => {
    if (!router) throw new Error('There is no router')
    return router.state.navigation.location ?? router.state.location
  }, [router])
}
