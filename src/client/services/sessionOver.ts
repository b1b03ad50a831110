const listeners = new Set<() => void>()

/** Tells that the server has refused what the customer did, because their session has ended. */
export const tellSessionOver = () => listeners.forEach((listener) => listener())

/** Returns how to stop listening. */
export function onSessionOver(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
