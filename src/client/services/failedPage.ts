let failed = 0
const listeners = new Set<() => void>()

function change(by: number) {
  failed += by
  listeners.forEach((listener) => listener())
}

/** To be called by the screen that stands where a page could not be shown. Returns how to stop. */
export function tellPageFailed(): () => void {
  change(1)
  return () => change(-1)
}

/** Whether a screen says of the page that it could not be shown: nothing is there to stay on. docs/rules/site.md#failures */
export const isPageFailed = (): boolean => failed > 0

/** Hears of a page that could not be shown. Returns how to stop listening. */
export function onPageFailed(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
