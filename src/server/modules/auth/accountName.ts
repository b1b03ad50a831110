import { normaliseEmail } from '#domain/requests/fields'
import type { UserType } from './userRepo'

/** What limits and known devices call an account, whether or not there is one. */
export const accountName = ({ type, email }: { type: UserType; email: string }) =>
  `${type}:${normaliseEmail(email)}`
