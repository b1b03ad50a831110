import { beCustomer } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import { aFullCart, leaveInStorage } from '../support/journey/cart'
import { PHONE } from '../support/journey/screens'
import { expect, test } from '../support/journey/test'

test.use(PHONE)

test('a cart is kept under a name, found in the account, and put into the cart of another day', async ({
  page,
}) => {
  await beCustomer(page)
  const cart = await aFullCart(page)
  await leaveInStorage(page, JSON.stringify(cart))
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Enregistrer ce panier' }).click()
  const save = page.getByRole('dialog', { name: 'Enregistrer ce panier' })
  await expect(save.getByLabel('Nom du panier')).toBeFocused()
  await save.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(save.getByLabel('Nom du panier')).toBeFocused()
  await expectAccessible(page)
  await save.getByLabel('Nom du panier').fill('Réunion du lundi')
  await save.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(
    page.getByText('« Réunion du lundi » est enregistré dans votre compte.'),
  ).toBeVisible()

  await page.goto('/account/paniers')
  await expect(page.getByRole('heading', { name: 'Réunion du lundi' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mettre dans le panier « Réunion du lundi »' }).click()
  const fill = page.getByRole('dialog', { name: 'Réunion du lundi' })
  await expect(fill.getByText('Tout est disponible, aux mêmes prix.')).toBeVisible()
  await expectAccessible(page)
  await fill.getByRole('button', { name: 'Remplir mon panier' }).click()
  await page.getByRole('button', { name: 'Remplacer' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('button', { name: 'Commander' }).first()).toBeVisible()

  await page.goto('/account/paniers')
  await page.getByRole('button', { name: 'Renommer « Réunion du lundi »' }).click()
  await page.getByLabel('Nom du panier').fill('Comité')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('button', { name: 'Supprimer « Comité »' }).click()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Aucun panier enregistré' })).toBeVisible()
})
