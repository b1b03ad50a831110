import type { SessionUser } from '../../state/sessionState'

/** Of the fields of a form, those that a customer's account fills in; `nameOf` where a field is called `name` only. */
export function knownDetails(
  user: SessionUser,
  fields: object,
  nameOf?: (user: SessionUser) => string,
): Readonly<Record<string, string>> {
  const known = {
    firstname: user.firstname,
    lastname: user.lastname,
    name: nameOf?.(user) ?? '',
    company: user.companyName ?? '',
    phone: user.phone ?? '',
    email: user.email,
  }
  return Object.fromEntries(Object.entries(known).filter(([field]) => field in fields))
}
