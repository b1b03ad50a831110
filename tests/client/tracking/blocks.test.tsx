import { screen, within } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'

const place = { name: '8 Rue de Rivoli, 75004 Paris', lat: 48.8557, lng: 2.3602 }

test('what is told follows the delivery: where, to whom, what, how it is paid, and help last', async () => {
  const status = 'confirmed'
  const order = {
    id: 'order-1',
    status,
    deliveryContactName: 'Hugo Perrin',
    invoiceCompanyName: 'Atelier Nord',
    itemRecovery: null,
  }
  const orderTracking = {
    id: 'order-1',
    number: 'T-24815',
    status,
    moves: [{ status, at: '2026-11-23T16:02:00+01:00' }],
    depot: place,
    destination: place,
    slotStartAt: '2026-11-24T12:00:00+01:00',
    slotEndAt: '2026-11-24T12:30:00+01:00',
    recoverySlot: null,
    isOwner: true,
    order,
  }
  await renderApp('/track/order-1', { api: { orderTracking }, user: CAMILLE })
  await screen.findByRole('heading', { name: 'Commande T-24815' })

  const titles = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
  expect(titles.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'Livraison',
    'À remettre à',
    'Prévenir la personne qui la reçoit',
    'Vos plats',
    'Facturation',
    'Paiement',
    'Documents',
    'Une question ?',
  ])
  const region = (name: string) => within(screen.getByRole('region', { name }))
  expect(region('Livraison').getByText('Jour').nextSibling).toHaveTextContent('Mardi 24 novembre')
  expect(region('À remettre à').getByText('Contact').nextSibling).toHaveTextContent('Hugo Perrin')
  expect(region('Facturation').getByText('Société').nextSibling).toHaveTextContent('Atelier Nord')
})
