import { expectAccessible } from '../support/journey/axe'
import { keepFullCart } from '../support/journey/cart'
import * as checkout from '../support/journey/checkout'
import { expectOneOrderPaidOnce } from '../support/journey/orders'
import { PHONE } from '../support/journey/screens'
import { expect, test } from '../support/journey/test'

test.use(PHONE)

test('a visitor pays out of the cart by the stand-in wallet: no step, one order, one charge', async ({
  page,
}) => {
  await keepFullCart(page)
  await page.goto('/cart')
  const wallet = page.getByRole('button', { name: 'Portefeuille de démonstration' })
  await expect(wallet).toBeVisible()
  await expectAccessible(page)
  await wallet.click()
  // The terms come first, and the box says so.
  await expect(checkout.termsBox(page)).toBeFocused()
  await checkout.termsBox(page).check()
  await wallet.click()
  const sheet = page.getByRole('dialog', { name: 'Portefeuille de démonstration' })
  await expect(sheet).toContainText(/Vous payez .*€\sTTC/)
  await expect(sheet).toContainText('5 rue des Archives, 75004 Paris')
  await expectAccessible(page)
  const [email = ''] = /alix\.moreau\.\w+@[\w.]+\w/.exec((await sheet.textContent()) ?? '') ?? []
  await sheet.getByRole('button', { name: 'Payer' }).dblclick()
  const number = await checkout.expectConfirmed(page)
  await expectOneOrderPaidOnce(page, number)
  await expect(page.getByRole('main')).toContainText(email)
})
