import type { MouseEvent } from 'react'

/** Whether a press on a link leads on here; any other wants a tab or a window of its own, which is the browser's. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
