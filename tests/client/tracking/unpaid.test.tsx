import { screen } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'

const status = 'waitingForPayment'

function open(order: { expiresAt: string } | null, path = '/track/order-1') {
  const orderTracking = {
    id: 'order-1',
    number: 'T-24815',
    status,
    isOwner: order !== null,
    order: order && { id: 'order-1', status, ...order },
  }
  return renderApp(path, { api: { orderTracking }, user: CAMILLE })
}

const payLink = () => screen.queryByRole('link', { name: 'Régler cette commande' })

test('the owner of an unpaid order reads until when to pay it, and where', async () => {
  await open({ expiresAt: '2026-11-24T11:00:00+01:00' })
  expect(
    await screen.findByText(/attend son paiement\s: réglez-la avant 11\sh\s00 pour être livré/),
  ).toBeVisible()
  expect(payLink()).toHaveAttribute('href', '/account/commandes/order-1')
})

test('an order that was not paid in time can be paid no more', async () => {
  await open({ expiresAt: '2026-11-24T09:00:00+01:00' })
  expect(await screen.findByText(/n’a pas été payée à temps/)).toBeVisible()
  expect(payLink()).not.toBeInTheDocument()
})

test('a visitor with the token reads that it waits for its payment, and pays nothing', async () => {
  await open(null, '/track/order-1/the-token')
  expect(await screen.findByText(/Elle sera confirmée dès qu’il sera reçu/)).toBeVisible()
  expect(payLink()).not.toBeInTheDocument()
})
