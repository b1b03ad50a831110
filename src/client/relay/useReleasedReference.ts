import { useEffect } from 'react'

type Reference = { dispose: () => void }

const releases = new WeakMap<Reference, ReturnType<typeof setTimeout>>()

/**
 * Disposes of a query reference when its screen is left. StrictMode unmounts and mounts again at once: releasing
 * straight away would end the live query, so that a remount of the same reference cancels the release.
 */
export function useReleasedReference(reference: Reference | null) {
  useEffect(() => {
    if (!reference) return
    clearTimeout(releases.get(reference))
    return () => {
      releases.set(reference, setTimeout(reference.dispose, 0))
    }
  }, [reference])
}
