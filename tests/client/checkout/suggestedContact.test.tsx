import { screen, waitFor } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { createCheckout, readyCart } from './checkoutServer'

/** Who received the last deliveries, the latest first. */
const LAST = ['Hugo Perrin', 'Camille Roche'].map((deliveryContactName, at) => ({
  id: String(at + 7),
  deliveryContactName,
  deliveryContactPhone: '06 39 98 45 11',
  deliveryDetails: 'Accueil',
}))

test.each([
  ['the instructions and the phone', null, '06 39 98 45 11', 'Accueil'],
  ['the instructions', '06 39 98 45 11', '06 39 98 45 11', 'Accueil'],
  ['nothing under another phone', '01 99 00 12 34', '01 99 00 12 34', ''],
])('a customer finds %s of the last time', async (_, phone, proposed, details) => {
  await renderApp('/order/livraison', {
    api: createCheckout({ lastDeliveryContacts: LAST }),
    cart: readyCart({ deliveryContact: null }),
    user: { ...CAMILLE, phone },
  })
  expect(await screen.findByLabelText('Téléphone')).toHaveValue(proposed)
  expect(screen.getByLabelText(/Instructions/)).toHaveValue(details)
  const isOwn = details !== ''
  const radio = screen.getByRole('radio', { name: isOwn ? /^Camille/ : 'Une autre personne' })
  await waitFor(() => expect(radio).toBeChecked())
})
