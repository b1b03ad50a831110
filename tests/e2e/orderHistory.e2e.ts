import { beCustomer, beSeeded } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import { press } from '../support/journey/keyboard'
import { findInHistory, openFromHistory } from '../support/journey/orderHistory'
import { placeOrder } from '../support/journey/orders'
import { PHONE } from '../support/journey/screens'
import { expect, test } from '../support/journey/test'

test.use(PHONE)

test('the orders of an account, from the list to the smallest amount of one', async ({ page }) => {
  await beSeeded(page, 'camille@atelier-nord.example')
  await page.goto('/account/commandes')
  const list = page.getByRole('list', { name: /^Vos commandes/ })
  await expect(list.getByRole('article')).toHaveCount(8)
  await expectAccessible(page)
  await press(page, page.getByRole('button', { name: 'Voir plus' }))
  await expect(list.getByRole('article').nth(8)).toBeVisible()
  for (const status of ['Annulée', 'En livraison', 'Livrée', 'Confirmée']) {
    await expect(await findInHistory(page, status)).toBeVisible()
  }

  await openFromHistory(page, /Livrée[^]*vendredi 20\u00a0novembre/)
  const content = page.getByRole('region', { name: 'Vos plats' })
  await expect(content.getByRole('list', { name: /^Contenu de Buffet/ })).toContainText('Planche')
  await expect(content).toContainText('Remise -10 %')
  await expect(content).toContainText('Total HT')
  await expect(content).toContainText('Total TTC')
  await expect(page.getByRole('region', { name: 'Paiements' })).toContainText(/Virement.*Reçu le/)
  await expect(page.getByRole('region', { name: 'Livraison' })).toContainText('24 rue de Paradis')
  await expect(page.getByRole('link', { name: 'Donner mon avis' })).toBeVisible()
  await expectAccessible(page)
})

test('an account cannot open the order of another one, and a visitor is led home', async ({
  page,
  openVisit,
}) => {
  const neighbour = await openVisit()
  await beCustomer(neighbour)
  const path = `/account/commandes/${await placeOrder(neighbour)}`
  await beSeeded(page, 'yanis@petit-studio.example')
  await page.goto('/account/commandes')
  await expect(page.getByRole('heading', { name: 'Pas encore de commande' })).toBeVisible()
  await page.goto(path)
  await expect(page.getByRole('link', { name: 'Voir mes commandes' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('rue de la Paix')
  await expectAccessible(page)
  const visitor = await openVisit()
  await visitor.goto(path)
  await expect(visitor).toHaveURL(/\/$/)
})
