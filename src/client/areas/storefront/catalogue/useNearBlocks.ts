import { startTransition, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Of each entry of the history: the list that is come back to is as long as it was left. */
const ofEntries = new Map<string, ReadonlySet<string>>()

const NONE: ReadonlySet<string> = new Set()

/** The blocks of a list that the screen has come near to; they stay on the page from then on. */
export function useNearBlocks() {
  const { key } = useLocation()
  const [near, setNear] = useState(() => ofEntries.get(key) ?? NONE)

  useEffect(() => {
    if (near !== NONE) ofEntries.set(key, near)
  }, [key, near])

  const addNear = useCallback(
    (ids: readonly string[]) =>
      startTransition(() => setNear((known) => new Set([...known, ...ids]))),
    [],
  )
  return { near, addNear }
}
