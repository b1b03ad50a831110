import { beSeeded } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import { openFromHistory } from '../support/journey/orderHistory'
import { expect, test } from '../support/journey/test'

test('a customer requests the recovery of trays at another address, then at another hour', async ({
  page,
}) => {
  await beSeeded(page, 'camille@atelier-nord.example')
  await page.goto('/account/commandes')
  await openFromHistory(page, /En livraison[^]*mardi 24\u00a0novembre entre 13\sh\s00/)

  const trays = page.getByRole('region', { name: 'Reprise des plateaux' })
  await trays.getByRole('button', { name: 'Demander la reprise des plateaux' }).click()
  await trays.getByLabel('Jour de la reprise').selectOption({ label: 'vendredi 27\u00a0novembre' })
  await trays.getByRole('radio', { name: 'Quelqu’un d’autre' }).check()
  await trays.getByRole('button', { name: 'Valider la reprise' }).click()
  await expect(trays.getByLabel('Contact pour la reprise')).toBeFocused()
  await trays.getByLabel('Contact pour la reprise').fill('Paul Roy')
  await trays.getByLabel('Son numéro').fill('01.42.36.12.12')
  await trays.getByRole('radio', { name: 'Ailleurs' }).check()
  await trays.getByRole('combobox', { name: 'Adresse de la reprise' }).fill('8 rue de rivoli')
  await trays.getByRole('listbox').getByRole('option').first().click()
  await expect(trays.getByText('Nous vérifions que nos coursiers y passent…')).toHaveCount(0)
  await trays.getByLabel(/Consignes pour la reprise/).fill('Quai 2, sonner')
  await expectAccessible(page)
  await trays.getByRole('button', { name: 'Valider la reprise' }).click()
  await expect(trays).toContainText('vendredi 27 novembre')
  await expect(trays).toContainText('Paul Roy')
  await expect(trays).toContainText(/rivoli/i)

  await trays.getByRole('button', { name: 'Modifier la reprise' }).click()
  await expect(trays.getByLabel('Contact pour la reprise')).toHaveValue('Paul Roy')
  await trays.getByRole('radio', { name: 'La personne qui reçoit la livraison' }).check()
  await trays
    .getByLabel('Heure de la reprise')
    .selectOption({ label: '9\u00a0h\u00a030 – 10\u00a0h\u00a000' })
  await trays.getByRole('button', { name: 'Valider la reprise' }).click()
  await expect(trays).toContainText(/entre 9\sh\s30 et 10\sh\s00/)
  await page.reload()
  await expect(trays).toContainText(/entre 9\sh\s30 et 10\sh\s00/)
  await expect(trays).toContainText('Camille Lefèvre')
  await expectAccessible(page)
})
