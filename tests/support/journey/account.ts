import { randomUUID } from 'node:crypto'
import { test, type Page } from '@playwright/test'
import { responseTo, keepToken } from './api'

export const PASSWORD = 'Un-Dejeuner-2026'

/** An address that no one has used yet. */
export const newEmail = () => `claire.${randomUUID().slice(0, 8)}@atelier.example`

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

/** Starts the visit as a customer who opened an account in this browser earlier. */
export async function beCustomer(page: Page): Promise<void> {
  const { token } = await openAccount(page)
  // A new account has no last order: home keeps no room for one.
  await page.addInitScript(() => {
    try {
      if (localStorage.getItem('tablee.opening') === null) {
        localStorage.setItem('tablee.opening', '"none"')
      }
    } catch {
      // A journey may block the storage.
    }
  })
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
