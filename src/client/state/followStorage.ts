import type { AtomEffect } from 'recoil'

/** Starts with what local storage keeps under a key, and keeps in step with other tabs. */
export const followStorage =
  <Value>(key: string, { load }: { load: () => Value }): AtomEffect<Value> =>
  ({ setSelf }) => {
    setSelf(load())
    // On the server there is no local storage.
    if (typeof window === 'undefined') return
    const follow = (event: StorageEvent) => {
      // A null key means that everything was cleared.
      if (event.key === key || event.key === null) setSelf(load())
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }
