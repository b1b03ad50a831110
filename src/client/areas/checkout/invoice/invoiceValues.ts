import type { Cart, InvoiceContact } from '#domain/cart/cart'
import { invoiceContactProblems } from '#domain/order/orderContacts'
import { formatSiret } from '#domain/requests/fields'
import { fieldWords } from '../../../config/fieldWords'
import { invoiceCopy as copy } from './invoiceCopy'

export type InvoiceValues = {
  companyName: string
  companySiret: string
  customerName: string
  address: string
  phone: string
  details: string
}

export const INVOICE_FIELDS = [
  'companyName',
  'companySiret',
  'customerName',
  'address',
  'phone',
  'details',
] as const

/** What keeps invoice details from being used, in words beside each field. */
export const invoiceErrors = (values: Partial<InvoiceValues>) =>
  Object.fromEntries(
    Object.entries(invoiceContactProblems(values)).map(([field, problem]) => [
      field,
      fieldWords(field, problem, { SIRET: copy.siretInvalid }),
    ]),
  )

type Person = {
  firstname: string
  lastname: string
  companyName: string | null
  phone: string | null
}

type Written = Omit<InvoiceContact, 'id'>

/** A contact as its form holds it. */
export const invoiceValues = (contact: Written | null): InvoiceValues => ({
  companyName: contact?.companyName ?? '',
  companySiret: formatSiret(contact?.companySiret ?? ''),
  customerName: contact?.customerName ?? '',
  address: contact?.address ?? '',
  phone: contact?.phone ?? '',
  details: contact?.details ?? '',
})

/** What the form holds, as the cart keeps it. */
export const writtenInvoice = (values: InvoiceValues): Written => ({
  companyName: values.companyName || null,
  companySiret: values.companySiret || null,
  customerName: values.customerName || null,
  address: values.address || null,
  phone: values.phone || null,
  details: values.details || null,
})

/**
 * The remembered contact that the cart's says again, else the cart's. That of an order made anew says it without the telephone,
 * which no order keeps.
 */
export const recognisedInvoice = (contacts: readonly InvoiceContact[], kept: InvoiceContact) =>
  contacts.find((contact) => {
    const said = invoiceValues({ ...kept, phone: kept.phone ?? contact.phone })
    return INVOICE_FIELDS.every((field) => said[field] === invoiceValues(contact)[field])
  }) ?? kept

/** What the invoice of a visitor most likely says: who receives the delivery, at its address. */
export const visitorInvoice = ({ address, deliveryContact }: Cart): Written => ({
  companyName: null,
  companySiret: null,
  customerName: deliveryContact?.name ?? null,
  address,
  phone: deliveryContact?.phone ?? null,
  details: null,
})

/** What a first invoice most likely says: the customer, at the delivery address, under the phone given for the delivery. */
export const suggestedInvoice = (
  person: Person,
  { address, phone }: { address: string | null; phone: string | null },
): Written => ({
  companyName: person.companyName,
  companySiret: null,
  customerName: `${person.firstname} ${person.lastname}`.trim(),
  address,
  phone: phone ?? person.phone,
  details: null,
})
