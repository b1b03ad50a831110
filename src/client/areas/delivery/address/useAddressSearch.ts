import { useCallback, useEffect, useState } from 'react'
import { canSearchAddress } from '#domain/delivery/delivery'
import { config } from '../../../config/config'
import {
  searchAddresses,
  type AddressSearchResult,
  type AddressSuggestion,
} from '../../../services/geocoding'

const DEBOUNCE_MS = 200
const NONE: readonly AddressSuggestion[] = []

export type SearchStatus = 'idle' | 'searching' | 'found' | 'down'

type Found = { search: string; text: string; result: AddressSearchResult }

const isTypedOn = (before: string, now: string) => now.startsWith(before) || before.startsWith(now)

/**
 * Searches as the customer types; while they type on, the last suggestions stay until the next ones come, so that the
 * list does not blink. Another address starts with none.
 */
export function useAddressSearch(text: string) {
  const [found, setFound] = useState<Found | null>(null)
  const [attempt, setAttempt] = useState(0)
  const wanted = text.trim()
  const isSearchable = canSearchAddress(wanted)
  const search = `${attempt} ${wanted}`

  useEffect(() => {
    if (!isSearchable) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      searchAddresses(config, wanted, controller.signal).then(
        (result) => setFound({ search, text: wanted, result }),
        // Only an abort rejects: a newer search has taken over.
        () => undefined,
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isSearchable, search, wanted])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const result = found?.result
  const isRelated = found !== null && isTypedOn(found.text, wanted)
  const suggestions = isSearchable && isRelated && result?.ok ? result.suggestions : NONE
  const status: SearchStatus = !isSearchable
    ? 'idle'
    : found?.search !== search
      ? 'searching'
      : found.result.ok
        ? 'found'
        : 'down'
  return { status, suggestions, retry }
}
