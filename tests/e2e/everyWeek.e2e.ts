import { beCustomer } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import * as checkout from '../support/journey/checkout'
import { expectEdge } from '../support/journey/forcedColours'
import { press } from '../support/journey/keyboard'
import { expectNoDotAtLineEnds } from '../support/journey/lineEnds'
import { placeOrder, repeatEveryWeek } from '../support/journey/orders'
import { PHONE } from '../support/journey/screens'
import { expect, test } from '../support/journey/test'

test.use(PHONE)

test('an order is repeated every week by keyboard: a date is left out, another is confirmed by one press', async ({
  page,
}) => {
  await beCustomer(page)
  const id = await placeOrder(page)
  await checkout.saveCard(page, checkout.CARDS.accepted)
  await page.goto(`/account/commandes/${id}`)
  await press(page, page.getByRole('button', { name: 'Répéter chaque jeudi' }))
  await expect(page.getByText(/un e-\u2060mail vous propose la commande/)).toBeVisible()

  await page.goto('/account/regulieres')
  await expect(page.getByRole('heading', { name: /^Chaque jeudi à/ })).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Sauter le jeudi 3 décembre' }))
  await expect(page.getByRole('button', { name: 'Rétablir le jeudi 3 décembre' })).toBeVisible()
  await expectAccessible(page)
  // What is left out is struck through, which no forced colour takes away.
  await page.emulateMedia({ forcedColors: 'active' })
  const date = (day: string) =>
    page.getByRole('listitem').getByText(`jeudi ${day} décembre`, { exact: true })
  await expect(date('3')).toHaveCSS('text-decoration-line', 'line-through')
  await expect(date('10')).toHaveCSS('text-decoration-line', 'none')
  await expectEdge(page.getByRole('button', { name: 'Sauter le jeudi 10 décembre' }))
  await page.emulateMedia({ forcedColors: 'none' })

  await press(page, page.getByRole('link', { name: 'Vérifier et confirmer jeudi 10 décembre' }))
  const sheet = page.getByRole('dialog', { name: 'Votre commande régulière' })
  await expect(sheet.getByLabel('Jour de la livraison')).toHaveValue('2026-12-10')
  await expectAccessible(page)
  await expectNoDotAtLineEnds(page, 'a line of the sheet that ends with a dot')
  await press(page, sheet.getByRole('button', { name: /^Payer / }))
  await checkout.expectConfirmed(page)
  await page.goto('/account/regulieres')
  await expect(
    page.getByRole('listitem').filter({ hasText: 'jeudi 10 décembre' }).last(),
  ).toContainText('Déjà commandée')
})

test('without a saved card a date is paid at the checkout', async ({ page }) => {
  await beCustomer(page)
  await repeatEveryWeek(page, await placeOrder(page))
  await page.goto('/account/regulieres')
  await page.getByRole('link', { name: /^Vérifier et confirmer jeudi/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Votre commande régulière' })
  await expect(sheet.getByRole('button', { name: 'Remplir mon panier et payer' })).toBeVisible()
})
