const listeners = new Set<() => void>()
const signInListeners = new Set<() => void>()

/** Tells that the server has refused what the customer did, because their session has ended. */
export const tellSessionOver = () => listeners.forEach((listener) => listener())

/** Returns how to stop listening. */
export function onSessionOver(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tells that someone has signed in: what was said of an ended session holds no more. */
export const tellSignedIn = () => signInListeners.forEach((listener) => listener())

/** Returns how to stop listening. */
export function onSignedIn(listener: () => void): () => void {
  signInListeners.add(listener)
  return () => void signInListeners.delete(listener)
}
