import { screen, within } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { createCheckout, readyCart } from './checkoutServer'

test('the summary beside the checkout says what the meal costs each person', async () => {
  await renderApp('/order/livraison', { api: createCheckout(), cart: readyCart(), user: CAMILLE })
  const summary = within(await screen.findByRole('complementary', { name: 'Votre commande' }))
  // 80 € of trays, 9 € of delivery and 10 € for the same day, for four.
  expect(summary.getByText('Par personne HT, pour 4').nextSibling).toHaveTextContent('24,75 €')
})

test('the checkout summary shares the total among the guests where they are known', async () => {
  const cart = readyCart({ guests: { people: 5, groups: [] } })
  await renderApp('/order/livraison', { api: createCheckout(), cart, user: CAMILLE })
  const summary = within(await screen.findByRole('complementary', { name: 'Votre commande' }))
  expect(summary.getByText('Par personne HT, pour 5').nextSibling).toHaveTextContent('19,80 €')
})
