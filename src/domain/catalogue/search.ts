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

/**
 * Whether a text holds every word of a search: each one begins a word of the text, or is the same word in the plural or
 * the singular. A search without a word finds everything.
 */
export function matchesSearch(search: string, text: string): boolean {
  const words = searchWords(text)
  return searchWords(search).every((wanted) =>
    words.some((word) => word.startsWith(wanted) || singular(word) === singular(wanted)),
  )
}
