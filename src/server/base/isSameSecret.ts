import { timingSafeEqual } from 'node:crypto'

/** Whether a secret that was given is the expected one. Takes as long whether the first character differs or the last. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
