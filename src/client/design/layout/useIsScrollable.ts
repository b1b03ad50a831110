import { useEffect, useState, type RefObject } from 'react'
import { onSizeChange } from './onSizeChange'

/** Whether the element holds more than it shows. What scrolls must be reached by the keyboard too. */
export function useIsScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setScrollable] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    return onSizeChange(element, () => setScrollable(element.scrollHeight > element.clientHeight))
  }, [ref])

  return isScrollable
}
