const ACCENTS = /[\u0300-\u036f]/g

/** A text without accents and case; `œ` is written out. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')

/** The words of a text without accents, case or punctuation; `œ` is written out. */
export const searchWords = (text: string): string[] => plain(text).match(/[a-z0-9]+/g) ?? []

const singular = (word: string) => word.replace(/[sx]$/, '')
const lastWord = (term: string) => term.slice(term.lastIndexOf(' ') + 1)

/** Words that join others: of « riz et poulet », the dish says « riz, poulet ». */
const SMALL_WORDS = new Set('a au aux avec d de des du en et l la le les un une'.split(' '))

/** The words of a plain text; « sans porc » is one of them, for it says the contrary of « porc ». */
const termsOf = (plainText: string): string[] =>
  (plainText.match(/sans[^a-z0-9]+[a-z0-9]+|[a-z0-9]+/g) ?? []).map((term) =>
    term.replace(/[^a-z0-9]+/, ' '),
  )

function wantedTerms(search: string): string[] {
  const terms = termsOf(plain(search))
  const significant = terms.filter((term) => !SMALL_WORDS.has(term))
  // One that stands alone is the beginning of another.
  return significant.length > 0 ? significant : terms
}

/**
 * Whether a text holds every word of a search: each one begins a word of the text, or is the same word in the plural or
 * the singular. Words that only join others do not count. A search without a word finds everything.
 */
export function matchesSearch(search: string, text: string): boolean {
  const wanted = wantedTerms(search)
  if (wanted.length === 0) return true
  const plainText = plain(text)
  // Most texts hold nothing like it, and need not be taken apart.
  if (!wanted.every((one) => plainText.includes(singular(lastWord(one))))) return false
  const terms = termsOf(plainText)
  return wanted.every((one) =>
    terms.some((term) => term.startsWith(one) || singular(term) === singular(one)),
  )
}
