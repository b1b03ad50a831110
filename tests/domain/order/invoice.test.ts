import {
  invoiceContent,
  invoiceNumber,
  invoiceSeries,
  type InvoicedOrder,
} from '#domain/order/invoice'

const line = { kind: 'product', quantity: 1, freeQuantity: 0, vatRate: 10 } as const

const order: InvoicedOrder = {
  orderNumber: 'T-24815',
  orderedAt: new Date('2026-11-24T10:00:00+01:00'),
  deliveredAt: new Date('2026-11-26T12:15:00+01:00'),
  deliveryAddress: '10 rue de la Paix, 75002 Paris',
  payByCreditTransfer: false,
  totalHT: 9_950,
  totalTTC: 10_990,
  totals: {
    sumDeliveryPriceHT: 900,
    sumLastMinutePriceHT: 0,
    sumCompanyDiscountHT: 950,
    companyDiscountTitle: 'Remise -10 %',
    vatParts: [
      { rate: 5.5, amountHT: 1_000, vat: 55 },
      { rate: 10, amountHT: 8_050, vat: 805 },
      { rate: 20, amountHT: 900, vat: 180 },
    ],
  },
  invoiceCompanyName: 'Atelier Nord',
  invoiceCompanySiret: '90481726900015',
  invoiceCustomerName: 'Camille Lefèvre',
  invoiceAddress: '24 rue de Paradis, 75010 Paris',
  invoiceDetails: null,
  lines: [
    { ...line, name: 'Plateau Odéon', price: 2_000, quantity: 4 },
    { ...line, kind: 'menu', name: 'Buffet', price: 1_000 },
    { ...line, kind: 'menuProduct', name: 'Quiche', price: 0 },
    { ...line, name: 'Eau plate', price: 500, quantity: 3, freeQuantity: 1, vatRate: 5.5 },
  ],
  payments: [],
}
const issue = { number: 'FA-2026-000042', issuedAt: new Date('2026-11-26T12:15:02+01:00') }

test('a series is a year of Paris, and a number has six digits', () => {
  expect(invoiceSeries(new Date('2026-12-31T22:59:59Z'))).toBe('FA-2026')
  expect(invoiceSeries(new Date('2026-12-31T23:00:00Z'))).toBe('FA-2027')
  expect(invoiceNumber('FA-2026', 42)).toBe('FA-2026-000042')
  expect(invoiceNumber('FA-2026', 1_000_000)).toBe('FA-2026-1000000')
})

test('lines, fees and discount add up to the total HT, the parts of the VAT to the total TTC', () => {
  const { lines, discount, vatParts, totalHT, totalVat, totalTTC } = invoiceContent(order, issue)
  const sum = lines.reduce((total, { amountHT }) => total + amountHT, 0)
  expect(sum - (discount?.amountHT ?? 0)).toBe(totalHT)
  expect(vatParts.reduce((total, { amountHT }) => total + amountHT, 0)).toBe(totalHT)
  expect(vatParts.reduce((total, { vat }) => total + vat, 0)).toBe(totalVat)
  expect(totalHT + totalVat).toBe(totalTTC)
})

test('a menu is one line, what is free costs nothing, the delivery has the VAT of fees', () => {
  expect(invoiceContent(order, issue).lines).toEqual([
    { label: 'Plateau Odéon', quantity: 4, unitPriceHT: 2_000, vatRate: 10, amountHT: 8_000 },
    { label: 'Buffet', quantity: 1, unitPriceHT: 1_000, vatRate: 10, amountHT: 1_000 },
    {
      label: 'Eau plate (dont 1\u00a0offert)',
      quantity: 3,
      unitPriceHT: 500,
      vatRate: 5.5,
      amountHT: 1_000,
    },
    { label: 'Livraison', quantity: 1, unitPriceHT: 900, vatRate: 20, amountHT: 900 },
  ])
})

test('a discount says what a percentage was taken off; an amount says itself', () => {
  const labelOf = (companyDiscountTitle: string | null) =>
    invoiceContent({ ...order, totals: { ...order.totals, companyDiscountTitle } }, issue).discount
      ?.label
  expect(labelOf('Remise -10 %')).toBe('Remise de 10\u00a0% sur plateaux, plats et menus')
  expect(labelOf('Remise -7,5 %')).toBe('Remise de 7,5\u00a0% sur plateaux, plats et menus')
  expect(labelOf('Remise -9,50\u00a0€')).toBe('Remise de 9,50\u00a0€')
  expect(labelOf(null)).toBe('Remise')
})

