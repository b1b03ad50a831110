import { useLayoutEffect, type RefObject } from 'react'
import { onSizeChange } from './onSizeChange'

/**
 * Scrolls the page as little as brings all of an element into sight: when it opens, when another stands in its place, and as it
 * grows. `open` names what is open, null for nothing. What is fixed stands where it stands.
 */
export function useInSight(ref: RefObject<HTMLElement | null>, open: string | null): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (open === null || !element?.offsetParent) return undefined
    return onSizeChange(element, () => element.scrollIntoView({ block: 'nearest' }))
  }, [ref, open])
}
