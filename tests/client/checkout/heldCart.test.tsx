import { screen } from '@testing-library/react'
import type { HeldOrder } from '../../../src/client/state/heldOrder'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { NOON, product, TODAY, TOMORROW, units, VEGAN } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'
import { createCheckout, readyCart } from './checkoutServer'

const { key, address } = readyCart()

/** What an earlier tab has kept of the order that waits for its payment: it holds four of six trays. */
const HELD: HeldOrder = {
  cartKey: key,
  orderId: 'order-1',
  heldUntil: `${TODAY}T10:20:00+01:00`,
  address: address ?? '',
  deliveryDay: TODAY,
  deliverySlot: NOON,
  items: [units(4)],
}

const reopen = (cart = readyCart()) => {
  const availableInventory = { products: [product({ available: 2 }), VEGAN], menus: [], lines: [] }
  const api = createCheckout({ availableInventory, businessDaysWithSlots: [] })
  const inBrowser = { 'tablee.heldOrder': HELD }
  return renderApp('/', { api, cart, user: CAMILLE, inBrowser })
}

test('a customer who comes back to an unpaid order finds its articles and its slot in the cart, and pays them', async () => {
  const { user } = await reopen()
  await user.click(await screen.findByRole('button', { name: 'Commander' }))
  await user.click(await screen.findByRole('button', { name: 'Continuer vers la livraison' }))
  expect(await screen.findByRole('button', { name: 'Continuer vers le paiement' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(storedCart()).toMatchObject({ key, items: [units(4)], deliverySlot: NOON })
})

test('a cart that has gone to another day is told what that day lacks', async () => {
  await reopen(readyCart({ deliveryDay: TOMORROW, deliverySlot: null }))
  const dialog = await screen.findByRole('dialog', { name: 'Votre panier a changé' })
  expect(dialog).toHaveTextContent('2 au lieu de 4')
  expect(storedCart()).toMatchObject({ items: [units(2)] })
})
