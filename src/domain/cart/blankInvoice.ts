import type { InvoiceContact } from './cart'

/** Whether neither a person nor a company is named yet. */
export const isBlankInvoice = (contact: InvoiceContact | null): boolean =>
  [contact?.customerName, contact?.companyName, contact?.companySiret].every((text) => !text)
