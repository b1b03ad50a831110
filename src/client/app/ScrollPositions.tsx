import { useLayoutEffect, useRef, type MutableRefObject } from 'react'
import { ScrollRestoration } from 'react-router-dom'
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
    </>
  )
}

/** Stands before the router's own: the effects of a commit run in the order of the page. */
function EarlyScroll({ positionRef }: { positionRef: MutableRefObject<number> }) {
  useLayoutEffect(() => {
    positionRef.current = window.scrollY
  }, [positionRef])
  return null
}
