import { useCallback } from 'react'
import type { Location } from 'react-router-dom'
import { useDataRouter } from './useDataRouter'

/** Where the page is, even while it is still being rendered there: an address written from an older one would undo the last press. */
export function useLatestLocation(): () => Location {
  const router = useDataRouter()
  return useCallback(() => {
    if (!router) throw new Error('There is no router')
    return router.state.location
  }, [router])
}
