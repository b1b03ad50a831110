import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { track } from '../services/analytics/analytics'

/** One tracking call for each change of path. docs/rules/site.md#audience */
export function usePageTracking() {
  const { pathname } = useLocation()
  useEffect(() => {
    track({ event: 'pageView', path: pathname, title: document.title })
  }, [pathname])
}
