import { useCallback, useEffect, useState } from 'react'
import { config } from '../../config/config'
import { canSearchAddress } from '../../../domain/delivery'
import { searchAddresses, type AddressSuggestion } from '../../services/geocoding'

const DEBOUNCE_MS = 200

type Search =
  | { status: 'idle' | 'searching' | 'down'; suggestions: readonly AddressSuggestion[] }
  | { status: 'found'; suggestions: readonly AddressSuggestion[] }

const IDLE: Search = { status: 'idle', suggestions: [] }

/** Searches as the customer types; the last suggestions stay while the next ones come, so that the list does not blink. */
export function useAddressSearch(text: string) {
  const [search, setSearch] = useState<Search>(IDLE)
  const [attempt, setAttempt] = useState(0)
  const wanted = text.trim()

  useEffect(() => {
    if (!canSearchAddress(wanted)) {
      setSearch(IDLE)
      return undefined
    }
    const controller = new AbortController()
    setSearch(({ suggestions }) => ({ status: 'searching', suggestions }))
    const timer = setTimeout(() => {
      searchAddresses(config.geocodingUrl, wanted, controller.signal).then(
        (answer) =>
          setSearch(
            answer.ok
              ? { status: 'found', suggestions: answer.suggestions }
              : { status: 'down', suggestions: [] },
          ),
        // Only an abort rejects: a newer search has taken over.
        () => undefined,
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [wanted, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { ...search, retry }
}
