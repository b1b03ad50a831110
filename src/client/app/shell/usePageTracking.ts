import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { maskedPath, readPath } from '#domain/site/routes'
import { track } from '../../services/analytics'
import { onTitleOf } from '../../services/pageTitle'

/** One tracking call for each change of path, under the title of its page, without what is secret in it. docs/rules/site.md#audience */
export function usePageTracking() {
  const { pathname } = useLocation()
  useEffect(
    () =>
      onTitleOf(readPath(pathname), () =>
        track({ event: 'pageView', path: maskedPath(pathname), title: document.title }),
      ),
    [pathname],
  )
}
