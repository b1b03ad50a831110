import { useCallback, useEffect, useState } from 'react'
import { canSearchAddress } from '../../../../domain/delivery/delivery'
import { config } from '../../../config/config'
import {
  searchAddresses,
  type AddressSearch,
  type AddressSuggestion,
} from '../../../services/geocoding'

const DEBOUNCE_MS = 200
const NONE: readonly AddressSuggestion[] = []

export type AddressSearchStatus = 'idle' | 'searching' | 'found' | 'down'

type Answered = { question: string; text: string; answer: AddressSearch }

const isTypedOn = (before: string, now: string) => now.startsWith(before) || before.startsWith(now)

/**
 * Searches as the customer types; while they type on, the last suggestions stay until the next ones come, so that the
 * list does not blink. Another address starts with none.
 */
export function useAddressSearch(text: string) {
  const [answered, setAnswered] = useState<Answered | null>(null)
  const [attempt, setAttempt] = useState(0)
  const wanted = text.trim()
  const isSearchable = canSearchAddress(wanted)
  const question = `${attempt} ${wanted}`

  useEffect(() => {
    if (!isSearchable) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      searchAddresses(config, wanted, controller.signal).then(
        (answer) => setAnswered({ question, text: wanted, answer }),
        // Only an abort rejects: a newer search has taken over.
        () => undefined,
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isSearchable, question, wanted])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const answer = answered?.answer
  const isRelated = answered !== null && isTypedOn(answered.text, wanted)
  const suggestions = isSearchable && isRelated && answer?.ok ? answer.suggestions : NONE
  const status: AddressSearchStatus = !isSearchable
    ? 'idle'
    : answered?.question !== question
      ? 'searching'
      : answered.answer.ok
        ? 'found'
        : 'down'
  return { status, suggestions, retry }
}
