const FOCUSABLE = 'button:enabled, a[href], input:enabled'

/** An element and all that hold it, the innermost first. */
export function withAncestors(element: Element): readonly Element[] {
  const { parentElement } = element
  return parentElement ? [element, ...withAncestors(parentElement)] : [element]
}

/**
 * Once the page shows what was done, gives the focus back to the first of these elements; when it is gone, to what can be
 * focused where it was, else to the page's main part.
 */
export function giveFocusBack(chain: readonly Element[]): void {
  requestAnimationFrame(() => {
    const target = stillThere(chain) ?? document.querySelector('main')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  })
}

/** The first of these elements; when it is gone, what can be focused where it was in the page's main part. */
export function stillThere([last, ...around]: readonly Element[]): Element | null {
  if (last?.isConnected) return last
  const held = around.find((element) => element.isConnected)
  return held?.closest('main > *') ? held.querySelector(FOCUSABLE) : null
}
