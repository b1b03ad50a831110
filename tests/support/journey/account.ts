import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export const PASSWORD = 'Un-Dejeuner-2026'

/** An address that nobody has used yet. */
export const newEmail = () => `claire.${randomUUID().slice(0, 8)}@atelier.example`

/** Signs up in the sign-in dialog that the checkout opens; answers the e-mail address used. */
export async function signUp(page: Page): Promise<string> {
  const email = newEmail()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Créer un compte entreprise' }).click()
  await dialog.getByLabel('Prénom').fill('Claire')
  await dialog.getByLabel('Nom', { exact: true }).fill('Martin')
  await dialog.getByLabel(/e-mail/i).fill(email)
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('checkbox', { name: /conditions|CGV/i }).check()
  await dialog.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(dialog).toBeHidden()
  return email
}
