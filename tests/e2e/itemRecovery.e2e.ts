import type { Page } from '@playwright/test'
import { beCustomer } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import { keepFullCart, NOON } from '../support/journey/cart'
import * as checkout from '../support/journey/checkout'
import { expect, test } from '../support/journey/test'

const recovery = (page: Page) => page.getByRole('region', { name: 'Reprise des plateaux' })

async function expectChoices(page: Page) {
  const section = recovery(page)
  await section.getByRole('button', { name: 'Modifier' }).click()
  await expect(section.getByLabel('Jour de la reprise')).toHaveValue('2026-11-27')
  await expect(section.getByLabel('Heure de la reprise')).toHaveValue(/T09:30/)
  await expect(section.getByLabel('Contact pour la reprise')).toHaveValue('Paul Roy')
  await expect(section.getByLabel('Son numéro')).toHaveValue('01.42.36.12.12')
  await expect(section.getByRole('combobox', { name: 'Adresse de la reprise' })).toHaveValue(
    /rivoli/i,
  )
  await expect(section.getByLabel(/Consignes pour la reprise/)).toHaveValue('Quai 2, sonner')
}

test('trays are fetched when, where and by whom the customer says, up to the tracking page', async ({
  page,
}) => {
  await beCustomer(page)
  await keepFullCart(page, { deliverySlot: NOON })
  await page.goto('/order/livraison')
  await checkout.fillContact(page)

  const section = recovery(page)
  await expect(section).toContainText(/jeudi 26\u00a0novembre, entre 14\sh\s30 et 15\sh\s00/)
  await section.getByRole('button', { name: 'Modifier' }).click()
  await expect(section.getByLabel('Jour de la reprise')).toHaveValue('2026-11-26')
  await expect(section.getByLabel('Heure de la reprise')).toHaveValue(/T14:30/)
  await expect(section.getByRole('radio', { name: /À l’adresse de livraison/ })).toBeChecked()
  await section
    .getByLabel('Jour de la reprise')
    .selectOption({ label: 'vendredi 27\u00a0novembre' })
  await section
    .getByLabel('Heure de la reprise')
    .selectOption({ label: '9\u00a0h\u00a030 – 10\u00a0h\u00a000' })
  await section.getByRole('radio', { name: 'Quelqu’un d’autre' }).check()
  await section.getByLabel('Contact pour la reprise').fill('Paul Roy')
  await section.getByLabel('Son numéro').fill('01.42.36.12.12')
  await section.getByRole('radio', { name: 'Ailleurs' }).check()
  await section.getByRole('combobox', { name: 'Adresse de la reprise' }).fill('8 rue de rivoli')
  await section.getByRole('listbox').getByRole('option').first().click()
  await section.getByLabel(/Consignes pour la reprise/).fill('Quai 2, sonner')
  await expectAccessible(page)

  await page.reload()
  await expectChoices(page)
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  // Its summary is also that of the step before: going back while the page is on its way would take the press back.
  await expect(page.getByRole('heading', { name: 'Facturation et paiement' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Votre commande' })).toContainText(
    'Paul Roy',
  )
  await page.goBack()
  await expectChoices(page)
  await page.goForward()

  await checkout.fillInvoice(page)
  await checkout.fillCard(page, checkout.CARDS.accepted)
  await checkout.payButton(page).click()
  await checkout.expectConfirmed(page)
  await page.getByRole('link', { name: 'Suivre la commande' }).click()
  const facts = page.getByRole('main')
  await expect(facts).toContainText('Reprise des plateaux')
  await expect(facts).toContainText('vendredi 27 novembre')
  await expect(facts).toContainText(/entre 9\sh\s30 et 10\sh\s00/)
  await expect(facts).toContainText('Paul Roy')
  await expect(facts).toContainText(/01\s42\s36\s12\s12/)
  await expect(facts).toContainText(/rivoli/i)
  await expect(facts).toContainText('Quai 2, sonner')
})
