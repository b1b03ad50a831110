import { type MouseEvent } from 'react'

/**
 * For the mouse's way down on a submit button: the field being left would show its error first, and push the button from
 * under the pointer before the click counts.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
