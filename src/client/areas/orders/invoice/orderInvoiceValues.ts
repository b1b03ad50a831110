import { invoiceProblems, type InvoiceDetails } from '#domain/order/invoiceDetails'
import { fieldWords } from '../../../config/fieldWords'
import { orderInvoiceCopy as copy } from './orderInvoiceCopy'

export type OrderInvoiceValues = Record<keyof InvoiceDetails, string>

/** Codes of problems by field, in words. */
export const inWords = (problems: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(problems).map(([field, code]) => [field, fieldWords(field, code, copy.errors)]),
  )

/** What keeps the details from being saved, in words beside each field. */
export const orderInvoiceErrors = (values: Partial<OrderInvoiceValues>) =>
  inWords({ ...invoiceProblems(values) })
