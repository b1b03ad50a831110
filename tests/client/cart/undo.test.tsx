import { act, screen, waitFor } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, product, TRAY, units } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'
import { tellOtherTabs } from '../state/tabs'

const PASTRY = 'LIGNE-PATISSERIE'
const tarts = { ...units(2, '70'), lineId: PASTRY }
const TART = product({
  id: '70',
  name: 'Tarte Montorgueil',
  category: 'Dessert',
  line: { id: PASTRY, slug: 'patisserie', name: 'Pâtisserie', brand: { id: '21' } },
  brand: { id: '21', name: 'Pâtisserie', key: 'patisserie' },
})
const ofTrays = aCart({ items: [units(4), tarts] })
/** A cart of trays with a dessert, from which the trays have just been taken out. */
async function withoutTrays() {
  const availableInventory = { products: [TRAY, TART], menus: [], lines: [] }
  const app = await renderApp('/cart', { api: createShop({ availableInventory }), cart: ofTrays })
  await app.user.click(await screen.findByRole('button', { name: 'Retirer Plateau Batignolles' }))
  await waitFor(() => expect(storedCart()).toMatchObject({ lineId: PASTRY, mainBrandId: '21' }))
  return app
}

test('what is taken back is of its storefront again, where it stood', async () => {
  const { user } = await withoutTrays()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  const { items, lineId, mainBrandId } = ofTrays
  await waitFor(() => expect(storedCart()).toMatchObject({ items, lineId, mainBrandId }))
})

test('nothing is taken back into another cart', async () => {
  const { user } = await withoutTrays()
  const other = aCart({ key: '7a1c5a0e-5a55-4a9e-8f5d-0d7a3f1f9b12', items: [units(1)] })
  window.localStorage.setItem('tablee.cart', JSON.stringify(other))
  act(() => tellOtherTabs())
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(storedCart()).toMatchObject({ items: other.items })
})
