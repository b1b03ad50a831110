import { parisDay, type Day } from '../time/calendar'
import type { InvoiceContent } from './invoice'
import { roundHalfUp, sum, sumOfAmounts } from '../pricing/money'
import type { VatPart } from '../pricing/vat'

/** All that a credit note says, fixed when it is issued; amounts in cents, above 0: they are given back. */
export type CreditNoteContent = {
  number: string
  issuedOn: Day
  invoiceNumber: string
  invoiceIssuedOn: Day
  orderNumber: string
  seller: InvoiceContent['seller']
  buyer: InvoiceContent['buyer']
  details: string | null
  method: 'card' | 'wireTransfer'
  vatParts: VatPart[]
  totalHT: number
  totalVat: number
  totalTTC: number
  /** Whether nothing is left of the invoice. */
  isLast: boolean
}

/** The series that a credit note of this instant is numbered in: a year of Paris, `AV-2026`. */
export const creditNoteSeries = (issuedAt: Date): string => `AV-${parisDay(issuedAt).slice(0, 4)}`

const totalOf = ({ amountHT, vat }: VatPart) => amountHT + vat

/** Cents TTC. */
export const totalTTC = (parts: readonly VatPart[]): number => sum(parts.map(totalOf))

/** What earlier credit notes have left of an invoice, by rate. */
export function leftOfInvoice(
  invoiced: readonly VatPart[],
  credited: readonly (readonly VatPart[])[],
): VatPart[] {
  return invoiced.map(({ rate, amountHT, vat }) => {
    const taken = credited.flatMap((parts) => parts.filter((part) => part.rate === rate))
    return {
      rate,
      amountHT: amountHT - sum(taken.map((part) => part.amountHT)),
      vat: vat - sum(taken.map((part) => part.vat)),
    }
  })
}

/**
 * An amount TTC shared out over what is left of an invoice, in proportion, to the cent: the parts add up to it, and once
 * all of the invoice is given back the credit notes add up to the invoice. At most what is left is given back.
 */
export function creditedParts(left: readonly VatPart[], amountTTC: number): VatPart[] {
  const whole = totalTTC(left)
  const amount = Math.min(amountTTC, whole)
  if (amount <= 0) return []
  const shares = left.map((part) => {
    const exact = (amount * totalOf(part)) / whole
    return { part, cents: Math.floor(exact), rest: exact - Math.floor(exact) }
  })
  const missing = amount - sum(shares.map(({ cents }) => cents))
  const first = [...shares].sort((a, b) => b.rest - a.rest).slice(0, missing)
  return shares.flatMap((share) => {
    const ttc = share.cents + (first.includes(share) ? 1 : 0)
    if (ttc === 0) return []
    const { part } = share
    const vat = ttc === totalOf(part) ? part.vat : roundHalfUp((ttc * part.vat) / totalOf(part))
    return [{ rate: part.rate, amountHT: ttc - vat, vat }]
  })
}

/** A refund that went, or what a credit note is for; `amount` in cents TTC above 0. */
type Credited = { paymentId: number; amount: number }

/**
 * How much of each refund made has to be credited, in cents. A credit note never changes: one of a refund that the bank
 * sent back stands for the refunds that replace it, whatever way they go.
 */
export function amountsToCredit<Made extends Credited>(
  refunds: readonly Made[],
  notes: readonly Credited[],
): Made[] {
  const isCredited = ({ paymentId }: Made) => notes.some((note) => note.paymentId === paymentId)
  let spare = Math.max(0, sumOfAmounts(notes) - sumOfAmounts(refunds.filter(isCredited)))
  return refunds.flatMap((refund) => {
    if (isCredited(refund)) return []
    const covered = Math.min(spare, refund.amount)
    spare -= covered
    return covered === refund.amount ? [] : [{ ...refund, amount: refund.amount - covered }]
  })
}

type Head = { number: string; issuedAt: Date; method: CreditNoteContent['method'] }

/** What the credit note of a refund says, given what earlier ones have left of the invoice. */
export function creditNoteContent(
  invoice: InvoiceContent,
  left: readonly VatPart[],
  refundTTC: number,
  { number, issuedAt, method }: Head,
): CreditNoteContent {
  const vatParts = creditedParts(left, refundTTC)
  const totalHT = sum(vatParts.map(({ amountHT }) => amountHT))
  const totalVat = sum(vatParts.map(({ vat }) => vat))
  return {
    number,
    issuedOn: parisDay(issuedAt),
    invoiceNumber: invoice.number,
    invoiceIssuedOn: invoice.issuedOn,
    orderNumber: invoice.orderNumber,
    seller: invoice.seller,
    buyer: invoice.buyer,
    details: invoice.details,
    method,
    vatParts,
    totalHT,
    totalVat,
    totalTTC: totalHT + totalVat,
    isLast: totalHT + totalVat === totalTTC(left),
  }
}
