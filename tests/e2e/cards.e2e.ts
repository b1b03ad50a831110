import type { Locator } from '@playwright/test'
import { beCustomer } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import * as checkout from '../support/journey/checkout'
import { expect, test } from '../support/journey/test'

test('cards are added without an order, refused or confirmed by the bank, and deleted', async ({
  page,
  provoke,
}) => {
  // A card that its bank refuses is served with status 402.
  provoke(/402/)
  await beCustomer(page)
  await page.goto('/account/cartes')
  await expect(page.getByRole('heading', { name: 'Aucune carte enregistrée' })).toBeVisible()
  const centre = async (element: Locator) => {
    const box = await element.boundingBox()
    return box ? box.x + box.width / 2 : NaN
  }
  const add = page.getByRole('button', { name: 'Ajouter une carte' })
  const none = page.getByRole('heading', { name: 'Aucune carte enregistrée' })
  expect(
    Math.abs((await centre(add)) - (await centre(none))),
    'the button under its words',
  ).toBeLessThan(2)
  await add.click()
  await expect(none).toBeHidden()
  const form = page.getByRole('form', { name: 'Nouvelle carte' })
  const save = form.getByRole('button', { name: 'Enregistrer la carte' })

  await save.click()
  await expect(form.getByText('Saisissez le numéro de la carte.')).toBeVisible()
  await expect(form.getByLabel('Numéro de carte')).toBeFocused()
  await expectAccessible(page)

  await checkout.fillCard(page, checkout.CARDS.declined)
  await save.click()
  await expect(form.getByRole('alert')).toHaveText(
    'Votre carte a été refusée. Ajoutez une autre carte, ou voyez avec votre banque.',
  )

  await checkout.fillCard(page, checkout.CARDS.challenged)
  await save.click()
  const bank = page.getByRole('dialog')
  await expect(bank.getByText('Confirmez-vous l’enregistrement de cette carte ?')).toBeVisible()
  await bank.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('La carte est enregistrée.')).toBeVisible()
  const cards = page.getByRole('list', { name: 'Cartes enregistrées' }).getByRole('listitem')
  await expect(cards).toHaveText(/Visa se terminant par 3184\s*Expire en 12\/2034/)
  await expect(page.getByRole('button', { name: 'Ajouter une carte' })).toBeFocused()

  await page.getByRole('button', { name: 'Supprimer la carte Visa se terminant par 3184' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Aucune carte enregistrée' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cartes enregistrées' })).toBeFocused()
})
