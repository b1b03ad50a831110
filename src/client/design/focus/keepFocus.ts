import type { MouseEvent } from 'react'

/** Fields of a form whose words are judged as they are left. A quantity is taken then, and has to be left. */
const JUDGED = 'form[novalidate] :is(input:not([type="number"]), textarea, select, iframe)'

/**
 * For the mouse's way down on a button: the field being left would show its error first, and push the button from under the
 * pointer before the click counts.
 */
export function keepFocus(event: MouseEvent) {
  if (document.activeElement?.matches(JUDGED)) event.preventDefault()
}
