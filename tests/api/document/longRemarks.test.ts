import { creditNoteContent } from '#domain/order/creditNote'
import { invoiceContent, receivedPayment, type InvoicedOrder } from '#domain/order/invoice'
import { buildCreditNote } from '#server/modules/document/creditNotePdf'
import type { DeliveredOrder } from '#server/modules/document/DeliveredOrder'
import { buildDeliveryNote } from '#server/modules/document/deliveryNotePdf'
import { buildInvoice } from '#server/modules/document/invoicePdf'
import { pdfPages } from '../../support/pdfText'

/** As a customer pastes it: a name a line, as many as the field takes. */
const GUESTS = Array.from({ length: 63 }, (_, index) => `Inv. ${index}`)
const LIST = GUESTS.join('\n')
const AT = new Date('2026-11-26T12:15:00+01:00')

const order: InvoicedOrder = {
  orderNumber: 'T-24815',
  orderedAt: AT,
  deliveredAt: AT,
  deliveryAddress: '10 rue de la Paix, 75002 Paris',
  payByCreditTransfer: true,
  totalHT: 8_000,
  totalTTC: 8_800,
  totals: {
    sumDeliveryPriceHT: 0,
    sumLastMinutePriceHT: 0,
    sumCompanyDiscountHT: 0,
    companyDiscountTitle: null,
    vatParts: [{ rate: 10, amountHT: 8_000, vat: 800 }],
  },
  invoiceCompanyName: 'Atelier Nord',
  invoiceCompanySiret: null,
  invoiceCustomerName: null,
  invoiceAddress: '24 rue de Paradis, 75010 Paris',
  invoiceDetails: LIST,
  lines: [
    {
      kind: 'product',
      name: 'Plateau Odéon',
      price: 2_000,
      vatRate: 10,
      quantity: 4,
      freeQuantity: 0,
    },
  ],
  payments: [],
}
const invoice = invoiceContent(order, { number: 'FA-2026-000042', issuedAt: AT })

const delivered: DeliveredOrder = {
  number: 'T-24815',
  status: 'confirmed',
  orderedAt: AT,
  slotStartAt: AT,
  slotEndAt: AT,
  depot: 'Paris 2e',
  companyName: 'Atelier Nord',
  deliveryAddress: '10 rue de la Paix, 75002 Paris',
  deliveryDetails: LIST,
  contactName: 'Camille Lefèvre',
  contactPhone: '06 12 34 56 78',
  toDeliversHot: false,
  hasToLeaveBags: true,
  recovery: {
    slot: { start: AT.toISOString(), end: AT.toISOString() },
    contactName: 'Paul Roy',
    contactPhone: '06 98 76 54 32',
    address: null,
    instructions: LIST,
  },
  lines: [{ label: 'Plateau Odéon', quantity: 4, parts: [] }],
}

test.each<[string, number, () => Promise<Buffer>]>([
  ['an invoice', 1, () => buildInvoice(invoice, receivedPayment(order), AT)],
  [
    'a credit note',
    1,
    () => {
      const head = { number: 'AV-2026-000001', issuedAt: AT, method: 'card' as const }
      return buildCreditNote(creditNoteContent(invoice, invoice.vatParts, 1_000, head), AT)
    },
  ],
  // Two lists, each half a page.
  ['a delivery note', 2, () => buildDeliveryNote(delivered)],
])('%s has room for a list of guests that a customer pasted', async (_document, most, build) => {
  expect(LIST.length).toBeLessThanOrEqual(500)
  const pages = pdfPages(await build())
  const words = pages.join(' ').replace(/\s+/g, ' ')
  for (const guest of GUESTS) expect(words).toContain(guest)
  expect(pages.length).toBeLessThanOrEqual(most)
})
