/** A sentence is over where another begins; « St. » and « l. » are short words that end with a point all the same. */
const FIRST_SENTENCE = /^.*?(?:(?:\p{L}{3}|[)»])\.|[!?…])(?=\s+\p{Lu})/su

/** What a card says one eats: the first sentence of a description; the sheet has the others. */
export function cardLine(description: string): string {
  const words = description.trim()
  return FIRST_SENTENCE.exec(words)?.[0] ?? words
}
