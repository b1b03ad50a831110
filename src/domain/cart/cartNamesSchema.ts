import * as v from 'valibot'
import { INVOICE_LENGTHS } from './cartLengths'
import { lineOfText, optionalInstant, text } from './cartSchema'

/**
 * The flat names of a cart that is stored or sent, beside the invoice contact and the slot that say the same.
 * docs/rules/cart.md#names, docs/decisions/035-names-of-the-cart.md
 */
export const cartNamesSchema = v.object({
  invoiceAddress: lineOfText(INVOICE_LENGTHS.address),
  invoiceCompanyName: lineOfText(INVOICE_LENGTHS.companyName),
  invoiceCompanySiret: lineOfText(INVOICE_LENGTHS.companySiret),
  invoiceCustomerName: lineOfText(INVOICE_LENGTHS.customerName),
  invoiceDetails: text(INVOICE_LENGTHS.details),
  deliverySlotStartAt: optionalInstant,
  deliverySlotEndAt: optionalInstant,
})
export type CartNames = v.InferOutput<typeof cartNamesSchema>
