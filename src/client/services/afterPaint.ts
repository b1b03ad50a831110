/** Does what may be seen a frame later once the page shows what was pressed. */
export function afterPaint(run: () => void): void {
  // A page in the background paints nothing.
  if (document.hidden) setTimeout(run)
  else requestAnimationFrame(() => setTimeout(run))
}
