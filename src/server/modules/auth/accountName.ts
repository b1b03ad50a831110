import { normaliseEmail } from '#domain/requests/fields'
import type { UserType } from '../../base/Viewer'

/** The name of an account in limits and known devices; the account need not exist. */
export const accountName = ({ type, email }: { type: UserType; email: string }) =>
  `${type}:${normaliseEmail(email)}`
