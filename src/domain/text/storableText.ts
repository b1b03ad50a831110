/** Half of a surrogate pair, or NUL: UTF-8 has no bytes for the one, PostgreSQL stores no other. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

/** Whether a text is well-formed Unicode without NUL, which is what the database can hold. */
export const isStorableText = (text: string): boolean => !UNSTORABLE.test(text)

/** The same text with a mark in place of what the database cannot hold. */
export const storableText = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '\ufffd')

/** The head of a text, cut to a length without halving a character. */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/\p{Surrogate}$/u, '')

/** The same of every text in a JSON value, names of fields included. */
export function isStorableJson(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(
    ([name, inner]) => isStorableText(name) && isStorableJson(inner),
  )
}
