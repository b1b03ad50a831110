import { screen, within } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { anAccountOrder } from './anOrder'

const paidAt = '2026-11-23T09:10:00+01:00'
const wentAt = '2026-11-27T16:00:00+01:00'
const card = { id: '1', amount: 30_000, type: 'card', paidAt, hasFailed: false }
const refund = { id: '2', amount: -1_250, type: 'cardRefund', paidAt: wentAt, hasFailed: false }
const dispute = { id: '3', amount: -30_000, type: 'dispute', paidAt: null, hasFailed: false }
const creditNote = (number: string) => ({
  type: 'creditNote',
  number,
  fileUrl: `http://shop.test/documents/${number}`,
})
const DOCUMENTS = [
  { type: 'invoice', number: 'FA-2026-000041', fileUrl: 'http://shop.test/documents/41' },
  creditNote('AV-2026-000001'),
  creditNote('AV-2026-000002'),
]

async function paymentsOf(payments: readonly object[], changes: Record<string, unknown> = {}) {
  const order = anAccountOrder({ status: 'delivered', payments, ...changes })
  const view = await renderApp('/account/commandes/order-1', {
    api: { order, getCustomerProfile: {} },
    user: CAMILLE,
  })
  const region = await screen.findByRole('region', { name: 'Paiements' })
  return { ...view, region, rows: within(region).getAllByRole('listitem') }
}

test('a part that went back is a payment below zero with its day, and the sum of it; nothing is to be paid', async () => {
  const { region, rows } = await paymentsOf([refund, card])
  expect(rows[0]).toHaveTextContent(
    /^Remboursement sur la carte−12,50 € TTCEffectué le vendredi 27 novembre$/,
  )
  expect(rows[1]).toHaveTextContent(/^Carte bancaire300,00 € TTCReçu le lundi 23 novembre$/)
  expect(region).toHaveTextContent(/Remboursé 12,50 € TTC$/)
  expect(region).not.toHaveTextContent('Reste à payer')
})

test('several parts add up, those on their way too, and those that failed do not', async () => {
  const { region, rows } = await paymentsOf([
    { ...refund, id: '5', amount: -100_00, hasFailed: true, paidAt: null },
    { ...refund, id: '4', amount: -2_000, paidAt: null },
    refund,
    card,
  ])
  expect(rows[0]).toHaveTextContent(/−100,00 € TTCÉchoué$/)
  expect(rows[1]).toHaveTextContent(/−20,00 € TTCEn cours$/)
  expect(region).toHaveTextContent(/Remboursé 32,50 € TTC$/)
})

test.each([
  ['that is open', {}, /Paiement contesté auprès de votre banque−300,00 € TTCEn cours$/],
  [
    'that took the money',
    { paidAt: wentAt },
    /TTCRepris par votre banque le vendredi 27 novembre$/,
  ],
  ['that the bank turned down', { hasFailed: true }, /TTCContestation rejetée$/],
])('a dispute %s is told as one, and is no refund', async (_, changes, words) => {
  const { region, rows } = await paymentsOf([{ ...dispute, ...changes }, card])
  expect(rows[0]).toHaveTextContent(words)
  expect(region).not.toHaveTextContent('Remboursé')
})

test('each credit note is a link with its number, beside the invoice', async () => {
  await paymentsOf([refund, card], { documents: DOCUMENTS })
  const region = screen.getByRole('region', { name: 'Documents' })
  const links = within(region).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Facture (PDF)', 'http://shop.test/documents/41'],
    ['Avoir AV-2026-000001 (PDF)', 'http://shop.test/documents/AV-2026-000001'],
    ['Avoir AV-2026-000002 (PDF)', 'http://shop.test/documents/AV-2026-000002'],
  ])
})

test('in the list of orders as well, where every link has a name of its own', async () => {
  await renderApp('/account/commandes', {
    api: { orders: [anAccountOrder({ documents: DOCUMENTS })], ordersCount: 1 },
    user: CAMILLE,
  })
  for (const name of ['Facture', 'Avoir AV-2026-000001', 'Avoir AV-2026-000002']) {
    const link = await screen.findByRole('link', { name: `${name} de la commande T-24815` })
    expect(link).toHaveTextContent(name)
  }
})
