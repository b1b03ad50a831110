export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Where the caret stands in `text` after that many digits. */
export function caretAfter(text: string, digitCount: number): number {
  let seen = 0
  for (const [index, character] of [...text].entries()) {
    if (seen === digitCount) return index
    if (/\d/.test(character)) seen += 1
  }
  return text.length
}
