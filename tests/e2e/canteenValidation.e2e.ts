import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../support/journey/axe'
import { linkMailedTo } from '../support/journey/mails'
import { sendSignIn } from '../support/journey/account'
import { expect, test } from '../support/journey/test'

const PASSWORD = 'Ma-Cantine-2027'

test('an employee of a company with a canteen gets in by mail, chooses a password and comes back', async ({
  page,
  openVisit,
}) => {
  const email = `paul.${randomUUID().slice(0, 8)}@cantine-rivoli.example`
  await page.goto('/auth')
  await page.getByRole('radio', { name: 'Cantine' }).check()
  await page.getByRole('button', { name: 'Demander un accès' }).click()
  await page.getByLabel('Adresse e-mail professionnelle').fill(email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect(page.getByText(`Si l’adresse ${email}`)).toBeVisible()

  await page.goto(await linkMailedTo(page, email, 'Ouvrez votre accès à la cantine'))
  await expect(page.getByRole('button', { name: 'Confirmer mon adresse' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByRole('heading', { name: 'La cantine vous est ouverte' })).toBeVisible()
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Le même, encore une fois', { exact: true }).fill(PASSWORD)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByText('Votre mot de passe est enregistré.')).toBeVisible()
  await page.getByRole('link', { name: 'Voir la carte de la cantine' }).click()
  await expect(page).toHaveURL('/shop/cantine')
  await expect(page.getByRole('button', { name: /^Compte de Paul/ })).toBeVisible()

  const elsewhere = await openVisit()
  await elsewhere.goto('/auth')
  await elsewhere.getByRole('radio', { name: 'Cantine' }).check()
  await sendSignIn(elsewhere, email, PASSWORD)
  await expect(elsewhere.getByRole('button', { name: /^Compte de Paul/ })).toBeVisible()
})
