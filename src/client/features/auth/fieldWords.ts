import { fieldCopy } from './authCopy'

const isKnown = (code: string): code is keyof typeof fieldCopy => code in fieldCopy

/** French words for the code of a field's problem; undefined when there is none. */
export function fieldWords(code: string | null | undefined): string | undefined {
  if (!code) return undefined
  return isKnown(code) ? fieldCopy[code] : fieldCopy.INVALID
}
