import type { Page } from '@playwright/test'
import type { Hand } from './hand'
import { pay } from './shopping'

/** The last order once more, from the home page of a customer who is signed in and has a saved card. */
export async function orderAgain(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('banner').getByRole('button', { name: /compte|Camille/i }))
  await hand.press(page.getByRole('link', { name: /commandes/i }).first())
  await hand.press(page.getByRole('button', { name: 'Recommander' }).first())
  await hand.press(page.getByRole('button', { name: 'Remplir mon panier' }))
  await hand.press(page.getByRole('button', { name: 'Continuer vers la livraison' }))
  await hand.press(page.getByRole('button', { name: 'Continuer vers le paiement' }))
  await pay(page, hand)
}
