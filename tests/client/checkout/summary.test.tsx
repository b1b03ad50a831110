import { screen, within } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { createCheckout, readyCart } from './checkoutServer'

test('the summary beside the checkout says what the meal costs each person', async () => {
  await renderApp('/order/livraison', { api: createCheckout(), cart: readyCart(), user: CAMILLE })
  const summary = within(await screen.findByRole('complementary', { name: 'Votre commande' }))
  // 80 € of trays, 9 € of delivery and 10 € for the same day, for four.
  expect(summary.getByText('Par personne HT, pour 4').nextSibling).toHaveTextContent('24,75 €')
})
