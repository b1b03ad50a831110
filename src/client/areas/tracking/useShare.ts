import { useState } from 'react'

type Shared = { title: string; url: string }

/** Hands something to the device's own way of sharing; null where there is none, or once it has failed. */
export function useShare(): ((shared: Shared) => void) | null {
  const [canShare, setCanShare] = useState(() => 'share' in navigator)
  if (!canShare) return null
  return (shared) => {
    navigator.share(shared).catch((error: unknown) => {
      // Closing the device's share sheet is no failure.
      if (!(error instanceof Error && error.name === 'AbortError')) setCanShare(false)
    })
  }
}
