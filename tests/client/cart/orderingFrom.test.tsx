import { screen, waitFor, within } from '@testing-library/react'
import { clearAddress, type Cart } from '#domain/cart/cart'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, NOON, product, TODAY, TRAY, units } from '../../support/shopFront'

const FILLED = { deliveryDay: TODAY, deliverySlot: NOON, items: [units(4)] }

async function order(cart: Cart, changes = {}) {
  const site = await renderApp('/', { api: createShop(changes), cart })
  await site.user.click(await screen.findByRole('button', { name: 'Commander' }))
  return site
}

const addressNotice = () => screen.findByRole('dialog', { name: /Où livrons-nous votre commande/ })

test('ordering without an address asks for it first', async () => {
  const { router } = await order({ ...clearAddress(aCart(FILLED)), deliverySlot: NOON })
  expect(await addressNotice()).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
})

test('so does choosing a slot', async () => {
  const cart = clearAddress(aCart({ deliveryDay: TODAY }))
  const { user } = await renderApp('/?livraison=creneau', { api: createShop(), cart })
  const panel = within(await screen.findByRole('dialog', { name: /À quelle heure/ }))
  await user.click(await panel.findByRole('button', { name: /^12\sh\s00/ }))
  expect(await addressNotice()).toBeVisible()
  expect(window.localStorage.getItem('tablee.cart')).toContain('"deliverySlot":null')
})

test('a slot that only another storefront has is looked at in the recap before the delivery', async () => {
  const line = { ...TRAY.line, id: 'LIGNE-PATISSERIE', name: 'Pâtisserie' }
  const tart = product({ id: '70', name: 'Tarte fine', price: 9000, line })
  const availableInventory = { products: [TRAY, tart], menus: [], lines: [TRAY.line, line] }
  const afternoon = { start: `${TODAY}T16:00:00+01:00`, end: `${TODAY}T16:30:00+01:00` }
  const items = [{ ...units(1, '70'), lineId: line.id }]
  const cart = aCart({ ...FILLED, items, deliverySlot: afternoon })
  const { router } = await order(cart, { availableInventory })
  await waitFor(() => expect(router.state.location.pathname).toBe('/order'))
})
