import type { Page } from '@playwright/test'
import { expect } from './expect'
import { beCustomer, newEmail, PASSWORD } from './account'
import { CLAIRE, keepFullCart } from './cart'

export const CARDS = {
  accepted: '4242424242424242',
  challenged: '4000002760003184',
  declined: '4000000000000002',
}

export async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Nom et prénom').fill('Claire Martin')
  await page.getByLabel('Téléphone').fill('06 12 34 56 78')
  await page.getByLabel(/Instructions de livraison/).fill('3e étage, demander l’accueil')
}

/** What a visitor says of themselves at the delivery; returns the address. */
export async function fillEmail(page: Page, email = newEmail()): Promise<string> {
  await page.getByLabel('Adresse e-mail').fill(email)
  return email
}

/** The terms, which a visitor accepts beside the pay button. */
export const termsBox = (page: Page) =>
  page.getByRole('checkbox', { name: /conditions générales de vente/ })

/** Chooses a first password on the confirmation. */
export async function choosePassword(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Choisissez votre mot de passe' })
  await form.getByLabel('Nouveau mot de passe', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Le même, encore une fois', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByText(/Votre mot de passe est enregistré/)).toBeVisible()
}

export async function fillInvoice(page: Page): Promise<void> {
  await page.getByLabel(/^Société/).fill('Atelier Martin')
  await page.getByLabel('Nom et prénom').fill('Claire Martin')
  await page.getByLabel('Adresse de facturation').fill('12 rue de la Paix, 75002 Paris')
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Numéro de carte').fill(number)
  await page.getByPlaceholder('mois').fill('12')
  await page.getByPlaceholder('année').fill('34')
  await page.getByLabel('Code de sécurité').fill('123')
}

/** From the delivery on, until nothing is left but to press « Payer ». */
export async function fillPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  await fillInvoice(page)
  await fillCard(page, CARDS.accepted)
  await termsBox(page).check()
}

/** Starts the visit of a customer at the last step, with everything typed but the card. */
export async function startAtPayment(page: Page): Promise<void> {
  await beCustomer(page)
  await keepFullCart(page, { deliveryContact: CLAIRE })
  await page.goto('/order/paiement')
  await fillInvoice(page)
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Payer / })

export const bankDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Votre banque demande une confirmation' })

/** Returns the dialog in which the bank asks for a confirmation. */
export async function passBankCheck(page: Page, response: 'Confirmer' | 'Refuser'): Promise<void> {
  await expect(bankDialog(page)).toContainText('aucun argent réel')
  await bankDialog(page).getByRole('button', { name: response }).click()
  await expect(bankDialog(page)).toBeHidden()
}

/** Saves a card in the account of the page's customer; the bank asks for a confirmation of one that it always asks about. */
export async function saveCard(page: Page, number: string): Promise<void> {
  await page.goto('/account/cartes')
  await page.getByRole('button', { name: 'Ajouter une carte' }).click()
  await fillCard(page, number)
  await page.getByRole('button', { name: 'Enregistrer la carte' }).click()
  if (number === CARDS.challenged) await passBankCheck(page, 'Confirmer')
  await expect(page.getByText('La carte est enregistrée.')).toBeVisible()
}

export async function expectConfirmed(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order\/confirmation/)
  await expect(page.getByRole('heading', { name: /Merci/ })).toBeVisible()
  const number = await page
    .getByText(/T-\d{5}/)
    .first()
    .textContent()
  return number?.match(/T-\d+/)?.[0] ?? ''
}
