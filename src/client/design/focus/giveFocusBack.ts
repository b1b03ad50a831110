const FOCUSABLE = 'button:enabled, a[href], input:enabled'

/** An element and all that hold it, the innermost first. */
export function withAncestors(element: Element): readonly Element[] {
  const { parentElement } = element
  return parentElement ? [element, ...withAncestors(parentElement)] : [element]
}

/** How long a page that is slow may take to show what was done, in milliseconds. */
const PATIENCE = 2_000

/**
 * After the next render, focuses the first of these elements, or the one in its place. If a slow page removes that
 * element later, the one in its place gets the focus then. A person who has pressed into something else by then stays there.
 */
export function giveFocusBack(chain: readonly Element[]): void {
  let hasPressed = false
  const onPress = () => {
    hasPressed = true
  }
  addEventListener('pointerdown', onPress, { capture: true })
  requestAnimationFrame(() => {
    removeEventListener('pointerdown', onPress, { capture: true })
    if (hasPressed && document.activeElement !== document.body) return
    giveFocus(chain)
    if (chain[0]?.isConnected) giveFocusOnceGone(chain, chain[0])
  })
}

function giveFocus(chain: readonly Element[]): void {
  const target = stillThere(chain)
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

function giveFocusOnceGone(chain: readonly Element[], element: Element): void {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return
    observer.disconnect()
    if (document.activeElement === document.body) giveFocus(chain)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), PATIENCE)
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