test('an order without a discount names none', () => {
  const totals = { ...order.totals, sumCompanyDiscountHT: 0, companyDiscountTitle: null }
  expect(invoiceContent({ ...order, totals }, issue).discount).toBeNull()
})

test('it says what was paid and when, and when the rest is due: 30 days after the issue', () => {
  const paidAt = new Date('2026-11-24T23:30:00Z')
  const payments = [
    { type: 'card', amount: 10_990, paidAt, hasFailed: false },
    { type: 'card', amount: 10_990, paidAt: null, hasFailed: true },
  ]
  expect(invoiceContent({ ...order, payments }, issue).payment).toMatchObject({
    method: 'card',
    paid: 10_990,
    paidOn: '2026-11-25',
  })
  expect(invoiceContent({ ...order, payByCreditTransfer: true }, issue).payment).toMatchObject({
    method: 'wireTransfer',
    paid: 0,
    paidOn: null,
    dueOn: '2026-12-26',
    transfer: { reference: 'T-24815' },
  })
})

test('issued on the day after the delivery, it names both days, and is due 30 days after the issue', () => {
  const deliveredAt = new Date('2026-11-26T22:59:00Z')
  const issuedAt = new Date('2026-11-26T23:01:00Z')
  expect(invoiceContent({ ...order, deliveredAt }, { ...issue, issuedAt })).toMatchObject({
    deliveredOn: '2026-11-26',
    issuedOn: '2026-11-27',
    payment: { dueOn: '2026-12-27' },
  })
})

test('it says the day of the latest payment, and what came, whatever went back', () => {
  const on = (day: number) => new Date(`2026-11-${day}T09:00:00Z`)
  // As they are read: the newest first.
  const payments = [
    { type: 'cardRefund', amount: -1_000, paidAt: on(27), hasFailed: false },
    { type: 'wireTransfer', amount: 2_000, paidAt: on(26), hasFailed: false },
    { type: 'card', amount: 5_000, paidAt: on(24), hasFailed: false },
  ]
  expect(invoiceContent({ ...order, payments }, issue).payment).toMatchObject({
    paid: 7_000,
    paidOn: '2026-11-26',
  })
  expect(
    invoiceContent({ ...order, payments: [...payments].reverse() }, issue).payment.paidOn,
  ).toBe('2026-11-26')
})

test('it names penalties, the 40 EUR indemnity and the absence of a discount for early payment', () => {
  const terms = invoiceContent(order, issue).terms.join(' ')
  expect(terms).toMatch(/trois fois le taux d’intérêt légal/)
  expect(terms).toMatch(/indemnité forfaitaire de 40\u00a0€/)
  expect(terms).toMatch(/Pas d’escompte/)
  expect(terms).toMatch(/30\u00a0jours/)
})

test.each([10, 20])(
  'the last-minute fee has the VAT that it was charged with, %d percent',
  (rate) => {
    const fee = 1_000
    const vatParts = order.totals.vatParts.map((part) => {
      const amountHT = part.amountHT + (part.rate === rate ? fee : 0)
      return { ...part, amountHT, vat: Math.round((amountHT * part.rate) / 100) }
    })
    const totals = { ...order.totals, sumLastMinutePriceHT: fee, vatParts }
    expect(invoiceContent({ ...order, totals }, issue).lines.at(-1)).toEqual({
      label: 'Frais de dernière minute',
      quantity: 1,
      unitPriceHT: fee,
      vatRate: rate,
      amountHT: fee,
    })
  },
)

test('a transfer order is said to be paid by card when a card alone has paid it', () => {
  const paidAt = new Date('2026-11-25T09:00:00Z')
  const byCard = { type: 'card', amount: 5_000, paidAt, hasFailed: false }
  const byTransfer = { ...byCard, type: 'wireTransfer' }
  const methodOf = (payments: InvoicedOrder['payments'], payByCreditTransfer = true) =>
    invoiceContent({ ...order, payByCreditTransfer, payments }, issue).payment.method
  expect(methodOf([])).toBe('wireTransfer')
  expect(methodOf([byCard, { ...byTransfer, paidAt: null }])).toBe('card')
  expect(methodOf([byCard, byTransfer])).toBe('wireTransfer')
  expect(methodOf([], false)).toBe('card')
})
