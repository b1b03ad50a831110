import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that no one can guess, as 43 letters and digits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The hash that the database stores, so that a copy of the database opens no session. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
