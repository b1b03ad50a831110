const FOCUSABLE = 'button:enabled, a[href], input:enabled'

/** An element and all that hold it, the innermost first. */
export function withAncestors(element: Element): readonly Element[] {
  const { parentElement } = element
  return parentElement ? [element, ...withAncestors(parentElement)] : [element]
}

/**
 * Once the page shows what was done, gives the focus back to the first of these elements, or to what stands in its place.
 */
export function giveFocusBack(chain: readonly Element[]): void {
  requestAnimationFrame(() => {
    const target = stillThere(chain)
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  })
}

/** The first of these elements; when it is gone, what can be focused where it was, else the page's main part. */
export function stillThere([last, ...around]: readonly Element[]): Element | null {
  if (last?.isConnected) return last
  const held = around.find((element) => element.isConnected)
  const beside = held?.closest('main > *') ? held.querySelector(FOCUSABLE) : null
  // While something is fetched there may be nothing to focus: an open dialog keeps the focus all the same.
  const dialog = held?.closest('dialog[open]')
  return beside ?? dialog?.querySelector(FOCUSABLE) ?? document.querySelector('main')
}
