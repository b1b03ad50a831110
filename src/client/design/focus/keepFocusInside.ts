const TABBABLE =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"])'

/** Leads Tab from the last part of a box to its first, and back: what stands behind it is covered. */
export function keepFocusInside(box: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const parts = [...box.querySelectorAll<HTMLElement>(TABBABLE)]
  const [first, last] = [parts.at(0), parts.at(-1)]
  const focused = document.activeElement
  const isLeaving = event.shiftKey ? focused === first || focused === box : focused === last
  if (!isLeaving) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
