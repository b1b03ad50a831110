import type { Page } from '@playwright/test'
import { newEmail } from '../support/journey/account'
import {
  bankDialog,
  CARDS,
  expectConfirmed,
  payButton,
  termsBox,
} from '../support/journey/checkout'
import { press, tabTo, typeInto } from '../support/journey/keyboard'
import { onBothScreens } from '../support/journey/screens'
import { ADDRESS, expectFirstOption } from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

async function chooseDelivery(page: Page) {
  const bar = page.getByRole('region', { name: 'Votre livraison' })
  await press(page, bar.getByRole('button', { name: /^Où/ }))
  await typeInto(page, page.getByRole('combobox', { name: 'Adresse de livraison' }), ADDRESS)
  await expectFirstOption(page, ADDRESS)
  await page.keyboard.press('Enter')
  await press(
    page,
    page.getByRole('dialog').getByRole('button', { name: /mercredi 25(?!\snovembre\s·)/ }),
  )
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^13\sh\s00/ }))
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function addTenTrays(page: Page) {
  await press(page, page.getByRole('button', { name: /^Ajouter / }))
  const main = page.getByRole('main')
  const quantity = main.getByRole('spinbutton', { name: /^la quantité de / })
  await tabTo(page, quantity, 'Shift+Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  await expect(quantity.first()).toHaveValue('10')
}

async function goToCheckout(page: Page) {
  const order = page.getByRole('button', { name: 'Commander' }).locator('visible=true')
  const cart = page.getByRole('link', { name: 'Voir le panier' }).locator('visible=true')
  await expect(order.or(cart).first()).toBeVisible()
  if ((await order.count()) === 0) await press(page, cart)
  await press(page, order)
}

async function payByCard(page: Page) {
  await typeInto(page, page.getByLabel('Numéro de carte'), CARDS.challenged)
  await typeInto(page, page.getByPlaceholder('mois'), '12')
  await typeInto(page, page.getByPlaceholder('année'), '34')
  await typeInto(page, page.getByLabel('Code de sécurité'), '123')
  await press(page, termsBox(page), 'Space')
  await press(page, payButton(page))
  await press(page, bankDialog(page).getByRole('button', { name: 'Confirmer' }))
}

onBothScreens(() => {
  test('a newcomer orders by keyboard alone and always sees where the focus is', async ({
    page,
  }) => {
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
    await page.goto('/')
    await expect(page.getByRole('button', { name: /^Ajouter / }).first()).toBeVisible()
    await press(page, page.getByRole('link', { name: 'Aller au contenu' }))
    await expect(page.getByRole('main')).toBeFocused()
    await chooseDelivery(page)
    await addTenTrays(page)
    await goToCheckout(page)

    await expect(heading('Qui reçoit la livraison ?')).toBeFocused()
    await typeInto(page, page.getByLabel('Adresse e-mail'), newEmail())
    await typeInto(page, page.getByLabel('Nom et prénom'), 'Claire Martin')
    await typeInto(page, page.getByLabel('Téléphone'), '06 12 34 56 78')
    await press(page, page.getByRole('button', { name: 'Continuer vers le paiement' }))

    await expect(heading('Facturation et paiement')).toBeFocused()
    await expect(page.getByLabel('Nom et prénom')).toHaveValue('Claire Martin')
    await expect(page.getByLabel('Adresse de facturation')).toHaveValue(/12 rue de la Paix/i)
    await payByCard(page)

    await expectConfirmed(page)
    await expect(heading(/Merci/)).toBeFocused()
  })
})
