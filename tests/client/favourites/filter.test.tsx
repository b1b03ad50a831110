import { screen, waitFor, within } from '@testing-library/react'
import { catalogueSections } from '../../../src/client/areas/storefront/catalogue/catalogueSections'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { aCart, createShop, MENU, TRAY, VEGAN } from '../../support/shopFront'
import { shopWithFavourites } from './shopWithFavourites'

jest.mock('../../../src/client/areas/storefront/catalogue/catalogueSections', () => {
  const actual = jest.requireActual(
    '../../../src/client/areas/storefront/catalogue/catalogueSections',
  )
  return { ...actual, catalogueSections: jest.fn(actual.catalogueSections) }
})

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const chip = (pressed: boolean) => screen.findByRole('button', { name: 'Mes favoris', pressed })
const heart = (dish: number, pressed: boolean) =>
  screen.findByRole('button', { name: `Garder Plateau ${dish} dans mes favoris`, pressed })
const open = (api: ReturnType<typeof shopWithFavourites>, path = '/') =>
  renderApp(path, { api, user: CAMILLE, cart: aCart() })

test('narrows the list to the favourites, stands in the address, and is undone by a press', async () => {
  const { user, router } = await open(shopWithFavourites(5, '4', '2'))
  await user.click(await chip(false))
  expect(names()).toEqual(['Plateau 2', 'Plateau 4'])
  expect(router.state.location.search).toBe('?favoris=oui')
  expect(screen.getByRole('button', { name: 'Affiner (1)' })).toBeInTheDocument()
  await user.click(await chip(true))
  expect(names()).toHaveLength(5)
  expect(router.state.location.search).toBe('')
})

test('goes along with the other filters, and leaves no menu, which no one keeps', async () => {
  const api = createShop({
    availableInventory: { products: [TRAY, VEGAN], menus: [MENU], lines: [] },
    getCustomerProfile: { id: '1', favourites: [{ id: '1' }, { id: '2' }] },
  })
  const { user } = await renderApp('/?favoris=oui', { api, user: CAMILLE })
  await chip(true)
  expect(names()).toEqual(['Plateau Batignolles', 'Plateau Belleville'])
  await user.click(screen.getByRole('button', { name: 'Vegan' }))
  expect(names()).toEqual(['Plateau Belleville'])
})

test('is there from the first favourite on', async () => {
  const { user } = await open(shopWithFavourites(2))
  await user.click(await heart(1, false))
  await chip(false)
  await user.click(await heart(1, true))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Mes favoris' })).not.toBeInTheDocument(),
  )
})

test('a dish that is taken out stays until the list is left, and renders no list', async () => {
  const { user } = await open(shopWithFavourites(3, '1', '2'), '/?favoris=oui')
  await heart(1, true)
  jest.mocked(catalogueSections).mockClear()
  await user.click(await heart(1, true))
  await heart(1, false)
  await user.click(await heart(2, true))
  await heart(2, false)
  expect(names()).toEqual(['Plateau 1', 'Plateau 2'])
  expect(catalogueSections).not.toHaveBeenCalled()
  await user.click(await chip(true))
  expect(names()).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Mes favoris' })).not.toBeInTheDocument()
})

test('who has no favourite left is told what to give up', async () => {
  const { user } = await open(shopWithFavourites(3), '/?favoris=oui')
  expect(await screen.findByText(/retirez «\sMes favoris\s»\.$/)).toBeVisible()
  await user.click(
    screen.getByRole('button', { name: /^Retirer «\sMes favoris\s» \(3\sproduits\)$/ }),
  )
  expect(names()).toHaveLength(3)
})

test('a visitor to whom the address was sent sees everything, and no filter', async () => {
  await renderApp('/?favoris=oui', { api: shopWithFavourites(3, '1'), cart: aCart() })
  await screen.findByRole('article', { name: 'Plateau 3' })
  expect(names()).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Affiner' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Mes favoris' })).not.toBeInTheDocument()
})
