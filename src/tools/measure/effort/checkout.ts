import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Hand } from './hand'
import { pay } from './shopping'

const SIRET = '356 000 000 00048'

/** What a company asks for beside what a first customer must give. */
export type Invoiced = { isCompany: boolean }

/** The checkout of a customer who was never here before, to the page that says thank you. */
export async function orderAsNewcomer(
  page: Page,
  hand: Hand,
  { isCompany }: Invoiced,
): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Continuer vers la livraison' }))
  await openAccount(page, hand)
  await nameContact(page, hand)
  if (isCompany) {
    await hand.fill(page.getByLabel(/^Société/), 'Atelier Martin')
    await hand.fill(page.getByLabel(/^SIRET/), SIRET)
  }
  await fillCard(page, hand)
  await pay(page, hand)
}

async function openAccount(page: Page, hand: Hand): Promise<void> {
  const dialog = page.getByRole('dialog')
  await hand.press(dialog.getByRole('button', { name: 'Créer un compte entreprise' }))
  await hand.fill(dialog.getByLabel('Prénom'), 'Claire')
  await hand.fill(dialog.getByLabel('Nom', { exact: true }), 'Martin')
  await hand.fill(
    dialog.getByLabel(/e-mail/i),
    `claire.${randomUUID().slice(0, 8)}@atelier.example`,
  )
  await hand.fill(dialog.getByLabel('Mot de passe', { exact: true }), 'Un-Dejeuner-2026')
  await hand.choose(dialog.getByRole('checkbox', { name: /CGV|conditions/i }))
  await hand.press(dialog.getByRole('button', { name: 'Créer mon compte' }))
  await dialog.waitFor({ state: 'hidden' })
}

/** Fills what is not known yet. */
async function nameContact(page: Page, hand: Hand): Promise<void> {
  const name = page.getByLabel('Nom et prénom')
  if ((await name.inputValue()) === '') await hand.fill(name, 'Claire Martin')
  await hand.fill(page.getByLabel('Téléphone'), '06 12 34 56 78')
  await hand.press(page.getByRole('button', { name: 'Continuer vers le paiement' }))
  await page.getByRole('heading', { name: 'Facturation et paiement' }).waitFor()
}

async function fillCard(page: Page, hand: Hand): Promise<void> {
  await hand.fill(page.getByLabel('Numéro de carte'), '4242424242424242')
  await hand.fill(page.getByPlaceholder('mois'), '12')
  await hand.fill(page.getByPlaceholder('année'), '34')
  await hand.fill(page.getByLabel('Cryptogramme'), '123')
}
