import { isSmallWord, wordsOf } from './addressWords'

export type AddressQuery = {
  /** `12` or `12 bis`; null when none was typed. */
  houseNumber: string | null
  /** The first digits of a postcode, all five once it is whole; empty when none was typed. */
  postcode: string
  words: readonly string[]
  /** Whether the last word may be the beginning of a longer one. */
  isLastWordOpen: boolean
}

const SUFFIX = /^(bis|ter|quater)$/
const ARRONDISSEMENT = /^(\d{1,2})(er|e|eme|ieme)$/

/** Reads what a person types into an address field: « 12 bis av. de l'Opéra, 75001 Par ». */
export function parseAddressQuery(text: string, isAutocomplete: boolean): AddressQuery {
  // The country ends an address after a comma; elsewhere it is a street, avenue de France.
  const words = wordsOf(text.replace(/,\s*france\s*$/i, ''))
  const { houseNumber, rest } = takeHouseNumber(words)
  const isInParis = rest.includes('paris')
  const arrondissement = isInParis
    ? rest.map((word) => ARRONDISSEMENT.exec(word)).find(Boolean)
    : null
  const digits = rest.filter((word) => /^\d{2,5}$/.test(word)).at(-1)
  const names = rest.filter(
    (word) => word !== digits && !isSmallWord(word) && !(isInParis && ARRONDISSEMENT.test(word)),
  )
  return {
    houseNumber,
    postcode: digits ?? (arrondissement ? `750${(arrondissement[1] ?? '').padStart(2, '0')}` : ''),
    words: names,
    isLastWordOpen: isAutocomplete && /[\p{L}\p{N}]$/u.test(text) && names.at(-1) === words.at(-1),
  }
}

function takeHouseNumber(words: readonly string[]): { houseNumber: string | null; rest: string[] } {
  const [first = '', second = '', ...others] = words
  const glued = /^(\d{1,4})(bis|ter|quater|[a-d])?$/.exec(first)
  if (!glued) return { houseNumber: null, rest: [...words] }
  const [, number = '', suffix] = glued
  if (suffix) return { houseNumber: `${number} ${suffix}`, rest: words.slice(1) }
  return SUFFIX.test(second)
    ? { houseNumber: `${number} ${second}`, rest: others }
    : { houseNumber: number, rest: words.slice(1) }
}
