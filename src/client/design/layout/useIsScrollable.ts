import { useEffect, useState, type RefObject } from 'react'

/** Whether the element holds more than it shows. What scrolls must be reached by the keyboard too. */
export function useIsScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setScrollable] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => setScrollable(element.scrollHeight > element.clientHeight)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    Array.from(element.children, (child) => observer.observe(child))
    return () => observer.disconnect()
  }, [ref])

  return isScrollable
}
