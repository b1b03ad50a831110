import { useEffect, useRef } from 'react'

/** Brings the focus to what takes the place of the button that was just pressed; it must have `tabIndex={-1}`. */
export function useFocusOnShow<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}
