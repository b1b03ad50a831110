/** Listeners that come and go, and are all told of an event. */
export function createListeners<Event>() {
  const listeners = new Set<(event: Event) => void>()
  return {
    add(listener: (event: Event) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell(event: Event) {
      for (const listener of listeners) listener(event)
    },
  }
}
