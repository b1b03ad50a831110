import type { Cart, DeliveryContact, InvoiceContact } from './cartSchema'

/** The id of a contact written by hand. docs/rules/cart.md#contacts */
export const HANDWRITTEN = '0'

/** The delivery contact that nothing has been written into. */
export const BLANK_DELIVERY_CONTACT: DeliveryContact = {
  id: HANDWRITTEN,
  name: null,
  phone: null,
  details: null,
}

/** The invoice contact that nothing has been written into. */
export const BLANK_INVOICE_CONTACT: InvoiceContact = {
  id: HANDWRITTEN,
  address: null,
  customerName: null,
  companyName: null,
  companySiret: null,
  phone: null,
  details: null,
}

/** The contact; null for one in which nothing is written. */
export function writtenContact<Contact extends { id: string }>(
  contact: Contact | null,
): Contact | null {
  const isWritten = Object.entries(contact ?? {}).some(
    ([field, value]) => field !== 'id' && value !== null,
  )
  return isWritten ? contact : null
}

type Contacts = {
  deliveryContact: { id: string } | null
  invoiceContact: { id: string } | null
}

/** A cart's choices with its contacts by their words alone: the same person, remembered since, is no other one. */
export const withContactsByWords = <Choices extends Contacts>(choices: Choices): Choices => ({
  ...choices,
  deliveryContact: choices.deliveryContact && { ...choices.deliveryContact, id: HANDWRITTEN },
  invoiceContact: choices.invoiceContact && { ...choices.invoiceContact, id: HANDWRITTEN },
})

/** Takes a remembered delivery contact with its id. */
export const rememberDeliveryContact = (cart: Cart, contact: DeliveryContact): Cart => ({
  ...cart,
  deliveryContact: writtenContact(contact),
})

/** Edits the delivery contact by hand, which makes it a new one. docs/rules/cart.md#contacts */
export const editDeliveryContact = (cart: Cart, edit: Partial<Omit<DeliveryContact, 'id'>>): Cart =>
  rememberDeliveryContact(cart, {
    ...BLANK_DELIVERY_CONTACT,
    ...cart.deliveryContact,
    ...edit,
    id: HANDWRITTEN,
  })

/** Takes a remembered invoice contact with its id. */
export const rememberInvoiceContact = (cart: Cart, contact: InvoiceContact): Cart => ({
  ...cart,
  invoiceContact: writtenContact(contact),
})

/** Edits the invoice contact by hand, which makes it a new one. docs/rules/cart.md#contacts */
export const editInvoiceContact = (cart: Cart, edit: Partial<Omit<InvoiceContact, 'id'>>): Cart =>
  rememberInvoiceContact(cart, {
    ...BLANK_INVOICE_CONTACT,
    ...cart.invoiceContact,
    ...edit,
    id: HANDWRITTEN,
  })
