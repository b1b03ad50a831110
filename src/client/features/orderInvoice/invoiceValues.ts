import { invoiceProblems, type InvoiceDetails } from '../../../domain/invoiceDetails'
import { orderInvoiceCopy as copy } from './orderInvoiceCopy'

export type InvoiceValues = Record<keyof InvoiceDetails, string>

/** Codes of problems by field, in words; an unknown code says that something is wrong all the same. */
export const inWords = (problems: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, code]) => [
      field,
      isKnown(code) ? copy.errors[code] : copy.errors.INVALID,
    ]),
  )

/** What keeps the details from being saved, in words beside each field. */
export const invoiceErrors = (values: Partial<InvoiceValues>) =>
  inWords({ ...invoiceProblems(values) })

const isKnown = (code: string): code is keyof typeof copy.errors => code in copy.errors
