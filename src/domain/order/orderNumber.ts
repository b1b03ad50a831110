/** An order's number as people say it: `T-24815`. */
export const formatOrderNumber = (number: number): string => `T-${number}`

/** The number of `T-24815`, `t-24815` or `24815`; null for any other text, and for more than 15 digits. */
export function parseOrderNumber(text: string): number | null {
  return /^(T-)?\d{1,15}$/i.test(text) ? Number(text.replace(/^T-/i, '')) : null
}
