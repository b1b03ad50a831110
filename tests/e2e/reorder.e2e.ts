import { beCustomer } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import { keepFullCart } from '../support/journey/cart'
import { placeOrder } from '../support/journey/orders'
import { PHONE } from '../support/journey/screens'
import { expect, test } from '../support/journey/test'

test.use(PHONE)

test('an order is made again for another day, once its invoice is put right', async ({ page }) => {
  await beCustomer(page)
  await keepFullCart(page)
  await page.goto(`/account/commandes/${await placeOrder(page)}`)

  await page.getByRole('button', { name: 'Modifier la facturation' }).click()
  await page.getByLabel(/^SIRET/).fill('123')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByLabel(/^SIRET/)).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel(/^SIRET/).fill('356 000 000 00048')
  await page.getByLabel('Nom et prénom').fill('Paul Roy')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const invoice = page.getByRole('region', { name: 'Facturation' })
  await expect(invoice).toContainText(/356\s000\s000\s00048/)
  await expect(invoice).toContainText('Paul Roy')

  await page.getByRole('button', { name: 'Recommander' }).click()
  await page.getByLabel('Jour de la livraison').selectOption({ label: 'lundi 30\u00a0novembre' })
  await expect(page.getByText('Tout est disponible, aux mêmes prix.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remplir mon panier' }).click()
  await expect(page.getByRole('dialog', { name: 'Remplacer votre panier ?' })).toContainText(
    '4 articles',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remplacer' }).click()
  await expect(page).toHaveURL(/\/order$/)
  const summary = page.getByRole('complementary', { name: 'Votre commande' })
  await expect(summary).toContainText('lundi 30 novembre')
  await page.goto('/order/livraison')
  await expect(page.getByLabel('Nom et prénom')).toHaveValue('Claire Martin')
})
