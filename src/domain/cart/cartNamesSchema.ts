import * as v from 'valibot'
import { CART_LENGTHS } from './cartLengths'
import { lineOfText, optionalInstant, text } from './cartSchema'

/**
 * The flat names of a cart that is stored or sent, beside the invoice contact and the slot that say the same.
 * docs/rules/cart.md#names, docs/decisions/035-names-of-the-cart.md
 */
export const cartNamesSchema = v.object({
  invoiceAddress: lineOfText(CART_LENGTHS.address),
  invoiceCompanyName: lineOfText(CART_LENGTHS.text),
  invoiceCompanySiret: lineOfText(CART_LENGTHS.text),
  invoiceCustomerName: lineOfText(CART_LENGTHS.name),
  invoiceDetails: text(CART_LENGTHS.text),
  deliverySlotStartAt: optionalInstant,
  deliverySlotEndAt: optionalInstant,
})
export type CartNames = v.InferOutput<typeof cartNamesSchema>
