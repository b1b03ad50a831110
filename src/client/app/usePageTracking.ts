import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { maskedPath } from '#domain/site/routes'
import { track } from '../services/analytics/analytics'

/** One tracking call for each change of path, without what is secret in it. docs/rules/site.md#audience */
export function usePageTracking() {
  const { pathname } = useLocation()
  useEffect(() => {
    track({ event: 'pageView', path: maskedPath(pathname), title: document.title })
  }, [pathname])
}
