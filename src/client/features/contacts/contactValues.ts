import { phoneProblem, requiredProblem } from '../../../domain/fields'
import { contactsCopy as copy } from './contactsCopy'

export type ContactValues = { name: string; phone: string; details: string }
type ContactErrors = Partial<Record<keyof ContactValues, string>>

/** What keeps a delivery contact from being used, in words beside each field. */
export function contactErrors(values: Partial<ContactValues>): ContactErrors {
  const phone = phoneProblem(values.phone)
  return {
    ...(requiredProblem(values.name) === null ? {} : { name: copy.required.name }),
    ...(phone === null
      ? {}
      : { phone: phone === 'REQUIRED' ? copy.required.phone : copy.phoneInvalid }),
  }
}

type Person = { firstname: string; lastname: string; phone: string | null }

export const isBlankContact = ({ name, phone, details }: ContactValues) =>
  [name, phone, details].every((text) => text === '')

/** What the form opens with: what is in the cart, else the customer. */
export function suggestedContact(
  { name, phone, details }: ContactValues,
  person: Person | null,
): ContactValues {
  const kept = { name, phone, details }
  if (person === null || !isBlankContact(kept)) return kept
  return {
    name: `${person.firstname} ${person.lastname}`.trim(),
    phone: person.phone ?? '',
    details: '',
  }
}
