import { useSyncExternalStore } from 'react'

/** Below this a page shows one column; the figure is that of the shop's own layout. */
const PHONE = '(max-width: 47.99rem)'

const query = () => ('matchMedia' in window ? window.matchMedia(PHONE) : null)

function subscribe(onChange: () => void) {
  const list = query()
  list?.addEventListener('change', onChange)
  return () => list?.removeEventListener('change', onChange)
}

/** Whether the screen is a phone's. */
export const useIsPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  )
