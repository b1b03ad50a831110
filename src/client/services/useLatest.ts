import { useEffect, useRef } from 'react'

/** The value of the last render, for what outlives a render and need not start anew when the value changes: an effect, a timer, a request. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
