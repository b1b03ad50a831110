import { invoiceContent, receivedPayment, type InvoicedOrder } from '#domain/order/invoice'
import { buildDeliveryNote } from '#server/modules/document/deliveryNotePdf'
import { buildInvoice } from '#server/modules/document/invoicePdf'
import { pdfPages } from '../../support/pdfText'

const tray = {
  kind: 'product',
  name: 'Plateau Odéon',
  price: 2_000,
  vatRate: 10,
  quantity: 4,
  freeQuantity: 0,
} as const

const order: InvoicedOrder = {
  orderNumber: 'T-24815',
  orderedAt: new Date('2026-11-24T10:00:00+01:00'),
  deliveredAt: new Date('2026-11-26T12:15:00+01:00'),
  deliveryAddress: '10 rue de la Paix, 75002 Paris',
  payByCreditTransfer: true,
  totalHT: 8_600,
  totalTTC: 9_528,
  totals: {
    sumDeliveryPriceHT: 900,
    sumLastMinutePriceHT: 0,
    sumCompanyDiscountHT: 800,
    companyDiscountTitle: 'Remise -10 %',
    vatParts: [
      { rate: 5.5, amountHT: 500, vat: 28 },
      { rate: 10, amountHT: 7_200, vat: 720 },
      { rate: 20, amountHT: 900, vat: 180 },
    ],
  },
  invoiceCompanyName: 'Atelier Nord',
  invoiceCompanySiret: '90481726900015',
  invoiceCustomerName: 'Camille Lefèvre',
  invoiceAddress: '24 rue de Paradis, 75010 Paris',
  invoiceDetails: 'BC-118',
  lines: [tray, { ...tray, name: 'Pain', price: 500, quantity: 1, vatRate: 5.5 }],
  payments: [],
}

const issuedAt = new Date('2026-11-26T12:15:02+01:00')
const plain = (words: string) => words.replace(/\s+/g, ' ')

/** The pages of an invoice; `later` are the payments that have come by the time it is opened. */
async function pagesOf(
  changes: Partial<InvoicedOrder> = {},
  later: Partial<InvoicedOrder> = changes,
): Promise<string[]> {
  const content = invoiceContent({ ...order, ...changes }, { number: 'FA-2026-000042', issuedAt })
  const received = receivedPayment({ ...order, ...later })
  return pdfPages(await buildInvoice(content, received, issuedAt)).map(plain)
}

test('an invoice prints who sells and who buys, with their SIRET, the dates and the order', async () => {
  const [page] = await pagesOf()
  for (const words of [
    'Facture N° FA-2026-000042',
    'Vendeur Tablée SAS 12 rue du Croissant, 75002 Paris SIRET : 900 123 456 00015',
    'TVA intracommunautaire : FR87 900 123 456',
    'Facturé à Atelier Nord À l’attention de Camille Lefèvre 24 rue de Paradis, 75010 Paris SIRET : 904 817 269 00015',
    'Date de facture 26 novembre 2026 Commande T-24815 du 24 novembre 2026 Livraison 26 novembre 2026',
    'Adresse de livraison : 10 rue de la Paix, 75002 Paris Votre référence : BC-118',
    'Tablée SAS au capital de 50 000 € – 12 rue du Croissant, 75002 Paris – RCS Paris 900 123 456',
  ]) {
    expect(page).toContain(words)
  }
})

test('it prints each line with its rate, the VAT by rate, and the totals HT and TTC', async () => {
  const [page] = await pagesOf()
  for (const words of [
    'Plateau Odéon 4 20,00 € 10 % 80,00 €',
    'Pain 1 5,00 € 5,5 % 5,00 €',
    'Livraison 1 9,00 € 20 % 9,00 €',
    '5,5 % 5,00 € 0,28 € 10 % 72,00 € 7,20 € 20 % 9,00 € 1,80 €',
    'Sous-total HT 94,00 € Remise de 10 % sur plateaux, plats et menus −8,00 €',
    'Total HT 86,00 € TVA 9,28 € Total TTC 95,28 € Reste à payer TTC 95,28 €',
  ]) {
    expect(page).toContain(words)
  }
})

