import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** An id in the provider's style: `pi_3f9c…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

export const newClientSecret = (intentId: string): string =>
  `${intentId}_secret_${randomBytes(18).toString('base64url')}`

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Takes as long whether the first character differs or the last. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected))
