import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 60rem)'

const query = () => ('matchMedia' in window ? window.matchMedia(WIDE) : null)

function subscribe(onChange: () => void) {
  const list = query()
  list?.addEventListener('change', onChange)
  return () => list?.removeEventListener('change', onChange)
}

/** Whether the summary has room beside the steps. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => query()?.matches ?? true)
