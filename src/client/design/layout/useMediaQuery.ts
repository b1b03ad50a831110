import { useCallback, useSyncExternalStore } from 'react'

/** Whether the screen is as the media query says, followed as it changes; on the server, which has none, as told. */
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
