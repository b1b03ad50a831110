import { screen, waitFor } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import { createShop } from '../../support/shopFront'

const cards = () => screen.getAllByRole('article').length

test('a diet keeps what suits it and stands in the address', async () => {
  const { user, router } = await renderApp('/', { api: createShop() })
  await user.click(await screen.findByRole('button', { name: 'Vegan' }))
  expect(screen.getByRole('heading', { name: 'Plateau Belleville' })).toBeVisible()
  expect(cards()).toBe(1)
  expect(router.state.location.search).toBe('?regime=Vegan')
})

test('an allergen to avoid takes away products and menus that hold it', async () => {
  const { user } = await renderApp('/', { api: createShop() })
  await user.click(await screen.findByRole('button', { name: 'Allergènes à éviter' }))
  await user.click(await screen.findByRole('button', { name: 'Gluten' }))
  await waitFor(() => expect(cards()).toBe(1))
})

test('filters that leave nothing can be cleared', async () => {
  const { user } = await renderApp('/?regime=Vegan,Sans%20porc', { api: createShop() })
  await user.click(await screen.findByRole('button', { name: 'Effacer les filtres' }))
  expect(cards()).toBe(3)
})

test('a storefront that is not for everyone says why', async () => {
  await renderApp('/shop/room-service', { api: createShop() })
  expect(await screen.findByRole('heading', { name: /réservé aux entreprises/ })).toBeVisible()
})

test('a storefront with nothing for the day says so', async () => {
  const empty = { products: [], menus: [], lines: [] }
  await renderApp('/shop/patisserie', { api: createShop({ availableInventory: empty }) })
  expect(await screen.findByRole('dialog', { name: /La carte est vide/ })).toBeVisible()
})
