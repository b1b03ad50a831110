import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** After a change of page the focus goes to its heading, so that screen readers and keyboards start there. */
export function useFocusOnNavigation(mainRef: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)

  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    const main = mainRef.current
    // A screen that has already moved the focus into itself knows better.
    if (!main || main.contains(document.activeElement)) return
    focusHeading(main)
  }, [pathname, mainRef])
}

/** Brings the focus to the heading of a page, or to the page where it has none. */
export function focusHeading(main: HTMLElement) {
  const heading = main.querySelector<HTMLElement>('h1')
  heading?.setAttribute('tabindex', '-1')
  ;(heading ?? main).focus({ preventScroll: true })
}
