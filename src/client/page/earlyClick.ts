declare global {
  interface Window {
    /** The button pressed last while the page's code was on its way (src/client/page/start.ts). */
    tableeEarlyClick?: HTMLElement | undefined
    tableeForgetClicks?: (() => void) | undefined
  }
}

/** Does now what was pressed on a rendered page before its code had come. */
export function repeatEarlyClick() {
  window.tableeForgetClicks?.()
  const pressed = window.tableeEarlyClick
  window.tableeEarlyClick = undefined
  if (pressed?.isConnected) pressed.click()
}
