import type { ContactValues } from './contactValues'

/** Who takes a meal at the counter, with the phone that the same person gave the last time where the account has none. */
export function counterContact(
  contact: ContactValues,
  lastContacts: readonly Pick<ContactValues, 'name' | 'phone'>[],
): ContactValues {
  const last = lastContacts.find(({ name }) => name === contact.name)
  return { ...contact, phone: contact.phone || (last?.phone ?? '') }
}
