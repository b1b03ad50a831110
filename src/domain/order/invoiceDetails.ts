import type { FieldProblem } from '../requests/fields'
import { foundProblems } from '../requests/foundProblems'
import { INVOICE_RULES } from './orderContacts'

/** Whom and what an order's invoice names; null for what it leaves out. docs/rules/orders.md#invoice-details */
export type InvoiceDetails = {
  invoiceAddress: string | null
  invoiceCompanyName: string | null
  invoiceCompanySiret: string | null
  invoiceCustomerName: string | null
  invoiceDetails: string | null
}

/** As they are sent: what is absent stays as it is. */
export type GivenInvoiceDetails = {
  [Field in keyof InvoiceDetails]?: InvoiceDetails[Field] | undefined
}

type InvoiceProblems = Readonly<Partial<Record<keyof InvoiceDetails, FieldProblem>>>

/** What keeps an invoice from being written with these details, by field; nothing when it may be. */
export function invoiceProblems(details: GivenInvoiceDetails): InvoiceProblems {
  return foundProblems({
    invoiceAddress: INVOICE_RULES.address(details.invoiceAddress),
    invoiceCompanyName: INVOICE_RULES.companyName(details.invoiceCompanyName),
    invoiceCompanySiret: INVOICE_RULES.companySiret(details.invoiceCompanySiret),
    invoiceCustomerName: INVOICE_RULES.customerName(details.invoiceCustomerName),
    invoiceDetails: INVOICE_RULES.details(details.invoiceDetails),
  })
}
