/** How far around the screen is near: two screens, so that a fling rarely outruns what comes. */
const NEAR = '200% 0px'

type Tell = (entry: IntersectionObserverEntry) => void

const waiting = new WeakMap<Element, Tell>()

let observer: IntersectionObserver | null = null

const observe = () =>
  new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) waiting.get(entry.target)?.(entry)
    },
    { rootMargin: NEAR },
  )

/** Tells as soon as the screen comes near an element; the returned function stops waiting. */
export function whenNear(element: Element, tell: Tell): () => void {
  observer ??= observe()
  waiting.set(element, tell)
  observer.observe(element)
  return () => {
    waiting.delete(element)
    observer?.unobserve(element)
  }
}
