import type { Page } from '@playwright/test'
import { fillCard } from './checkout'
import { countingHand, type Hand } from './hand'
import { expectThanks, pay, payButton } from './shopping'

/** Ends in 3184; the bank asks for a confirmation each time. */
const BANK_CARD = '4000002760003184'

const openAgain = (page: Page, hand: Hand) =>
  hand.press(page.getByRole('button', { name: /^Recommander pour/ }))

/** The last order once more, from the home page of a customer who is signed in and has a saved card. */
export async function orderAgain(page: Page, hand: Hand): Promise<void> {
  await openAgain(page, hand)
  await pay(page, hand)
}

/** Saves the card of `orderAgainByBank` in the account of the page's customer, before their acts are counted. */
export async function saveBankCard(page: Page): Promise<void> {
  const hand = countingHand()
  await page.goto('/account/cartes')
  await hand.press(page.getByRole('button', { name: 'Ajouter une carte' }))
  await fillCard(page, hand, BANK_CARD)
  await hand.press(page.getByRole('button', { name: 'Enregistrer la carte' }))
  await confirmAtBank(page, hand)
  await page.getByText('La carte est enregistrée.').waitFor()
}

/** The same with another of the saved cards, of which the bank asks for a confirmation. */
export async function orderAgainByBank(page: Page, hand: Hand): Promise<void> {
  await openAgain(page, hand)
  await hand.select(page.getByLabel('Carte', { exact: true }), 'Visa •••• 3184')
  await hand.press(payButton(page))
  await confirmAtBank(page, hand)
  await expectThanks(page)
}

async function confirmAtBank(page: Page, hand: Hand): Promise<void> {
  const bank = page.getByRole('dialog', { name: 'Votre banque demande une confirmation' })
  await hand.press(bank.getByRole('button', { name: 'Confirmer' }))
}
