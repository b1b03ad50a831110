import { addDays, parisDay, type Day } from '../time/calendar'
import type { ArticleKind } from '../catalogue/articleKind'
import { BANK_ACCOUNT, COMPANY } from '../customer/company'
import { invoiceTerms, PAYMENT_DAYS } from './invoiceTerms'
import { DISCOUNT_VAT_RATE } from '../pricing/discount'
import { FALLBACK_CONFIGURATION } from '../pricing/extraCosts'
import { sumOfAmounts } from '../pricing/money'
import { DELIVERY_VAT_RATE } from '../pricing/pricing'
import { vatParts, type VatPart } from '../pricing/vat'

/** Amounts in cents HT, the rate in percent. */
type InvoiceLine = {
  label: string
  quantity: number
  unitPriceHT: number
  vatRate: number
  amountHT: number
}

/** What came of an invoice's amount, cents TTC, and how. */
export type ReceivedPayment = {
  method: 'card' | 'wireTransfer'
  paid: number
  /** The day of the latest payment; null when nothing is paid. */
  paidOn: Day | null
}

/** All that an invoice says, fixed when it is issued. */
export type InvoiceContent = {
  number: string
  issuedOn: Day
  deliveredOn: Day
  orderNumber: string
  orderedOn: Day
  seller: {
    legalName: string
    capital: string
    address: string
    siret: string
    vatNumber: string
    register: string
    email: string
    phone: string
  }
  buyer: {
    companyName: string | null
    siret: string | null
    customerName: string | null
    address: string | null
  }
  /** The buyer's reference or instructions. */
  details: string | null
  deliveryAddress: string
  lines: InvoiceLine[]
  discount: { label: string; amountHT: number } | null
  vatParts: VatPart[]
  totalHT: number
  totalVat: number
  totalTTC: number
  payment: ReceivedPayment & {
    /** When the rest must be paid. */
    dueOn: Day
    transfer: { iban: string; bic: string; accountHolder: string; reference: string }
  }
  /** What the law wants said, a sentence a line. */
  terms: string[]
}

type OrderedLine = {
  kind: ArticleKind | 'menuProduct' | 'extraCost'
  name: string
  price: number
  vatRate: number
  quantity: number
  freeQuantity: number
}

/** An order as its invoice needs it; amounts in cents. */
export type InvoicedOrder = {
  orderNumber: string
  orderedAt: Date
  deliveredAt: Date
  deliveryAddress: string
  payByCreditTransfer: boolean
  totalHT: number
  totalTTC: number
  totals: {
    sumDeliveryPriceHT: number
    sumLastMinutePriceHT: number
    sumCompanyDiscountHT: number
    companyDiscountTitle: string | null
    vatParts: VatPart[]
  }
  invoiceCompanyName: string | null
  invoiceCompanySiret: string | null
  invoiceCustomerName: string | null
  invoiceAddress: string | null
  invoiceDetails: string | null
  lines: readonly OrderedLine[]
  payments: readonly { type: string; amount: number; paidAt: Date | null; hasFailed: boolean }[]
}

/** The series that an invoice of this instant is numbered in: a year of Paris, `FA-2026`. */
export const invoiceSeries = (issuedAt: Date): string => `FA-${parisDay(issuedAt).slice(0, 4)}`

/** The number of the `count`th invoice of a series, `FA-2026-000042`. */
export const invoiceNumber = (series: string, count: number): string =>
  `${series}-${String(count).padStart(6, '0')}`

