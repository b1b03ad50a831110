import { useLayoutEffect, useRef, type FocusEvent } from 'react'
import { classNames } from '../classNames'
import styles from './slidingRow.module.css'
import { useHiddenSides } from './useHiddenSides'

/** How much of a row's width fades at a side, as in slidingRow.module.css. */
const FADE = 0.08

/** Slides a row alone, never the page, until an item that is hidden at its edge, or fades there, stands in the middle. */
function slideTo(row: Element, item: Element) {
  const [frame, place] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
  const fade = FADE * frame.width
  if (place.left >= frame.left + fade && place.right <= frame.right - fade) return
  row.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2)
}

/**
 * For a row of links or buttons that scrolls sideways without a scroll bar. The current item is scrolled into view when
 * `chosen` or the items change, and so is an item with keyboard focus. A side with more items fades.
 */
export function useSlidingRow<Row extends HTMLElement>(chosen: string, className?: string) {
  const ref = useRef<Row>(null)
  // Before it is painted, also where it takes over the server's page.
  useLayoutEffect(() => {
    const row = ref.current
    const item = row?.querySelector('[aria-current], [aria-pressed="true"]')
    if (row && item) slideTo(row, item)
  }, [chosen])

  return {
    ref,
    className: classNames(styles.row, className),
    'data-more': useHiddenSides(ref, chosen),
    // The browser leaves what the keyboard has reached half out of the row; under a finger nothing may slide.
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      if (target.matches(':focus-visible')) slideTo(currentTarget, target)
    },
  }
}
