import type { Locator, Page } from '@playwright/test'
import { newEmail, openAccount, PASSWORD, sendSignIn } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import { PHONE } from '../support/journey/screens'
import * as shop from '../support/journey/shop'
import { expect, OPENED_AT, test } from '../support/journey/test'

test.use(PHONE)

const GEOCODER = /\/geocoding\//
const SIGN_IN = { name: 'Se connecter' }

const address = (page: Page) => page.getByRole('combobox', { name: 'Adresse de livraison' })
const wrong = (field: Locator, words: string) =>
  expect(field).toHaveAccessibleDescription(new RegExp(words.replace(/[.?]/g, '\\$&')))

test('an address of fewer than four characters searches nothing; no result, or a geocoder that is down, says so', async ({
  page,
  provoke,
}) => {
  await page.clock.install({ time: OPENED_AT })
  const searches: string[] = []
  page.on('request', (request) => {
    if (GEOCODER.test(request.url())) searches.push(request.url())
  })
  await page.goto('/')
  await shop.openSegment(page, 'Où')
  await address(page).fill('Rue')
  await expect(page.getByText('Quatre caractères suffisent pour commencer')).toBeVisible()
  await page.clock.runFor(5000)
  expect(searches).toEqual([])

  await address(page).fill('Zzyzx qwertz')
  await expect(page.getByText(/^Aucune adresse trouvée/)).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
  expect(searches).toHaveLength(1)

  await test.step('a geocoder that is down says so, keeps what was typed and can be queried again', async () => {
    provoke(/^request: .*\/geocoding\//, /^console: Failed to load resource.*\/geocoding\//)
    await page.route(GEOCODER, (route) => route.abort('connectionrefused'))
    await address(page).fill(shop.ADDRESS)
    await expect(page.getByText(/^La recherche d’adresses ne répond pas/)).toBeVisible()
    await expectAccessible(page)
    await expect(address(page)).toHaveValue(shop.ADDRESS)

    await page.unroute(GEOCODER)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText(/adresses? trouvée/)).toBeVisible()
    await expect(address(page)).toHaveValue(shop.ADDRESS)
  })
})

test('signing in says which of the account and the password is wrong, on its field', async ({
  page,
}) => {
  const { email } = await openAccount(page)
  await page.goto('/auth')
  await sendSignIn(page, newEmail(), PASSWORD)
  const form = page.getByRole('form', { name: 'Se connecter' })
  await wrong(form.getByLabel(/e-mail/i), "Aucun compte n'existe pour cette adresse email.")
  await expect(form.getByLabel(/e-mail/i)).toBeFocused()

  await sendSignIn(page, email, 'Pas-Le-Bon-2026')
  const password = form.getByLabel('Mot de passe', { exact: true })
  await wrong(password, 'Le mot de passe est incorrect.')
  await expect(form.getByLabel(/e-mail/i)).toHaveValue(email)

  await password.fill(PASSWORD)
  await form.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('button', { name: 'Compte de Claire Martin' })).toBeVisible()
})

test('signing up names what is missing, too weak or taken, on its field, and keeps the rest', async ({
  page,
}) => {
  const { email } = await openAccount(page)
  await page.goto('/shop/menus')
  await page.getByRole('banner').getByRole('link', SIGN_IN).click()
  const panel = page.getByRole('main')
  await panel.getByRole('button', { name: 'Créer un compte entreprise' }).click()
  const send = panel.getByRole('button', { name: 'Créer mon compte' })
  const password = panel.getByLabel('Mot de passe', { exact: true })
  const terms = panel.getByRole('checkbox', { name: /CGV/ })

  await send.click()
  await wrong(panel.getByLabel('Prénom'), 'Indiquez votre prénom.')
  await expect(panel.getByLabel('Prénom')).toBeFocused()
  await wrong(terms, "Merci d'accepter les CGV pour poursuivre l'inscription.")
  await expectAccessible(page)

  await panel.getByLabel('Prénom').fill('Claire')
  await panel.getByLabel('Nom', { exact: true }).fill('Martin')
  await panel.getByLabel(/e-mail/i).fill(email)
  await terms.check()
  await password.fill('motdepasse')
  await send.click()
  await wrong(password, 'Le mot de passe doit compter au moins 12 caractères.')
  await password.fill('motdepassefa')
  await send.click()
  await wrong(password, 'Mélangez minuscules, majuscules, chiffres et signes')

  await password.fill(PASSWORD)
  await send.click()
  await wrong(panel.getByLabel(/e-mail/i), 'Un compte existe déjà pour cette adresse email.')
  await expect(panel.getByLabel('Prénom')).toHaveValue('Claire')
  await expect(terms).toBeChecked()
  await panel.getByLabel(/e-mail/i).fill(newEmail())
  await send.click()
  await expect(page.getByRole('button', { name: 'Compte de Claire Martin' })).toBeVisible()
  await expect(page).toHaveURL('/shop/menus')
})
