/** So soon after a press, and so near to it, a press is the second half of a double one. */
const WITHIN_MS = 400
const WITHIN_PX = 44

type Press = { time: number; x: number; y: number; control: Element | null }

/**
 * Lets the second half of a double press count for what the first half has pressed, and for nothing that has come under
 * the finger since: a stepper, a dialog, another page. Returns how to stop. docs/rules/site.md#double-presses
 */
export function dropSecondPresses(): () => void {
  let last: Press | null = null
  let isTouch = false
  let isDropped = false

  const onPointer = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType === 'touch'
  }
  const onDown = (event: MouseEvent) => {
    // A mouse counts the presses itself, as its owner has set it.
    const isCounted = isOfPointer(event) && (isTouch || event.detail > 1)
    isDropped = isCounted && last !== null && isMisled(toPress(event), last)
    if (isDropped) drop(event)
  }
  const onClick = (event: MouseEvent) => {
    if (!isOfPointer(event)) return
    if (isDropped) drop(event)
    else last = toPress(event)
    isDropped = false
  }

  window.addEventListener('pointerdown', onPointer, { capture: true })
  window.addEventListener('mousedown', onDown, { capture: true })
  window.addEventListener('click', onClick, { capture: true })
  return () => {
    window.removeEventListener('pointerdown', onPointer, { capture: true })
    window.removeEventListener('mousedown', onDown, { capture: true })
    window.removeEventListener('click', onClick, { capture: true })
  }
}

/** A key, a script or a screen reader presses too, as often as it likes: not counted, or at no place. */
const isOfPointer = ({ detail, clientX, clientY }: MouseEvent) =>
  detail > 0 && (clientX !== 0 || clientY !== 0)

const toPress = ({ timeStamp, clientX, clientY, target }: MouseEvent): Press => ({
  time: timeStamp,
  x: clientX,
  y: clientY,
  control: target instanceof Element ? controlOf(target) : null,
})

/** What reacts to a press on this element. The browser passes the press on a label on to its field. */
function controlOf(target: Element): Element | null {
  const control = target.closest(
    'a, button, input, select, textarea, summary, label, [role="option"]',
  )
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}

const isMisled = (second: Press, first: Press) =>
  second.time - first.time < WITHIN_MS &&
  Math.hypot(second.x - first.x, second.y - first.y) <= WITHIN_PX &&
  second.control !== first.control

function drop(event: MouseEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
