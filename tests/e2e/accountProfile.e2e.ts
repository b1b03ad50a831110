import { openAccount, PASSWORD, sendSignIn } from '../support/journey/account'
import { keepToken } from '../support/journey/api'
import { expectAccessible } from '../support/journey/axe'
import { linkMailedTo } from '../support/journey/mails'
import { press } from '../support/journey/keyboard'
import { PHONE } from '../support/journey/screens'
import { expect, test } from '../support/journey/test'

test.use(PHONE)

test('a visitor who opens the account is led home', async ({ page }) => {
  await page.goto('/account/informations')
  await expect(page).toHaveURL('/')
})

test('a customer completes the profile, changes the password and chooses mails', async ({
  page,
  baseURL,
}) => {
  const { email, token } = await openAccount(page)
  await keepToken(page, token, baseURL ?? '')
  await page.goto('/')
  await press(page, page.getByRole('button', { name: 'Compte de Claire Martin' }))
  await press(page, page.getByRole('link', { name: 'Mon compte' }))
  await press(page, page.getByRole('link', { name: 'Mes informations' }))

  await test.step('a field in error that the press on the button left the focus in comes into view', async () => {
    const firstName = page.getByLabel(/^Prénom/)
    const save = page.getByRole('button', { name: 'Enregistrer' })
    await firstName.fill('')
    await save.scrollIntoViewIfNeeded()
    await expect(firstName).not.toBeInViewport()
    await save.click()
    await expect(firstName).toHaveAccessibleDescription(/Indiquez votre prénom/)
    await expect(firstName).toBeFocused()
    await expect(firstName).toBeInViewport({ ratio: 1 })
  })

  await test.step('what is missing is named; once it is there the header and a reload keep it', async () => {
    await expect(page.getByText(/^Il manque votre téléphone/)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(/^Prénom/).fill('Clarisse')
    await page.getByLabel(/^Téléphone/).fill('01 99 00 56 78')
    await page.getByLabel(/^Société/).fill('Atelier Martin')
    await page.getByLabel('Effectif').selectOption({ label: '10 à 49 personnes' })
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('button', { name: 'Compte de Clarisse Martin' })).toBeVisible()
    await expect(page.getByText(/^Il manque/)).toBeHidden()
    await page.reload()
    await expect(page.getByLabel(/^Société/)).toHaveValue('Atelier Martin')
    await expect(page.getByLabel('Effectif')).toHaveValue('10-49')
  })

  await test.step('the mails chosen are kept', async () => {
    await page.getByRole('link', { name: 'E-mails' }).click()
    await expect(page.getByRole('button', { name: 'Renvoyer le lien' })).toBeVisible()
    await page.goto(await linkMailedTo(page, email, 'Confirmez votre adresse e-mail'))
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
    await expect(page.getByRole('heading', { name: 'Merci, c’est noté' })).toBeVisible()
    await page.goto('/account/abonnements')
    await page.getByRole('checkbox', { name: 'Les nouveautés de la carte' }).check()
    await page.getByRole('checkbox', { name: /^Votre avis/ }).uncheck()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Vos choix sont enregistrés.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Les nouveautés de la carte' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /^Votre avis/ })).not.toBeChecked()
  })

  await test.step('a wrong password until now changes nothing; the right one does', async () => {
    await page.getByRole('link', { name: /^Mot de passe/ }).click()
    await page.getByLabel('Mot de passe actuel').fill('pas-le-bon-du-tout')
    await page.getByLabel('Nouveau mot de passe').fill('Un-Diner-De-2027')
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(page.getByText('Le mot de passe est incorrect.')).toBeVisible()
    await expect(page.getByLabel('Mot de passe actuel')).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('Mot de passe actuel').fill(PASSWORD)
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(page.getByText(/^Votre mot de passe est enregistré/)).toBeVisible()
  })

  await page.getByRole('button', { name: 'Compte de Clarisse Martin' }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await page.goto('/auth')
  await sendSignIn(page, email, 'Un-Diner-De-2027')
  await expect(page.getByRole('button', { name: 'Compte de Clarisse Martin' })).toBeVisible()
})
