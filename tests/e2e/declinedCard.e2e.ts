import { expectAccessible } from '../support/journey/axe'
import * as checkout from '../support/journey/checkout'
import { expectOneOrderPaidOnce } from '../support/journey/orders'
import { expect, test } from '../support/journey/test'

test('a declined card says why and loses nothing; a good one then pays the same order once', async ({
  page,
  provoke,
}) => {
  provoke(/40[02] .*sandbox-payments|status of 40[02] .*sandbox-payments/)
  await checkout.startAtPayment(page)
  await checkout.fillCard(page, checkout.CARDS.declined)
  await checkout.payButton(page).click()

  const alert = page.getByRole('alert')
  await expect(alert.getByRole('paragraph')).toHaveText([
    'Votre carte a été refusée.',
    'Payez avec une autre carte, ou voyez avec votre banque.',
  ])
  await expectAccessible(page)
  await expect(page).toHaveURL(/\/order\/paiement$/)
  await expect(page.getByLabel(/^Société/)).toHaveValue('Atelier Martin')
  await expect(page.getByLabel('Nom et prénom')).toHaveValue('Claire Martin')
  await expect(page.getByLabel('Adresse de facturation')).toHaveValue(
    '12 rue de la Paix, 75002 Paris',
  )
  await expect(page.getByLabel('Numéro de carte')).toHaveValue('4000 0000 0000 0002')
  await expect(page.getByPlaceholder('mois')).toHaveValue('12')
  await expect(page.getByPlaceholder('année')).toHaveValue('34')
  await expect(page.getByLabel('Code de sécurité')).toHaveValue('123')

  await checkout.fillCard(page, checkout.CARDS.accepted)
  await checkout.payButton(page).click()
  await expectOneOrderPaidOnce(page, await checkout.expectConfirmed(page))
})
