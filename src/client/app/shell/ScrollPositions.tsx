import { useContext, useLayoutEffect, useRef, type MutableRefObject } from 'react'
import { ScrollRestoration, UNSAFE_DataRouterStateContext } from 'react-router-dom'
import { holdScroll } from './holdScroll'
import { scrollKey } from './scrollKey'

/** Opens each page where it was left, or at its top; where its reader is, if they read on before its code had come. */
export function ScrollPositions() {
  const earlyRef = useRef(0)

  // Runs after the router's own effect, which sends a first page to its top, and before the browser paints.
  useLayoutEffect(() => {
    if (earlyRef.current > 0) window.scrollTo(0, earlyRef.current)
  }, [])

  return (
    <>
      <EarlyScroll positionRef={earlyRef} />
      <ScrollRestoration getKey={scrollKey} storageKey="tablee.scroll" />
      <ReturnedScroll />
    </>
  )
}

/** Notes how far the page is scrolled before `ScrollRestoration` moves it: rendered before it, because effects run in that order. */
function EarlyScroll({ positionRef }: { positionRef: MutableRefObject<number> }) {
  useLayoutEffect(() => {
    positionRef.current = window.scrollY
  }, [positionRef])
  return null
}

/** Scrolls again after `ScrollRestoration`, which does so once: too early for a page whose list is still loading. */
function ReturnedScroll() {
  // No public hook of the router returns the position that it restores.
  const router = useContext(UNSAFE_DataRouterStateContext)
  const position = router?.restoreScrollPosition
  const entry = router?.location.key

  useLayoutEffect(() => {
    if (typeof position === 'number' && position > 0) return holdScroll(position)
  }, [position, entry])
  return null
}
