import { isFrenchPhone, requiredProblem, siretProblem } from '../../../domain/fields'
import { invoiceCopy as copy } from './invoiceCopy'

export type InvoiceValues = {
  companyName: string
  companySiret: string
  customerName: string
  address: string
  phone: string
  details: string
}
type InvoiceErrors = Partial<Record<keyof InvoiceValues, string>>

/** What keeps invoice details from being used, in words beside each field. */
export function invoiceErrors(values: Partial<InvoiceValues>): InvoiceErrors {
  const phone = (values.phone ?? '').trim()
  return {
    ...(siretProblem(values.companySiret) === null ? {} : { companySiret: copy.siretInvalid }),
    ...(requiredProblem(values.customerName) === null
      ? {}
      : { customerName: copy.required.customerName }),
    ...(requiredProblem(values.address) === null ? {} : { address: copy.required.address }),
    ...(phone === '' || isFrenchPhone(phone) ? {} : { phone: copy.phoneInvalid }),
  }
}

type Person = {
  firstname: string
  lastname: string
  companyName: string | null
  phone: string | null
}

export const isBlankInvoice = ({ customerName, companyName, companySiret }: InvoiceValues) =>
  [customerName, companyName, companySiret].every((text) => text === '')

/** The fields alone, without the contact's id. */
export const invoiceValues = (contact: InvoiceValues): InvoiceValues => ({
  companyName: contact.companyName,
  companySiret: contact.companySiret,
  customerName: contact.customerName,
  address: contact.address,
  phone: contact.phone,
  details: contact.details,
})

/** What a first invoice most likely says: the customer, at the delivery address. */
export const suggestedInvoice = (person: Person, address: string): InvoiceValues => ({
  companyName: person.companyName ?? '',
  companySiret: '',
  customerName: `${person.firstname} ${person.lastname}`.trim(),
  address,
  phone: person.phone ?? '',
  details: '',
})
