import { screen } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'

const place = { name: '8 Rue de Rivoli, 75004 Paris', lat: 48.8557, lng: 2.3602 }

function open(status: string) {
  const orderTracking = {
    id: 'order-1',
    number: 'T-24815',
    status,
    depot: place,
    destination: place,
    isOwner: false,
    order: null,
  }
  return renderApp('/track/order-1', { api: { orderTracking }, user: CAMILLE })
}

test('an order without a status word has no line of it, and its words for a screen reader', async () => {
  await open('waitingForPayment')
  const words = await screen.findByText('en attente de paiement')
  expect(words.parentElement).toHaveClass('hidden')
  expect(words.closest('p')).toBeNull()
})

test.each(['waitingForPayment', 'delivered'])(
  'without tiles an order that is %s has no word of the way',
  async (status) => {
    await open(status)
    await screen.findByRole('list', { name: 'Avancement de la livraison' })
    expect(screen.queryByText(/vol d’oiseau/)).not.toBeInTheDocument()
  },
)
