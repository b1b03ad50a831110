import { userInfo } from 'node:os'

const MAX_LENGTH = 100

/** Who types: OPS_USER where several people share a user of the operating system, else that user. */
export const operator = (): string =>
  (process.env.OPS_USER?.trim() || userInfo().username).slice(0, MAX_LENGTH)
