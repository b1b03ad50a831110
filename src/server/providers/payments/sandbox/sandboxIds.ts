import { randomBytes } from 'node:crypto'

/** An id in the provider's style: `pi_3f9c…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

export const newClientSecret = (intentId: string): string =>
  `${intentId}_secret_${randomBytes(18).toString('base64url')}`
