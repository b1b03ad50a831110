import { screen, within } from '@testing-library/react'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { refusal } from '../../support/fakeApi'
import { renderApp } from '../../support/renderApp'
import { createShop, MENU, product, TRAY } from '../../support/shopFront'

const details = {
  ...TRAY,
  description: 'Poulet fermier rôti.',
  ingredientsList: 'Poulet, carottes',
  ingredients: [{ name: 'poulet', percentage: 45 }],
  meatOrigins: [{ meat: 'poultry', countries: ['FR', 'PL'] }],
  nutrition: { servingSizeWeight: 420, kilojoules: 2100, kilocalories: 502, protein: 32.5 },
}

test('a product opens with its ingredients, allergens and nutrition, and closes', async () => {
  const { user, router } = await renderApp('/', { api: createShop({ product: details }) })
  await user.click(await screen.findByRole('link', { name: 'Plateau Batignolles' }))
  const dialog = await screen.findByRole('dialog', { name: 'Plateau Batignolles' })
  expect(await within(dialog).findByText('Poulet fermier rôti.')).toBeVisible()
  expect(within(dialog).getByText(/45\s%/)).toBeVisible()
  expect(within(dialog).getByText('Gluten')).toBeVisible()
  expect(within(dialog).getByText('Volaille').parentElement).toHaveTextContent(
    /Origine\s: France et Pologne/,
  )
  expect(within(dialog).getByRole('row', { name: /Protéines 32,5\sg/ })).toBeVisible()
  expect(router.state.location.search).toBe('?produit=1')
  await user.click(within(dialog).getByRole('button', { name: 'Fermer' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a dish without meat or allergens says the one and nothing of the other', async () => {
  const plain = { ...details, allergens: [], meatOrigins: [] }
  const { user } = await renderApp('/', { api: createShop({ product: plain }) })
  await user.click(await screen.findByRole('link', { name: 'Plateau Batignolles' }))
  const dialog = await screen.findByRole('dialog', { name: 'Plateau Batignolles' })
  expect(await within(dialog).findByText(/^Aucun des quatorze allergènes/)).toBeVisible()
  expect(within(dialog).queryByText('Origine des viandes')).not.toBeInTheDocument()
})

test('a menu shows its products, and the allergens and meats of them all', async () => {
  const meatOrigins = [{ meat: 'beef', countries: ['FR'] }]
  const tray = product({ allergens: ['milk', 'gluten'], meatOrigins })
  const api = createShop({ availableInventory: { products: [tray], menus: [MENU], lines: [] } })
  const { user } = await renderApp('/', { api })
  await user.click(await screen.findByRole('link', { name: 'Formule Rive gauche' }))
  const dialog = await screen.findByRole('dialog', { name: 'Formule Rive gauche' })
  expect(await within(dialog).findByText(/2\s×\sPlateau Batignolles/)).toBeVisible()
  const allergens = within(within(dialog).getByRole('list', { name: 'Contient' }))
  expect(allergens.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gluten',
    'Lait',
  ])
  expect(within(dialog).getByText('Viande bovine').parentElement).toHaveTextContent(
    /Origine\s: France/,
  )
})

test('a sheet that cannot be had can be asked for again', async () => {
  expectConsoleErrors(/INTERNAL|Panne|error/i)
  const shop = createShop({
    product: () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'Panne')
    },
  })
  const { user } = await renderApp('/?produit=1', { api: shop })
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  shop.answer({ product: details })
  await user.click(retry)
  expect(await screen.findByText('Poulet fermier rôti.')).toBeVisible()
})
