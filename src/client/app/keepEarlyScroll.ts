import * as v from 'valibot'
import { FIRST_PAGE, SCROLL_POSITIONS, scrollKey } from './scrollKey'

const positionsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()))

/** Leaves the position of somebody who has scrolled a drawn page where the router looks for it; else it goes to the top. */
export function keepEarlyScroll(): void {
  if (window.scrollY === 0) return
  try {
    const stored = v.safeParse(positionsSchema, sessionStorage.getItem(SCROLL_POSITIONS))
    const positions = {
      [scrollKey({ key: FIRST_PAGE })]: window.scrollY,
      ...(stored.success && stored.output),
    }
    sessionStorage.setItem(SCROLL_POSITIONS, JSON.stringify(positions))
  } catch {
    // Without a storage the router goes to the top.
  }
}
