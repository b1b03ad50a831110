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

/**
 * The first of these elements; when it is gone, what can be focused where it was, else in the dialog that is open, else the
 * page's main part. Beside an open dialog nothing takes the focus.
 */
export function stillThere([last, ...around]: readonly Element[]): Element | null {
  if (last?.isConnected) return last
  const held = around.find((element) => element.isConnected)
  const dialog =
    held?.closest('dialog[open]') ?? Array.from(document.querySelectorAll('dialog[open]')).at(-1)
  const room = dialog ?? document.querySelector('main')
  const isInside = held !== undefined && room !== null && room !== held && room.contains(held)
  const beside = isInside ? held.querySelector(FOCUSABLE) : null
  return beside ?? dialog?.querySelector(FOCUSABLE) ?? room
}
