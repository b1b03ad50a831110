import { openAccount, PASSWORD } from '../support/journey/account'
import { keepToken } from '../support/journey/api'
import { expectAccessible } from '../support/journey/axe'
import { CLAIRE, keepFullCart } from '../support/journey/cart'
import * as checkout from '../support/journey/checkout'
import { linkMailedTo, mailsTo } from '../support/journey/mails'
import { leaveOutAutofill, plugAuthenticator } from '../support/journey/passkeys'
import { expect, test as base } from '../support/journey/test'

/** No passkey is good for an address made of numbers. */
const test = base.extend({
  baseURL: async ({ baseURL }, provide) => provide(baseURL?.replace('127.0.0.1', 'localhost')),
})

const CREATE = 'Créer une clé d’accès'
const SIGN_IN = 'Utiliser une clé d’accès'

test('a visitor orders, makes a passkey in place of a password, and comes back with it', async ({
  page,
}) => {
  const device = await plugAuthenticator(page)
  await device.touch(false)
  await keepFullCart(page, { deliveryContact: CLAIRE })
  await page.goto('/order/livraison')
  const email = await checkout.fillEmail(page)
  await checkout.fillPayment(page)
  await checkout.payButton(page).click()
  await checkout.expectConfirmed(page)

  const passwordForm = page.getByRole('form', { name: 'Choisissez votre mot de passe' })
  await expect(passwordForm).toBeVisible()
  await expectAccessible(page)
  await device.touch(true)
  await page.getByRole('button', { name: CREATE }).click()
  await expect(page.getByText(/^Votre clé d’accès est créée/)).toBeVisible()
  await expect(passwordForm).toBeHidden()
  expect(await device.held()).toBe(1)

  await page.getByRole('button', { name: 'Compte de Claire Martin' }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  // The browser offers the key in the field of the address; the device of this test takes it at once.
  await page.goto('/auth?retour=%2Faccount%2Fmot-de-passe')
  const keys = page.getByRole('list', { name: 'Clés d’accès' })
  await expect(keys.getByRole('listitem')).toHaveText(/Chrome.*utilisée le mardi 24\u00a0novembre/)
  await expectAccessible(page)

  await page.goto(await linkMailedTo(page, email, 'Confirmez votre adresse e-mail'))
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByRole('heading', { name: 'Merci, c’est noté' })).toBeVisible()
  await expect
    .poll(async () => (await mailsTo(page, email)).map(({ subject }) => subject))
    .toContain('Une clé d’accès a été ajoutée à votre compte')
})

test('a customer makes a passkey in the account, signs in by the button, at the checkout too, and deletes it', async ({
  page,
  baseURL,
}) => {
  const device = await plugAuthenticator(page)
  await leaveOutAutofill(page)
  const { email, token } = await openAccount(page)
  await keepToken(page, token, baseURL ?? '')
  await page.goto('/account/mot-de-passe')
  await page.getByRole('button', { name: CREATE }).click()
  const keys = page.getByRole('list', { name: 'Clés d’accès' })
  await expect(keys.getByRole('listitem')).toHaveText(/jamais utilisée/)
  // The device makes no second one.
  await page.getByRole('button', { name: CREATE }).click()
  await expect(page.getByRole('alert')).toContainText('Cet appareil garde déjà une clé d’accès')

  await test.step('the sign-in at the checkout takes a passkey, and the password stays', async () => {
    await device.touch(false)
    await page.context().clearCookies()
    await keepFullCart(page)
    await page.goto('/order/livraison')
    await checkout.fillContact(page)
    await checkout.fillEmail(page, email)
    await page.keyboard.press('Tab')
    const form = page.getByRole('form', { name: 'Se connecter' })
    await expect(form.getByLabel('Adresse e-mail')).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    )
    await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await device.touch(true)
    await form.getByRole('button', { name: SIGN_IN }).click()
    await expect(page.getByLabel('Téléphone')).toHaveValue('06 12 34 56 78')
    await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
    await expect(checkout.termsBox(page)).toBeHidden()
  })

  await device.touch(false)
  await page.context().clearCookies()
  await page.goto('/auth?retour=%2Faccount%2Fmot-de-passe')
  await device.knowPerson(false)
  await device.touch(true)
  await page.getByRole('button', { name: SIGN_IN }).click()
  await expect(page.getByRole('button', { name: SIGN_IN })).toBeEnabled()
  await expect(page.getByRole('form', { name: 'Se connecter' })).toBeVisible()
  await device.knowPerson(true)
  await page.getByRole('button', { name: SIGN_IN }).click()
  await expect(keys.getByRole('listitem')).toHaveText(/utilisée le mardi 24\u00a0novembre/)

  await keys.getByRole('button', { name: /^Supprimer la clé d’accès/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Vous n’en avez pas encore.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Clés d’accès', exact: true })).toBeFocused()

  await device.touch(false)
  await page.context().clearCookies()
  await page.goto('/auth')
  await device.touch(true)
  await page.getByRole('button', { name: SIGN_IN }).click()
  await expect(page.getByRole('alert')).toContainText('n’ouvre pas de compte ici')
  await expectAccessible(page)
})
