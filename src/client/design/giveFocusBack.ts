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
    const [last] = chain
    const around = chain.find((element) => element.isConnected && element !== document.body)
    const inside = around === last ? around : around?.querySelector(FOCUSABLE)
    const target = inside ?? document.querySelector('main')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  })
}
