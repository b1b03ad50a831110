import type { Page } from '@playwright/test'
import type { Hand } from './hand'
import { expectThanks, pay, payButton } from './shopping'

const openAgain = (page: Page, hand: Hand) =>
  hand.press(page.getByRole('button', { name: /^Recommander pour/ }))

/** The last order once more, from the home page of a customer who is signed in and has a saved card. */
export async function orderAgain(page: Page, hand: Hand): Promise<void> {
  await openAgain(page, hand)
  await pay(page, hand)
}

/** The same with another of the saved cards, of which the bank asks for a confirmation. */
export async function orderAgainByBank(page: Page, hand: Hand): Promise<void> {
  await openAgain(page, hand)
  await hand.select(page.getByLabel('Carte', { exact: true }), 'Visa •••• 3184')
  await hand.press(payButton(page))
  const bank = page.getByRole('dialog', { name: 'Votre banque demande une confirmation' })
  await hand.press(bank.getByRole('button', { name: 'Confirmer' }))
  await expectThanks(page)
}
