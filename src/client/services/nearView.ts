/** How far around the screen is near: two screens, so that a fling rarely outruns what comes. */
const NEAR = '200% 0px'

const waiting = new WeakMap<Element, () => void>()

let observer: IntersectionObserver | null = null

const observe = () =>
  new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { rootMargin: NEAR },
  )

/** Tells as soon as the screen comes near an element; the returned function stops waiting. */
export function whenNear(element: Element, tell: () => void): () => void {
  observer ??= observe()
  waiting.set(element, tell)
  observer.observe(element)
  return () => {
    waiting.delete(element)
    observer?.unobserve(element)
  }
}
