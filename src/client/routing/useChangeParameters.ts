import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLatestLocation } from './useLatestLocation'

type Change = (parameters: URLSearchParams) => URLSearchParams

/** The change that takes parameters away. */
export const without =
  (...names: string[]): Change =>
  (parameters) =>
    new URLSearchParams([...parameters].filter(([name]) => !names.includes(name)))

/**
 * Changes the query parameters and nothing else of the page. `replace` adds no history entry. Two changes in a row add
 * up, also while the page of the first is still rendering.
 */
export function useChangeParameters() {
  const latest = useLatestLocation()
  const navigate = useNavigate()
  return useCallback(
    async (change: Change, { replace }: { replace: boolean }) => {
      const { pathname, search, state } = latest()
      const parameters = change(new URLSearchParams(search))
      await navigate(
        { pathname, search: parameters.toString() },
        // The same step stays what it was: opened from another page, say.
        { replace, state: replace ? state : null, preventScrollReset: true },
      )
    },
    [latest, navigate],
  )
}
