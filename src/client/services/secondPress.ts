/** So soon after a press, and so near to it, a press is the second half of a double one. */
const WITHIN_MS = 400
const WITHIN_PX = 44

type Press = { time: number; x: number; y: number; control: Element | null }

/**
 * Lets the second half of a double press count for what the first half has pressed, and for nothing that has come under
 * the finger since: a stepper, a dialog, another page. Returns how to stop.
 */
export function dropSecondPresses(): () => void {
  let last: Press | null = null
  let isDropped = false

  const onDown = (event: MouseEvent) => {
    isDropped = last !== null && isSecondHalf(toPress(event), last)
    if (isDropped) drop(event)
  }
  const onClick = (event: MouseEvent) => {
    if (!hasPlace(event)) return
    if (isDropped) drop(event)
    else last = toPress(event)
    isDropped = false
  }

  window.addEventListener('mousedown', onDown, { capture: true })
  window.addEventListener('click', onClick, { capture: true })
  return () => {
    window.removeEventListener('mousedown', onDown, { capture: true })
    window.removeEventListener('click', onClick, { capture: true })
  }
}

/** A key presses a button too, and so does a script: at no place. */
const hasPlace = ({ clientX, clientY }: MouseEvent) => clientX !== 0 || clientY !== 0

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

const isSecondHalf = (press: Press, first: Press) =>
  press.time - first.time < WITHIN_MS &&
  Math.hypot(press.x - first.x, press.y - first.y) <= WITHIN_PX &&
  press.control !== first.control

function drop(event: MouseEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
