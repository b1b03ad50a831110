/** So many lines leave the first page room for what it is about. */
const MAX_LINES = 12

const LINE_ENDS = /\r?\n|[\u2028\u2029]/

/**
 * What a customer wrote, for a document: the lines as they are, or one after the other where they are more than a page has room for,
 * such as a list of guests. docs/rules/orders.md#documents
 */
export function remark(text: string): string {
  const lines = text.split(LINE_ENDS)
  if (lines.length <= MAX_LINES) return text
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' · ')
}
