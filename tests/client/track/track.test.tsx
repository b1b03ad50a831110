import { screen, within } from '@testing-library/react'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { refusal } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'

const tracking = (status: string, order: unknown = null) => ({
  id: 'order-1',
  number: 'T-24815',
  status,
  slotStartAt: '2026-11-24T12:00:00+01:00',
  slotEndAt: '2026-11-24T12:30:00+01:00',
  deliveryAddress: '8 Rue de Rivoli, 75004 Paris',
  isOwner: order !== null,
  order,
})

const open = (orderTracking: unknown, path = '/track/order-1') =>
  renderApp(path, { api: { orderTracking }, user: CAMILLE })

test.each([
  ['waitingForPayment', '—'],
  ['confirmed', 'Confirmée'],
  ['assigned', 'En livraison'],
  ['supported', 'En livraison'],
  ['delivered', 'Livrée'],
  ['canceled', 'Annulée'],
])('an order that is %s is said to be « %s »', async (status, word) => {
  await open(tracking(status))
  const line = await screen.findByText(/État de la commande/)
  expect(within(line).getByText(word)).toBeVisible()
})

test('the timeline marks the stage that the order is at', async () => {
  await open(tracking('supported'))
  const timeline = await screen.findByRole('list', { name: 'Avancement de la livraison' })
  const current = within(timeline)
    .getAllByRole('listitem')
    .filter((stage) => stage.getAttribute('aria-current') === 'step')
  expect(current).toHaveLength(1)
  expect(current[0]).toHaveTextContent('En livraison')
})

test('whoever holds the token sees when and where, and nothing of the money', async () => {
  const { api } = await open(tracking('confirmed'), '/track/order-1/the-token')
  expect(await screen.findByText('8 Rue de Rivoli, 75004 Paris')).toBeVisible()
  expect(screen.getByText('mardi 24 novembre')).toBeVisible()
  expect(screen.queryByText(/Total/)).not.toBeInTheDocument()
  expect(api.sent('trackRouteQuery')[0]?.variables).toEqual({
    orderId: 'order-1',
    token: 'the-token',
  })
})

test('the owner sees the lines, the totals and whether it is paid', async () => {
  const line = { id: '1', name: 'Plateau Batignolles', price: 2000, quantity: 4, freeQuantity: 0 }
  const order = {
    id: 'order-1',
    products: [{ ...line, pictureUrl: '/p/1.svg', menu: null }],
    totalWithVat: 11_080,
    totalWithoutVat: 9900,
    deliveryFees: 900,
    lastMinuteFees: 1000,
    isFullyPaid: true,
    payByCreditTransfer: false,
  }
  await open(tracking('confirmed', order))
  expect(await screen.findByText('Plateau Batignolles')).toBeVisible()
  expect(screen.getByText('Produits HT').nextSibling).toHaveTextContent('80,00 €')
  expect(screen.getByText('Total TTC').nextSibling).toHaveTextContent('110,80 €')
  expect(screen.getByText(/110,80 € TTC, payé/)).toBeVisible()
})

test('an unknown order says so in French', async () => {
  expectConsoleErrors(/Unknown order|React Router caught|ErrorBoundary|error occurred/)
  await open(() => {
    throw refusal('NOT_FOUND', 'Unknown order')
  })
  await screen.findByRole('heading', { name: 'Commande introuvable' })
})
