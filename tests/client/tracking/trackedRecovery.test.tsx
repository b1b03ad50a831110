import { screen } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'

const place = { name: '8 Rue de Rivoli, 75004 Paris', lat: 48.8557, lng: 2.3602 }

/** The tracking of an order that is delivered, as the holder of its link sees it. */
async function open(recovery: object) {
  const orderTracking = {
    id: 'order-1',
    number: 'T-24815',
    status: 'delivered',
    moves: [{ status: 'delivered', at: '2026-11-24T12:14:00+01:00' }],
    depot: place,
    destination: place,
    slotStartAt: '2026-11-24T12:00:00+01:00',
    slotEndAt: '2026-11-24T12:30:00+01:00',
    isOwner: false,
    order: null,
    ...recovery,
  }
  await renderApp('/track/order-1/le-jeton', { api: { orderTracking } })
  await screen.findByText('Livrée', { selector: 'strong' })
}

const SLOT = { start: '2026-11-24T15:00:00+01:00', end: '2026-11-24T15:30:00+01:00' }
const title = () => screen.queryByRole('heading', { name: 'Reprise des plateaux' })

test('who holds the link sees when and where the trays are fetched', async () => {
  await open({ recoverySlot: SLOT, recoveryAddress: '4 rue du Bac, 75007 Paris' })
  expect(title()?.parentElement).toHaveTextContent(
    /mardi 24 novembreentre 15\sh\s00 et 15\sh\s304 rue du Bac, 75007 Paris$/,
  )
})

test('trays that are fetched where they were delivered name no other address', async () => {
  await open({ recoverySlot: SLOT, recoveryAddress: null })
  expect(title()?.parentElement).toHaveTextContent(/entre 15\sh\s00 et 15\sh\s30$/)
})

test('an order without trays to fetch has no word of them', async () => {
  await open({ recoverySlot: null, recoveryAddress: null })
  expect(title()).not.toBeInTheDocument()
})
