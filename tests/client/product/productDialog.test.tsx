import { screen, within } from '@testing-library/react'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { refusal } from '../../support/fakeApi'
import { renderApp } from '../../support/renderApp'
import { createShop, TRAY } from '../../support/shopFront'

const details = {
  ...TRAY,
  description: 'Poulet fermier rôti.',
  ingredientsList: 'Poulet, carottes',
  ingredients: [{ name: 'poulet', percentage: 45 }],
  nutrition: { servingSizeWeight: 420, kilojoules: 2100, kilocalories: 502, protein: 32.5 },
}

test('a product opens with its ingredients, allergens and nutrition, and closes', async () => {
  const { user, router } = await renderApp('/', { api: createShop({ product: details }) })
  await user.click(await screen.findByRole('link', { name: 'Plateau Batignolles' }))
  const dialog = await screen.findByRole('dialog', { name: 'Plateau Batignolles' })
  expect(await within(dialog).findByText('Poulet fermier rôti.')).toBeVisible()
  expect(within(dialog).getByText(/45\s%/)).toBeVisible()
  expect(within(dialog).getByText('Gluten')).toBeVisible()
  expect(within(dialog).getByRole('row', { name: /Protéines 32,5\sg/ })).toBeVisible()
  expect(router.state.location.search).toBe('?produit=1')
  await user.click(within(dialog).getByRole('button', { name: 'Fermer' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a menu shows its products', async () => {
  const { user } = await renderApp('/', { api: createShop() })
  await user.click(await screen.findByRole('link', { name: 'Formule Rive gauche' }))
  const dialog = await screen.findByRole('dialog', { name: 'Formule Rive gauche' })
  expect(await within(dialog).findByText(/2\s×\sPlateau Batignolles/)).toBeVisible()
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
