import { BLANK_INVOICE_CONTACT } from './cartContacts'
import type { CartNames } from './cartNamesSchema'
import type { Cart } from './cartSchema'

type Held = Pick<Cart, 'invoiceContact' | 'deliverySlot'>

/** What the contact and the slot hold, under the flat names. */
export const cartNames = ({ invoiceContact, deliverySlot }: Held): CartNames => ({
  invoiceAddress: invoiceContact?.address ?? null,
  invoiceCompanyName: invoiceContact?.companyName ?? null,
  invoiceCompanySiret: invoiceContact?.companySiret ?? null,
  invoiceCustomerName: invoiceContact?.customerName ?? null,
  invoiceDetails: invoiceContact?.details ?? null,
  deliverySlotStartAt: deliverySlot?.start ?? null,
  deliverySlotEndAt: deliverySlot?.end ?? null,
})

/** The contact and the slot of a cart that names them flat, as objects, or both; a flat name counts. */
export function readCartNames(cart: Held & CartNames): Held {
  const { invoiceContact, deliverySlot, deliverySlotStartAt, deliverySlotEndAt } = cart
  const named = Object.entries({
    address: cart.invoiceAddress,
    companyName: cart.invoiceCompanyName,
    companySiret: cart.invoiceCompanySiret,
    customerName: cart.invoiceCustomerName,
    details: cart.invoiceDetails,
  }).filter(([, value]) => value !== null)
  return {
    invoiceContact:
      named.length === 0
        ? invoiceContact
        : { ...BLANK_INVOICE_CONTACT, ...invoiceContact, ...Object.fromEntries(named) },
    deliverySlot:
      deliverySlotStartAt === null || deliverySlotEndAt === null
        ? deliverySlot
        : { start: deliverySlotStartAt, end: deliverySlotEndAt },
  }
}

/** What is wrong with the flat names of a cart: they say otherwise than the object beside them, or name half a slot. */
export function cartNameProblems(
  cart: Held & CartNames,
): Partial<Record<keyof CartNames, 'CONTRADICTION' | 'REQUIRED'>> {
  const held = cartNames(cart)
  const { deliverySlotStartAt: start, deliverySlotEndAt: end } = cart
  const contradicted = Object.entries(held).flatMap(([name, value]) => {
    const flat = cart[name as keyof CartNames]
    return flat !== null && value !== null && flat !== value ? [[name, 'CONTRADICTION']] : []
  })
  const isHalf = cart.deliverySlot === null && (start === null) !== (end === null)
  return {
    ...Object.fromEntries(contradicted),
    ...(isHalf && { [start === null ? 'deliverySlotStartAt' : 'deliverySlotEndAt']: 'REQUIRED' }),
  }
}
