import { phoneProblem, requiredProblem } from '../../../../domain/requests/fields'
import { fieldWords } from '../../../config/fieldWords'
import { contactsCopy as copy } from './contactsCopy'

export type ContactValues = { name: string; phone: string; details: string }
export const CONTACT_FIELDS = ['name', 'phone', 'details'] as const

/** What keeps a delivery contact from being used, in words beside each field. */
export const contactErrors = ({ name, phone }: Partial<ContactValues>) => ({
  name: fieldWords('name', requiredProblem(name), { REQUIRED: copy.required.name }),
  phone: fieldWords('phone', phoneProblem(phone), { REQUIRED: copy.required.phone }),
})

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