test('it prints when and how to pay, the penalties and the indemnity of 40 €, or that it is paid', async () => {
  const [due] = await pagesOf()
  expect(due).toContain('Échéance 26 décembre 2026')
  expect(due).toContain('95,28 € à régler par virement au plus tard le 26 décembre 2026.')
  expect(due).toContain('IBAN : FR76 3000 6000 0112 3456 7890 189')
  expect(due).toContain('trois fois le taux d’intérêt légal')
  expect(due).toContain('indemnité forfaitaire de 40 €')
  const paidAt = new Date('2026-11-24T10:01:00+01:00')
  const [paid] = await pagesOf({
    payByCreditTransfer: false,
    payments: [{ type: 'card', amount: 9_528, paidAt, hasFailed: false }],
  })
  expect(paid).toContain('Acquittée le 24 novembre 2026')
  expect(paid).toContain('Facture acquittée le 24 novembre 2026. 95,28 € payés par carte')
  expect(paid).toContain('Payé le 24 novembre 2026 −95,28 €')
  expect(paid).not.toMatch(/Reste à payer|IBAN|Échéance/)
})

test('one that was issued unpaid asks for no money any more once all of it has come, and for the rest before', async () => {
  const transfer = (amount: number) => ({
    type: 'wireTransfer',
    amount,
    paidAt: new Date('2026-12-03T09:00:00+01:00'),
    hasFailed: false,
  })
  const [part] = await pagesOf({}, { payments: [transfer(5_000)] })
  expect(part).toContain('Payé le 3 décembre 2026 −50,00 € Reste à payer TTC 45,28 €')
  expect(part).toContain('45,28 € à régler par virement au plus tard le 26 décembre 2026.')
  const [whole] = await pagesOf({}, { payments: [transfer(5_000), transfer(4_528)] })
  expect(whole).toContain('Acquittée le 3 décembre 2026')
  expect(whole).toContain('95,28 € reçus par virement le 3 décembre 2026.')
  expect(whole).not.toMatch(/Reste à payer|IBAN|Échéance/)
  expect(whole).toContain('Facture N° FA-2026-000042')
})

test('one of nothing says that there is nothing to pay', async () => {
  const [page] = await pagesOf({ totalHT: 0, totalTTC: 0 })
  expect(page).toContain('Échéance Rien à régler')
  expect(page).not.toMatch(/Reste à payer|IBAN|cquittée/)
})

test('each page of a long one says which invoice it is of, under the titles of its columns', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({ ...tray, name: `Plateau ${index}` }))
  const pages = await pagesOf({ lines })
  expect(pages.length).toBeGreaterThan(2)
  pages.forEach((page, index) => {
    expect(page).toContain('Désignation Quantité Prix unitaire HT TVA Montant HT')
    expect(page).toContain(`Facture FA-2026-000042 – Page ${index + 1} sur ${pages.length}`)
  })
})

test('a delivery note prints what is in the bags, when, where and for whom, and no price', async () => {
  const pages = pdfPages(
    await buildDeliveryNote({
      number: 'T-24815',
      status: 'confirmed',
      orderedAt: order.orderedAt,
      slotStartAt: new Date('2026-11-26T12:00:00+01:00'),
      slotEndAt: new Date('2026-11-26T12:30:00+01:00'),
      depot: 'Paris 2e, Sentier',
      companyName: 'Atelier Nord',
      deliveryAddress: '10 rue de la Paix, 75002 Paris',
      deliveryDetails: 'Code 12B45',
      contactName: 'Camille Lefèvre',
      contactPhone: '06 12 34 56 78',
      toDeliversHot: true,
      hasToLeaveBags: false,
      recovery: {
        slot: { start: '2026-11-26T15:00:00+01:00', end: '2026-11-26T15:30:00+01:00' },
        contactName: 'Paul Roy',
        contactPhone: '06 98 76 54 32',
        address: '4 rue de la Paix, 75002 Paris',
        instructions: 'Quai 2',
      },
      lines: [{ label: 'Buffet', quantity: 2, parts: [{ label: 'Quiche', quantity: 4 }] }],
    }),
  )
  const page = plain(pages.join(' '))
  for (const words of [
    'Bon de livraison N° BL-24815',
    'Jour Jeudi 26 novembre 2026 Créneau 12 h 00 – 12 h 30 Commande T-24815 Préparée à Paris 2e, Sentier',
    'Atelier Nord 10 rue de la Paix, 75002 Paris Code 12B45',
    'Camille Lefèvre Téléphone : 06 12 34 56 78 À livrer chaud – Sacs à reprendre',
    'Reprise des plateaux Jeudi 26 novembre 2026, 15 h 00 – 15 h 30 Plateaux remis par Paul Roy, 06 98 76 54 32 4 rue de la Paix, 75002 Paris Quai 2',
    'Buffet 4 × Quiche 2',
    'Un article manque ? Appelez-nous au 01 99 00 12 34.',
  ]) {
    expect(page).toContain(words)
  }
  expect(page.replace('50 000 €', '')).not.toContain('€')
})
