/** Calls `changed` when the element or one of its children is larger or smaller than before, and once at first. Returns what stops it. */
export function onSizeChange(element: Element, changed: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  const observer = new ResizeObserver(changed)
  observer.observe(element)
  Array.from(element.children, (child) => observer.observe(child))
  return () => observer.disconnect()
}
