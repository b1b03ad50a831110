import type { Page } from '@playwright/test'
import type { Hand } from './hand'
import { pay } from './shopping'

/** The last order once more, from the home page of a customer who is signed in and has a saved card. */
export async function orderAgain(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: /^Recommander pour/ }))
  await pay(page, hand)
}
