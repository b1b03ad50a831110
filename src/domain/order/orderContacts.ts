import type { Cart, DeliveryContact, InvoiceContact } from '../cart/cart'
import { INVOICE_LENGTHS } from '../cart/cartLengths'
import {
  optionalPhoneProblem,
  optionalProblem,
  phoneProblem,
  requiredProblem,
  siretProblem,
} from '../requests/fields'
import { foundProblems } from '../requests/foundProblems'

/** A contact as a form or a cart holds it, whatever is missing. */
type Given<Contact> = { readonly [Field in keyof Omit<Contact, 'id'>]?: Contact[Field] | undefined }

type Text = string | null | undefined

/** What an invoice needs of each of its fields, in a cart and in an order. docs/rules/orders.md#invoice-details */
export const INVOICE_RULES = {
  companyName: (text: Text) => optionalProblem(text, INVOICE_LENGTHS.companyName),
  companySiret: siretProblem,
  customerName: (text: Text) => requiredProblem(text, INVOICE_LENGTHS.customerName),
  address: (text: Text) => requiredProblem(text, INVOICE_LENGTHS.address),
  details: (text: Text) => optionalProblem(text, INVOICE_LENGTHS.details),
} as const

/** What keeps an order from being delivered to this contact, by field; nothing when it may be. */
export const deliveryContactProblems = (contact: Given<DeliveryContact> | null) =>
  foundProblems({
    name: requiredProblem(contact?.name),
    phone: phoneProblem(contact?.phone),
  })

/** What keeps an order from being invoiced to this contact, by field; nothing when it may be. */
export const invoiceContactProblems = (contact: Given<InvoiceContact> | null) =>
  foundProblems({
    companyName: INVOICE_RULES.companyName(contact?.companyName),
    companySiret: INVOICE_RULES.companySiret(contact?.companySiret),
    customerName: INVOICE_RULES.customerName(contact?.customerName),
    address: INVOICE_RULES.address(contact?.address),
    phone: optionalPhoneProblem(contact?.phone),
    details: INVOICE_RULES.details(contact?.details),
  })

/** Whether the delivery of a cart still lacks whom to call. docs/rules/payments.md#wallets */
export const lacksContact = ({ deliveryContact }: Cart): boolean =>
  Object.keys(deliveryContactProblems(deliveryContact)).length > 0