/** What the invoice of a delivered order says. The parts of its VAT are the order's own: they add up to the cent. */
export function invoiceContent(
  order: InvoicedOrder,
  { number, issuedAt }: { number: string; issuedAt: Date },
): InvoiceContent {
  const { totals, totalHT, totalTTC, orderNumber } = order
  const issuedOn = parisDay(issuedAt)
  const { legalName, capital, address, siret, vatNumber, register, email, helpPhone } = COMPANY
  return {
    number,
    issuedOn,
    deliveredOn: parisDay(order.deliveredAt),
    orderNumber,
    orderedOn: parisDay(order.orderedAt),
    seller: { legalName, capital, address, siret, vatNumber, register, email, phone: helpPhone },
    buyer: {
      companyName: order.invoiceCompanyName,
      siret: order.invoiceCompanySiret,
      customerName: order.invoiceCustomerName,
      address: order.invoiceAddress,
    },
    details: order.invoiceDetails,
    deliveryAddress: order.deliveryAddress,
    lines: linesOf(order),
    discount:
      totals.sumCompanyDiscountHT > 0
        ? { label: discountLabel(totals), amountHT: totals.sumCompanyDiscountHT }
        : null,
    vatParts: totals.vatParts.map(({ rate, amountHT, vat }) => ({ rate, amountHT, vat })),
    totalHT,
    totalVat: totalTTC - totalHT,
    totalTTC,
    payment: {
      ...receivedPayment(order),
      dueOn: addDays(issuedOn, PAYMENT_DAYS),
      transfer: { ...BANK_ACCOUNT, reference: orderNumber },
    },
    terms: invoiceTerms(PAYMENT_DAYS),
  }
}

function soldLine({ kind, name, price, vatRate, quantity, freeQuantity }: OrderedLine) {
  // The menu bears the price of its products.
  if (kind === 'menuProduct') return []
  const label = freeQuantity > 0 ? `${name} (dont ${freeQuantity}\u00a0offert)` : name
  const amountHT = price * (quantity - freeQuantity)
  return [{ label, quantity, unitPriceHT: price, vatRate, amountHT }]
}

/**
 * The discount on a document, « Remise de 10 % ». A percentage applies to some lines only: the label names them, so
 * that a reader can check it.
 */
function discountLabel({ companyDiscountTitle: title }: InvoicedOrder['totals']): string {
  if (title === null) return 'Remise'
  const label = title.replace(/^Remise -/, 'Remise de ').replace(/ %$/, '\u00a0%')
  return label.endsWith('%') ? `${label} sur plateaux, plats et menus` : label
}

const feeLine = (label: string, amountHT: number, vatRate: number): InvoiceLine[] =>
  amountHT === 0 ? [] : [{ label, quantity: 1, unitPriceHT: amountHT, vatRate, amountHT }]

function linesOf({ lines, totals }: InvoicedOrder): InvoiceLine[] {
  const charged = [
    ...lines.flatMap(soldLine),
    ...feeLine('Livraison', totals.sumDeliveryPriceHT, DELIVERY_VAT_RATE),
  ]
  const fee = totals.sumLastMinutePriceHT
  const rate = lastMinuteRate(charged, totals)
  return [...charged, ...feeLine('Frais de dernière minute', fee, rate)]
}

/** The rate that the configuration had when the order was made: the one with which its VAT comes out as it was charged. */
function lastMinuteRate(others: readonly InvoiceLine[], totals: InvoicedOrder['totals']): number {
  const discount = { amountHT: totals.sumCompanyDiscountHT, vatRate: DISCOUNT_VAT_RATE }
  const isCharged = (vatRate: number) =>
    isSameVat(
      vatParts([...others, { amountHT: totals.sumLastMinutePriceHT, vatRate }], discount),
      totals.vatParts,
    )
  const rates = totals.vatParts.map(({ rate }) => rate)
  return rates.find(isCharged) ?? FALLBACK_CONFIGURATION.lastMinuteVatRate
}

const isSameVat = (parts: readonly VatPart[], charged: readonly VatPart[]) =>
  parts.length === charged.length &&
  parts.every(({ rate, amountHT }, index) => {
    const other = charged[index]
    return rate === other?.rate && amountHT === other.amountHT
  })

/** What came, and how, whatever went back (a credit note says that): a transfer order whose money came by card alone was paid by card. */
export function receivedPayment({
  payByCreditTransfer,
  payments,
}: Pick<InvoicedOrder, 'payByCreditTransfer' | 'payments'>): ReceivedPayment {
  const received = payments.flatMap(({ type, amount, paidAt, hasFailed }) =>
    paidAt && !hasFailed && amount > 0 ? [{ type, amount, paidOn: parisDay(paidAt) }] : [],
  )
  const isByCard = received.length > 0 && received.every(({ type }) => type === 'card')
  return {
    method: payByCreditTransfer && !isByCard ? 'wireTransfer' : 'card',
    paid: sumOfAmounts(received),
    paidOn:
      received
        .map(({ paidOn }) => paidOn)
        .sort()
        .at(-1) ?? null,
  }
}
