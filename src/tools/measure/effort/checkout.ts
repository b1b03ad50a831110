import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Hand } from './hand'
import { pay } from './shopping'

const ACCEPTED_CARD = '4242424242424242'

/** What a company asks for beside what a first customer must give. */
type Invoiced = { isCompany: boolean }

/** The checkout of a customer who was never here before, to the page that says thank you. */
export async function orderAsNewcomer(
  page: Page,
  hand: Hand,
  { isCompany }: Invoiced,
): Promise<void> {
  await nameVisitor(page, hand)
  if (isCompany) {
    await hand.fill(page.getByLabel(/^Société/), 'Atelier Mar')
    await hand.choose(page.getByRole('option', { name: /^Atelier Martin/ }))
  }
  await fillCard(page, hand, ACCEPTED_CARD)
  await hand.choose(page.getByRole('checkbox', { name: /conditions générales de vente/ }))
  await pay(page, hand)
}

async function nameVisitor(page: Page, hand: Hand): Promise<void> {
  await hand.fill(
    page.getByLabel('Adresse e-mail'),
    `claire.${randomUUID().slice(0, 8)}@atelier.example`,
  )
  await hand.fill(page.getByLabel('Nom et prénom'), 'Claire Martin')
  await hand.fill(page.getByLabel('Téléphone'), '06 12 34 56 78')
  await hand.press(page.getByRole('button', { name: 'Continuer vers le paiement' }))
  await page.getByRole('heading', { name: 'Facturation et paiement' }).waitFor()
}

export async function fillCard(page: Page, hand: Hand, number: string): Promise<void> {
  await hand.fill(page.getByLabel('Numéro de carte'), number)
  await hand.fill(page.getByPlaceholder('mois'), '12')
  await hand.fill(page.getByPlaceholder('année'), '34')
  await hand.fill(page.getByLabel('Code de sécurité'), '123')
}
