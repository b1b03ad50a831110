import { expectAccessible } from '../support/journey/axe'
import { CLAIRE, keepFullCart } from '../support/journey/cart'
import * as checkout from '../support/journey/checkout'
import { expectOneOrderPaidOnce } from '../support/journey/orders'
import { expect, test } from '../support/journey/test'

test('a visitor pays by the stand-in wallet: the account opens, one order, one charge', async ({
  page,
}) => {
  await keepFullCart(page, { deliveryContact: CLAIRE })
  await page.goto('/order/livraison')
  const email = await checkout.fillEmail(page)
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Facturation et paiement')
  // The wallet tells whom the invoice names.
  await page.getByLabel('Nom et prénom').clear()
  const wallet = page.getByRole('button', { name: 'Portefeuille de démonstration' })
  await wallet.click()
  // The terms come first, and the box says so.
  await expect(checkout.termsBox(page)).toBeFocused()
  await expect(page.getByRole('dialog')).toBeHidden()
  await checkout.termsBox(page).check()
  await wallet.click()
  const sheet = page.getByRole('dialog', { name: 'Portefeuille de démonstration' })
  await expect(sheet).toContainText(/Vous payez .*€\sTTC/)
  await expect(sheet).toContainText('Alix Moreau')
  await expectAccessible(page)
  // Closed, it has paid nothing, and opens again.
  await sheet.getByRole('button', { name: 'Annuler' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText(/Paiement express fermé.*rien n’a été débité/)).toBeVisible()
  await wallet.click()
  await sheet.getByRole('button', { name: 'Payer' }).dblclick()
  const number = await checkout.expectConfirmed(page)
  await expectOneOrderPaidOnce(page, number)
  await expect(page.getByRole('main')).toContainText(email)
})
