import { createEvent, fireEvent } from '@testing-library/react'

type Moment = { time: number; x?: number; y?: number }

/** A press of the mouse, or of a finger, at a place of the screen. `time` in milliseconds. Returns whether the browser goes on with it. */
export function press(element: Element, { time, x = 100, y = 100 }: Moment): boolean {
  const events = [createEvent.mouseDown, createEvent.click].map((create) => {
    const event = create(element, { clientX: x, clientY: y, detail: 1 })
    Object.defineProperty(event, 'timeStamp', { value: time })
    return fireEvent(element, event)
  })
  return events.every(Boolean)
}
