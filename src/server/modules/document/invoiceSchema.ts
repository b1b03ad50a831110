import * as v from 'valibot'
import type { InvoiceContent } from '#domain/order/invoice'

const words = v.string()
const maybe = v.nullable(words)
const cents = v.number()

const seller = v.object({
  legalName: words,
  capital: words,
  address: words,
  siret: words,
  vatNumber: words,
  register: words,
  email: words,
  phone: words,
})
const buyer = v.object({ companyName: maybe, siret: maybe, customerName: maybe, address: maybe })
const vatParts = v.array(v.object({ rate: v.number(), amountHT: cents, vat: cents }))

const contentSchema = v.object({
  number: words,
  issuedOn: words,
  deliveredOn: words,
  orderNumber: words,
  orderedOn: words,
  seller,
  buyer,
  details: maybe,
  deliveryAddress: words,
  lines: v.array(
    v.object({
      label: words,
      quantity: v.number(),
      unitPriceHT: cents,
      vatRate: v.number(),
      amountHT: cents,
    }),
  ),
  discount: v.nullable(v.object({ label: words, amountHT: cents })),
  vatParts,
  totalHT: cents,
  totalVat: cents,
  totalTTC: cents,
  payment: v.object({
    method: v.picklist(['card', 'wireTransfer']),
    paid: cents,
    paidOn: maybe,
    dueOn: words,
    transfer: v.object({ iban: words, bic: words, accountHolder: words, reference: words }),
  }),
  terms: v.array(words),
})

/** Reads back what was written when the invoice was issued. */
export const parseInvoice = (stored: unknown): InvoiceContent => v.parse(contentSchema, stored)

/** Reads back what was written when a credit note was issued. */
export const creditNoteSchema = v.object({
  number: words,
  issuedOn: words,
  invoiceNumber: words,
  invoiceIssuedOn: words,
  orderNumber: words,
  seller,
  buyer,
  details: maybe,
  method: v.picklist(['card', 'wireTransfer']),
  vatParts,
  totalHT: cents,
  totalVat: cents,
  totalTTC: cents,
  isLast: v.boolean(),
})
