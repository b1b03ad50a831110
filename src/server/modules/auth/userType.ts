import { USER_TYPES, type UserType } from '../../base/Viewer'
import { badUserInput } from '../../base/errors'

/** Error BAD_USER_INPUT on `type`. */
export function parseUserType(type: string): UserType {
  const known = USER_TYPES.find((one) => one === type)
  if (known === undefined) throw badUserInput('Unknown account type', { type: 'INVALID' })
  return known
}
