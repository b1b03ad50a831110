import { BANK_ACCOUNT } from '#domain/customer/company'
import { creditNoteContent, creditNoteSeries } from '#domain/order/creditNote'
import type { InvoiceContent } from '#domain/order/invoice'

const invoice: InvoiceContent = {
  number: 'FA-2026-000042',
  issuedOn: '2026-11-26',
  deliveredOn: '2026-11-26',
  orderNumber: 'T-24815',
  orderedOn: '2026-11-24',
  seller: {
    legalName: 'Tablée SAS',
    capital: '',
    address: '',
    siret: '',
    vatNumber: '',
    register: '',
    email: '',
    phone: '',
  },
  buyer: { companyName: 'Atelier Nord', siret: null, customerName: null, address: null },
  details: 'Bon 7',
  deliveryAddress: '10 rue de la Paix, 75002 Paris',
  lines: [],
  discount: null,
  vatParts: [
    { rate: 10, amountHT: 10_000, vat: 1_000 },
    { rate: 20, amountHT: 1_000, vat: 200 },
  ],
  totalHT: 11_000,
  totalVat: 1_200,
  totalTTC: 12_200,
  payment: {
    method: 'card',
    paid: 12_200,
    paidOn: '2026-11-24',
    dueOn: '2026-12-26',
    transfer: { ...BANK_ACCOUNT, reference: 'T-24815' },
  },
  terms: [],
}
const head = {
  number: 'AV-2026-000007',
  issuedAt: new Date('2026-12-01T23:30:00Z'),
  method: 'wireTransfer',
} as const

test('a series of credit notes is a year of Paris', () => {
  expect(creditNoteSeries(new Date('2026-12-31T22:59:59Z'))).toBe('AV-2026')
  expect(creditNoteSeries(new Date('2026-12-31T23:00:00Z'))).toBe('AV-2027')
})

test('a credit note names its invoice, and what it gives back HT, in VAT and TTC', () => {
  const { seller, buyer } = invoice
  expect(creditNoteContent(invoice, invoice.vatParts, 6_100, head)).toEqual({
    number: 'AV-2026-000007',
    issuedOn: '2026-12-02',
    invoiceNumber: 'FA-2026-000042',
    invoiceIssuedOn: '2026-11-26',
    orderNumber: 'T-24815',
    seller,
    buyer,
    details: 'Bon 7',
    method: 'wireTransfer',
    vatParts: [
      { rate: 10, amountHT: 5_000, vat: 500 },
      { rate: 20, amountHT: 500, vat: 100 },
    ],
    totalHT: 5_500,
    totalVat: 600,
    totalTTC: 6_100,
    isLast: false,
  })
})

test('the last one gives back all that is left, and says so', () => {
  const isLast = (refundTTC: number) =>
    creditNoteContent(invoice, invoice.vatParts, refundTTC, head).isLast
  expect([12_199, 12_200].map(isLast)).toEqual([false, true])
})
