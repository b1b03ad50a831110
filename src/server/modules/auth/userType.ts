import { badUserInput } from '../../base/errors'
import type { UserType } from './userRepo'

/** Error BAD_USER_INPUT on `type`. */
export function parseUserType(type: string): UserType {
  if (type === 'b2b' || type === 'canteen') return type
  throw badUserInput('Unknown account type', { type: 'INVALID' })
}
