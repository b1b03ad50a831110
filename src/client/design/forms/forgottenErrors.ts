const listeners = new Set<() => void>()

/** Takes away what forms say above their fields of the last try: it holds no more. */
export const forgetFormErrors = () => listeners.forEach((listener) => listener())

/** Returns how to stop listening. */
export function onForgetFormErrors(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
