import { closestMatch } from 'leven'
import { matchesSearch, searchWords } from '#domain/catalogue/search'

/** Letters that may be wrong in a word: of a short one every other word is near. */
const mistakesIn = (word: string) => {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/** By how they are compared, the words of the texts as they are written. */
const wordsOf = (texts: readonly string[]): Map<string, string> =>
  new Map(
    texts
      .flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? [])
      .map((word) => [searchWords(word).join(''), word.toLowerCase()]),
  )

/**
 * A search with its misspelt words written as one of the texts has them: « saumonn » becomes « saumon ». Null where none is misspelt, or
 * one is like nothing in the texts.
 */
export function correctedSearch(search: string, texts: readonly string[]): string | null {
  const known = wordsOf(texts)
  const corrected = search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      if (texts.some((text) => matchesSearch(word, text))) return word
      const compared = searchWords(word).join('')
      const nearest = closestMatch(compared, [...known.keys()], {
        maxDistance: mistakesIn(compared),
      })
      return nearest === undefined ? null : (known.get(nearest) ?? null)
    })
  if (corrected.includes(null)) return null
  const words = corrected.join(' ')
  return words === search.trim().replace(/\s+/g, ' ') ? null : words
}
