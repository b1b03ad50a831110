import type { Cart, DeliveryContact } from '#domain/cart/cart'
import { isCounterMeal } from '#domain/cart/counterMeal'
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

/**
 * What the form opens with: what is in the cart, else the customer, as they received a delivery the last time; at the counter without
 * what was told to who delivered. `latest` are those who did, the last one first.
 */
export function suggestedContact(
  cart: Cart,
  person: Person | null,
  latest: readonly DeliveryContact[],
): ContactValues {
  const isOwn = person !== null && cart.deliveryContact === null
  const contact = isOwn ? ownContact(person) : contactValues(cart.deliveryContact)
  const last = latest.find(({ name }) => name === contact.name)
  if (isCounterMeal(cart)) return { ...contact, phone: contact.phone || (last?.phone ?? '') }
  const isSamePerson = isOwn && last && (contact.phone === '' || contact.phone === last.phone)
  return isSamePerson ? contactValues(last) : contact
}

const ownContact = ({ firstname, lastname, phone }: Person): ContactValues => ({
  name: `${firstname} ${lastname}`.trim(),
  phone: phone ?? '',
  details: '',
})
