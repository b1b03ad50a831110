import { useEffect, useRef } from 'react'

/** Where the button that was pressed has left with what it stood in, brings the focus to the first field of what is shown now. */
export function useFocusOnSwitch<T extends HTMLElement>(shown: string) {
  const ref = useRef<T>(null)
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    if (document.activeElement !== document.body) return
    ref.current?.querySelector<HTMLElement>('input:enabled:not([type="radio"])')?.focus()
  }, [shown])
  return ref
}
