import { send } from '../support/journey/api'
import { openAccount, PASSWORD, sendSignIn } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import { linkMailedTo, mailsTo } from '../support/journey/mails'
import { expect, test } from '../support/journey/test'

const NEW_PASSWORD = 'Nouveau-Passe-2027'
const LOST = 'Choisissez un nouveau mot de passe'

test('an account migrated without a password: mail, new password, terms', async ({ page }) => {
  const email = 'ines@migree.example'
  await page.goto('/')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  const dialog = page.getByRole('dialog')
  await sendSignIn(page, email, 'Demo-Tablee-2026')
  await expect(
    dialog.getByRole('heading', { name: 'Un nouveau mot de passe est nécessaire' }),
  ).toBeVisible()
  await expectAccessible(page)

  const link = await linkMailedTo(page, email, LOST)
  await page.goto(link)
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Le même, encore une fois', { exact: true }).fill(NEW_PASSWORD)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByText(/votre mot de passe est enregistré/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Compte de Inès Marchand' })).toBeVisible()

  await page.goto(await linkMailedTo(page, email, 'Acceptez nos conditions générales de vente'))
  const accept = page.getByRole('button', { name: 'J’accepte les CGV' })
  await expect(accept).toBeVisible()
  await expectAccessible(page)
  await accept.click()
  await expect(page.getByRole('heading', { name: 'Merci, c’est noté' })).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Ce lien ne sert plus' })).toBeVisible()
  await expectAccessible(page)
})

test('a lost password is recovered by keyboard, and the list of mails leads on', async ({
  page,
  provoke,
}) => {
  const { email, token } = await openAccount(page)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Mot de passe oublié ?' }).focus()
  await page.keyboard.press('Enter')
  const lost = page.getByRole('form', { name: 'Mot de passe oublié' })
  await lost.getByLabel(/e-mail/i).focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Si un compte existe pour ${email}`)).toBeVisible()
  await expectAccessible(page)
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(3)

  await page.goto('/dev/mails')
  await page
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: LOST })
    .click()
  await page.getByRole('link', { name: /\/newpassword\// }).click()
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('court')
  await page.getByLabel('Le même, encore une fois', { exact: true }).fill('court')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(NEW_PASSWORD)
  await page.getByLabel('Le même, encore une fois', { exact: true }).fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/votre mot de passe est enregistré/)).toBeVisible()

  provoke(/Wrong/)
  const old = await send(page, `{ getUserFromToken(token: "${token}") { id } }`)
  expect(old.errors?.[0]?.message).toBe('Wrong Token')
  const before = await send(
    page,
    `mutation { authenticate(email: "${email}", password: "${PASSWORD}") { id } }`,
  )
  expect(before.errors?.[0]?.message).toBe('Wrong password')
})
