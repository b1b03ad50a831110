import type { NavigateFunction } from 'react-router-dom'

let isOwn = false

/** Goes back to where a panel or a sheet was opened, which closes it; a question that it led to stays. */
export function goBack(navigate: NavigateFunction): void {
  isOwn = true
  void navigate(-1)
}

/** Whether the site went back by itself just now, and not the browser. Tells it once. */
export function takeOwnWayBack(): boolean {
  const wasOwn = isOwn
  isOwn = false
  return wasOwn
}
