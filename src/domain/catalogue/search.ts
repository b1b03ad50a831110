const ACCENTS = /[\u0300-\u036f]/g

/** The words of a text without accents, case or punctuation; `œ` is written out. */
export const searchWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .match(/[a-z0-9]+/g) ?? []

const singular = (word: string) => word.replace(/[sx]$/, '')

/** Words that join others: of « riz et poulet », the dish says « riz, poulet ». */
const SMALL_WORDS = new Set('a au aux avec d de des du en et l la le les un une'.split(' '))

/** The words of a text; « sans porc » is one of them, for it says the contrary of « porc ». */
const termsOf = (text: string): string[] =>
  searchWords(text)
    .join(' ')
    .replace(/\bsans (?=\w)/g, 'sans-')
    .split(' ')
    .filter(Boolean)

function wantedTerms(search: string): string[] {
  const terms = termsOf(search)
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
  const terms = termsOf(text)
  return wanted.every((one) =>
    terms.some((term) => term.startsWith(one) || singular(term) === singular(one)),
  )
}
