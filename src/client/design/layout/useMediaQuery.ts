import { useCallback, useSyncExternalStore } from 'react'

/** Whether the media query matches, kept up to date; on the server, the given default. */
export function useMediaQuery(media: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(media)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [media],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media).matches,
    () => onServer,
  )
}
