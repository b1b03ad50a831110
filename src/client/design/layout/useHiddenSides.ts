import { useEffect, useState, type RefObject } from 'react'

/** What scrolls in fractions of a pixel stands at its end within one. */
const AT_END = 1

function hiddenSidesOf({ scrollLeft, scrollWidth, clientWidth }: Element): string | undefined {
  const sides = [
    scrollLeft > AT_END && 'before',
    scrollWidth - clientWidth - scrollLeft > AT_END && 'after',
  ]
  return sides.filter(Boolean).join(' ') || undefined
}

/**
 * On which sides an element that scrolls sideways holds more than it shows: `before`, `after`, `before after` or none. Measured
 * again as `content` names another, for no observer of the element is told of that.
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
    window.addEventListener('resize', measure)
    return () => {
      element.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [ref, content])

  return sides
}
