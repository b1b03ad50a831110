import { useLayoutEffect } from 'react'
import { ScrollRestoration } from 'react-router-dom'
import { keepEarlyScroll } from './keepEarlyScroll'
import { SCROLL_POSITIONS, scrollKey } from './scrollKey'

/** Opens each page where it was left, or at its top; where its reader is, if they read on before its code had come. */
export const ScrollPositions = () => (
  <>
    <EarlyScroll />
    <ScrollRestoration getKey={scrollKey} storageKey={SCROLL_POSITIONS} />
  </>
)

/** Stands before the router's own: the effects of a commit run in the order of the page. */
function EarlyScroll() {
  useLayoutEffect(keepEarlyScroll, [])
  return null
}
