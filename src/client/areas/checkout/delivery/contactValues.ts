import type { DeliveryContact } from '#domain/cart/cart'
import { deliveryContactProblems } from '#domain/order/orderContacts'
import { fieldWords } from '../../../config/fieldWords'
import { contactsCopy as copy } from './contactsCopy'

export type ContactValues = { name: string; phone: string; details: string }
/** What the form of the step holds; the address is asked of a visitor only. */
export type DeliveryValues = ContactValues & { email: string; deliveryContactSMSNumber: string }

export const CONTACT_FIELDS = ['name', 'phone', 'details'] as const

/** What keeps a delivery contact from being used, in words beside each field. */
export function contactErrors(values: Partial<ContactValues>, isAtCounter: boolean) {
  const { name, phone } = deliveryContactProblems(values)
  return {
    name: fieldWords('name', name, {
      REQUIRED: isAtCounter ? copy.counter.nameRequired : copy.required.name,
    }),
    phone: fieldWords('phone', phone, { REQUIRED: copy.required.phone }),
  }
}

type Person = { firstname: string; lastname: string; phone: string | null }

/** A contact as its form holds it. */
export const contactValues = (contact: Omit<DeliveryContact, 'id'> | null): ContactValues => ({
  name: contact?.name ?? '',
  phone: contact?.phone ?? '',
  details: contact?.details ?? '',
})

/** What the form holds, as the cart keeps it. */
export const writtenValues = ({
  name,
  phone,
  details,
}: ContactValues): Omit<DeliveryContact, 'id'> => ({
  name: name || null,
  phone: phone || null,
  details: details || null,
})

/** What the form opens with: what is in the cart, else the customer, as they received a delivery the last time. */
export function suggestedContact(
  contact: DeliveryContact | null,
  person: Person | null,
  lastContacts: readonly ContactValues[] = [],
): ContactValues {
  if (person === null || contact !== null) return contactValues(contact)
  const name = `${person.firstname} ${person.lastname}`.trim()
  const phone = person.phone ?? ''
  const last = lastContacts.find((other) => other.name === name)
  return last && (phone === '' || phone === last.phone) ? last : { name, phone, details: '' }
}
