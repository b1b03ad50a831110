/** Does what may be seen a frame later once the page shows what was pressed. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
