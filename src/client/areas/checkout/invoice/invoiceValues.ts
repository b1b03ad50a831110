import {
  optionalPhoneProblem,
  optionalProblem,
  requiredProblem,
  siretProblem,
} from '../../../../domain/requests/fields'
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
export const invoiceErrors = (values: Partial<InvoiceValues>) => ({
  companyName: fieldWords('companyName', optionalProblem(values.companyName)),
  companySiret: fieldWords('companySiret', siretProblem(values.companySiret), {
    SIRET: copy.siretInvalid,
  }),
  customerName: fieldWords('customerName', requiredProblem(values.customerName)),
  address: fieldWords('address', requiredProblem(values.address)),
  phone: fieldWords('phone', optionalPhoneProblem(values.phone)),
  details: fieldWords('details', optionalProblem(values.details)),
})

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

/** What a first invoice most likely says: the customer, at the delivery address, under the phone given for the delivery. */
export const suggestedInvoice = (
  person: Person,
  { address, phone }: { address: string; phone: string },
): InvoiceValues => ({
  companyName: person.companyName ?? '',
  companySiret: '',
  customerName: `${person.firstname} ${person.lastname}`.trim(),
  address,
  phone: phone || (person.phone ?? ''),
  details: '',
})
