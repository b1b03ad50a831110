import { useEffect, useState, type RefObject } from 'react'
import { onSizeChange } from './onSizeChange'

/** What scrolls in fractions of a pixel stands at its end within one. */
const AT_END = 1

function hiddenSidesOf(element: Element): string | undefined {
  // What runs over its frame is seen there.
  if (getComputedStyle(element).overflowX === 'visible') return undefined
  const { scrollLeft, scrollWidth, clientWidth } = element
  const sides = [
    scrollLeft > AT_END && 'before',
    scrollWidth - clientWidth - scrollLeft > AT_END && 'after',
  ]
  return sides.filter(Boolean).join(' ') || undefined
}

/**
 * On which sides an element that scrolls sideways holds more than it shows: `before`, `after`, `before after` or none. Measured
 * again as `content` names another: items that come and go change no size that is observed.
 */
export function useHiddenSides(
  ref: RefObject<HTMLElement | null>,
  content: string,
): string | undefined {
  const [sides, setSides] = useState<string>()

  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => setSides(hiddenSidesOf(element))
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    const stopObserving = onSizeChange(element, measure)
    return () => {
      element.removeEventListener('scroll', measure)
      stopObserving()
    }
  }, [ref, content])

  return sides
}
