import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { responseTo, keepToken } from './api'

export const PASSWORD = 'Un-Dejeuner-2026'

/** An address that no one has used yet. */
export const newEmail = () => `claire.${randomUUID().slice(0, 8)}@atelier.example`

/** Signs up in the sign-in dialog that the checkout opens. */
export async function signUp(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Créer un compte entreprise' }).click()
  await dialog.getByLabel('Prénom').fill('Claire')
  await dialog.getByLabel('Nom', { exact: true }).fill('Martin')
  await dialog.getByLabel(/e-mail/i).fill(newEmail())
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('checkbox', { name: /conditions|CGV/i }).check()
  await dialog.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(dialog).toBeHidden()
}

/** Opens an account without the screens; returns its e-mail address and its session token. */
export async function openAccount(page: Page): Promise<{ email: string; token: string }> {
  const email = newEmail()
  const { signup } = await responseTo<{ signup: { token: string } }>(
    page,
    `mutation ($email: String!, $password: String!) {
      signup(
        email: $email, password: $password, firstname: "Claire", lastname: "Martin", hasAcceptedTerms: true
      ) { token }
    }`,
    { email, password: PASSWORD },
  )
  return { email, token: signup.token }
}

/** Starts the visit as a customer who signed in earlier. */
export async function beCustomer(page: Page): Promise<void> {
  const { token } = await openAccount(page)
  await keepToken(page, token, test.info().project.use.baseURL ?? '')
}

/** Starts the visit as one of the demonstration's accounts. */
export async function beSeeded(page: Page, email: string, type = 'b2b'): Promise<void> {
  const { authenticate } = await responseTo<{ authenticate: { token: string } }>(
    page,
    `mutation ($email: String!, $password: String!, $type: String) {
      authenticate(email: $email, password: $password, type: $type) { token }
    }`,
    { email, password: 'Demo-Tablee-2026', type },
  )
  await keepToken(page, authenticate.token, test.info().project.use.baseURL ?? '')
}

/** Fills the sign-in form, in its dialog or on its page, and sends it. */
export async function sendSignIn(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Se connecter' })
  await form.getByLabel(/e-mail/i).fill(email)
  await form.getByLabel('Mot de passe', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Se connecter' }).click()
}
