import { beCustomer } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import { placeOrder } from '../support/journey/orders'
import { expect, test } from '../support/journey/test'

test('an order is repeated every week: a date is left out, another is opened to be confirmed', async ({
  page,
}) => {
  await beCustomer(page)
  await page.goto(`/account/commandes/${await placeOrder(page)}`)
  await page.getByRole('button', { name: 'Répéter chaque jeudi' }).click()
  await expect(page.getByText(/un e-mail vous propose la commande/)).toBeVisible()

  await page.goto('/account/regulieres')
  await expect(page.getByRole('heading', { name: /^Chaque jeudi à/ })).toBeVisible()
  await page.getByRole('button', { name: 'Sauter le jeudi 3 décembre' }).click()
  await expect(page.getByRole('button', { name: 'Rétablir le jeudi 3 décembre' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Vérifier et confirmer jeudi 10 décembre' }).click()
  const sheet = page.getByRole('dialog', { name: 'Votre commande régulière' })
  await expect(sheet.getByLabel('Jour de la livraison')).toHaveValue('2026-12-10')
  // Without a saved card it is paid at the checkout.
  await expect(sheet.getByRole('button', { name: 'Remplir mon panier et payer' })).toBeVisible()
  await expectAccessible(page)
})
