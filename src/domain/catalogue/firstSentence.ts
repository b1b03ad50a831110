/** A sentence ends where the next one begins with a capital; a short word before the point is an abbreviation: « St. », « l. ». */
const FIRST_SENTENCE = /^.*?(?:(?:\p{L}{3}|[)»])\.|[!?…])(?=\s+\p{Lu})/su

/** The first sentence of a text, for where there is room for one alone; the whole text where it has only one. */
export function firstSentence(description: string): string {
  const words = description.trim()
  return FIRST_SENTENCE.exec(words)?.[0] ?? words
}
