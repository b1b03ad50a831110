import { createEvent, fireEvent } from '@testing-library/react'

type Moment = {
  /** Milliseconds. */
  time: number
  x?: number
  y?: number
  by?: 'touch' | 'mouse'
  /** Its number among presses in a row, as browsers count them for a mouse. */
  count?: number
}

/** A press of a finger, or of a mouse, at a place of the screen. Returns whether the browser goes on with its two halves. */
export function press(
  element: Element,
  { time, x = 100, y = 100, by = 'touch', count = 1 }: Moment,
): { down: boolean; click: boolean } {
  const place = { clientX: x, clientY: y, detail: count }
  const send = (event: Event) =>
    fireEvent(element, Object.defineProperty(event, 'timeStamp', { value: time }))
  send(Object.defineProperty(createEvent.pointerDown(element), 'pointerType', { value: by }))
  return {
    down: send(createEvent.mouseDown(element, place)),
    click: send(createEvent.click(element, place)),
  }
}
