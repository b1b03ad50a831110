// Its code comes with the cart: the first test would wait for the compiler.
import '../../../src/client/areas/checkout/express/CartWallet'
import { screen } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import { units } from '../../support/shopFront'
import { createCheckout, readyCart } from './checkoutServer'

// Trays at noon, with something that is delivered in the morning only.
const cart = readyCart({
  items: [units(4), { ...units(2, '2'), lineId: 'LIGNE-PETITS-DEJEUNERS' }],
})

test('the recap does not let a slot pass that does not suit all of the cart', async () => {
  const { user, router } = await renderApp('/order', { api: createCheckout(), cart })
  await user.click(await screen.findByRole('button', { name: 'Continuer vers la livraison' }))
  const told = await screen.findByRole('dialog', { name: /ne peuvent pas être livrés/ })
  expect(told).toHaveTextContent(/Petits-déjeuners\s: de 7\sh\s30 à\s11\sh\s00/)
  expect(router.state.location.pathname).toBe('/order')
})

test.each(['livraison', 'paiement'])('nor does the step %s open for it', async (step) => {
  const { router } = await renderApp(`/order/${step}`, { api: createCheckout(), cart })
  expect(await screen.findByText(/Ce créneau ne convient pas à tout votre panier/)).toBeVisible()
  expect(router.state.location.pathname).toBe('/order')
})

test('no wallet pays it out of the cart', async () => {
  await renderApp('/cart', { api: createCheckout(), cart })
  await screen.findByRole('button', { name: 'Commander' })
  await expect(
    screen.findByRole('group', { name: 'Paiement express' }, { timeout: 1500 }),
  ).rejects.toThrow()
})
