import { expectAccessible } from '../support/journey/axe'
import * as checkout from '../support/journey/checkout'
import { expectOneOrderPaidOnce } from '../support/journey/orders'
import { expect, test } from '../support/journey/test'

const REFUSED = [
  ['4000000000009995', 'Votre carte ne dispose pas de fonds suffisants.'],
  ['4000000000000127', 'Le code de sécurité de votre carte est incorrect.'],
  ['4000000000000069', 'Votre carte a expiré.'],
  ['4000000000000119', /^Une erreur s’est produite lors du traitement de votre carte/],
] as const

test('every refused test card says why and loses nothing; one order is then paid once', async ({
  page,
  provoke,
}) => {
  provoke(/40[02] .*sandbox-payments|status of 40[02] .*sandbox-payments/)
  await checkout.startAtPayment(page)

  await test.step('a declined card says what one can do, and each field stays as it was', async () => {
    await checkout.fillCard(page, checkout.CARDS.declined)
    await checkout.payButton(page).click()
    await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText([
      'Votre carte a été refusée.',
      'Payez avec une autre carte, ou voyez avec votre banque.',
    ])
    await expectAccessible(page)
    await expectNothingLost(page)
    await expect(page.getByLabel('Adresse de facturation')).toHaveValue(
      '12 rue de la Paix, 75002 Paris',
    )
    await expect(page.getByLabel('Numéro de carte')).toHaveValue('4000 0000 0000 0002')
    await expect(page.getByPlaceholder('mois')).toHaveValue('12')
    await expect(page.getByPlaceholder('année')).toHaveValue('34')
  })
  for (const [number, words] of REFUSED) {
    await test.step(`${number}: ${words}`, async () => {
      await checkout.fillCard(page, number)
      await checkout.payButton(page).click()
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
      await expectNothingLost(page)
    })
  }
  await test.step('the bank is asked and refuses', async () => {
    await checkout.fillCard(page, checkout.CARDS.challenged)
    await checkout.payButton(page).click()
    await checkout.passBankCheck(page, 'Refuser')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNothingLost(page)
  })
  await test.step('the bank is asked and left without an answer', async () => {
    await checkout.payButton(page).click()
    await expect(checkout.bankDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert')).toContainText('pas été validé auprès de votre banque')
    await expectNothingLost(page)
  })
  await test.step('the bank is asked and agrees', async () => {
    await checkout.payButton(page).click()
    await checkout.passBankCheck(page, 'Confirmer')
    await expectOneOrderPaidOnce(page, await checkout.expectConfirmed(page))
  })
})

async function expectNothingLost(page: Parameters<typeof checkout.payButton>[0]) {
  await expect(page).toHaveURL(/\/order\/paiement$/)
  await expect(page.getByLabel(/^Société/)).toHaveValue('Atelier Martin')
  await expect(page.getByLabel('Nom et prénom')).toHaveValue('Claire Martin')
  await expect(page.getByLabel('Numéro de carte')).not.toHaveValue('')
  await expect(page.getByLabel('Code de sécurité')).toHaveValue('123')
}
