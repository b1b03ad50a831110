import { PASSWORD, sendSignIn } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import * as checkout from '../support/journey/checkout'
import { onBothScreens } from '../support/journey/screens'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

test.use({ showsPictures: true, contextOptions: { reducedMotion: 'no-preference' } })

onBothScreens(() => {
  test('a newcomer orders lunch for ten people and pays with a bank confirmation', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plateaux repas')
    await expect(page.getByRole('button', { name: /^Ajouter / }).first()).toBeVisible()
    await expectAccessible(page)

    await shop.openSegment(page, 'Où')
    await expect(page.getByRole('combobox', { name: 'Adresse de livraison' })).toBeFocused()
    await expectAccessible(page)
    await shop.pickAddress(page, shop.ADDRESS)
    await shop.expectPanel(page, 'Quel jour')
    await expectAccessible(page)
    await shop.chooseDay(page, /mercredi 25/)
    await shop.expectPanel(page, 'À quelle heure')
    await expectAccessible(page)
    await shop.chooseSlot(page, /^12\sh\s00/)
    const tray = await shop.addTrays(page, 10)
    await shop.showCart(page)
    await page.getByRole('button', { name: /^Couverts/ }).click()
    await expect(page.getByText('Couverts et options')).toBeVisible()
    await expectAccessible(page)

    await shop.goToCheckout(page)
    await expect(page.getByRole('heading', { name: 'Qui reçoit la livraison ?' })).toBeFocused()
    const email = await checkout.fillEmail(page)
    await checkout.fillContact(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()

    await expect(page.getByRole('heading', { name: 'Facturation et paiement' })).toBeFocused()
    await page.getByLabel(/^Société/).fill('atelier mar')
    await expect(page.getByRole('option', { name: /^Atelier Martin Paris/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('option', { name: /^Atelier Martin Paris/ }).click()
    await expect(page.getByLabel(/^SIRET/)).toHaveValue(/^010\s413\s706\s00010$/)
    await expect(page.getByLabel('Adresse de facturation')).toHaveValue(/^4 rue Saint-Augustin/)
    await checkout.fillCard(page, checkout.CARDS.challenged)
    await expect(page.getByRole('main')).toContainText('aucun argent réel')
    await expect(page.getByRole('main')).toContainText(`Votre compte ${email}`)
    await checkout.termsBox(page).check()
    await expectAccessible(page)
    await checkout.payButton(page).click()
    await expect(checkout.bankDialog(page)).toBeVisible()
    await expectAccessible(page)
    await checkout.passBankCheck(page, 'Confirmer')

    const number = await checkout.expectConfirmed(page)
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('main')).toContainText(number)
    await checkout.choosePassword(page)
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Suivre la commande' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
    await expect(page.getByRole('main')).toContainText('Confirmée')
    await expect(page.getByRole('main')).toContainText(tray)
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('main')).toContainText(tray)

    await page.context().clearCookies()
    await page.goto('/auth')
    await sendSignIn(page, email, PASSWORD)
    await expect(page).toHaveURL('/')
    await page.goto('/account/commandes')
    await expect(page.getByRole('main')).toContainText(number)
  })
})
