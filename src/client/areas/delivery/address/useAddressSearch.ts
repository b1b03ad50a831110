import { canSearchAddress } from '#domain/delivery/delivery'
import { config } from '../../../config/config'
import { searchAddresses, type AddressSuggestion } from '../../../services/geocoding'
import { useSearchAsTyped } from '../../../services/useSearchAsTyped'

const NONE: readonly AddressSuggestion[] = []

export type SearchStatus = 'idle' | 'searching' | 'found' | 'down'

const search = (text: string, signal: AbortSignal) => searchAddresses(config, text, signal)

/** The addresses that begin like the text, as the customer types. */
export function useAddressSearch(text: string) {
  const wanted = text.trim()
  const isSearchable = canSearchAddress(wanted)
  const { shown, current, retry } = useSearchAsTyped(isSearchable ? wanted : null, search)
  const suggestions = shown?.ok ? shown.suggestions : NONE
  return { status: statusOf(isSearchable, current), suggestions, retry }
}

function statusOf(isSearchable: boolean, current: { ok: boolean } | null): SearchStatus {
  if (!isSearchable) return 'idle'
  if (current === null) return 'searching'
  return current.ok ? 'found' : 'down'
}
