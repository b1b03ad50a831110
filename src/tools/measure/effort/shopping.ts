import type { Locator, Page } from '@playwright/test'
import type { Hand } from './hand'

/** One dish of an order, by a word that its card says, and how many. */
export type Wanted = { words: RegExp; units: number }

const ADDRESS = '12 rue de la Paix'

/** Says where, then when and at what hour by one press. */
export async function chooseDelivery(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: /^Où/ }))
  await hand.fill(page.getByRole('combobox', { name: 'Adresse de livraison' }), ADDRESS)
  await hand.choose(page.getByRole('option').first())
  const days = page.getByRole('dialog', { name: 'Quel jour' })
  await hand.choose(days.getByRole('button', { name: /^mercredi 25 novembre · 12\sh\s00/ }))
  await days.waitFor({ state: 'hidden' })
}

/** Puts the first dish that says these words into the cart, and its quantity where one is not enough. */
export async function add(page: Page, hand: Hand, { words, units }: Wanted): Promise<void> {
  const cards = page.getByRole('main').getByRole('article').filter({ hasText: words })
  const card = cards.filter({ has: page.getByRole('button', { name: /^Ajouter/ }) }).first()
  // Where the page brings another name before it, the card that was found must stay the same one.
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const found = page.getByRole('article', { name, exact: true })
  await hand.press(found.getByRole('button', { name: /^Ajouter/ }))
  if (units === 1) return
  const quantity = found.getByRole('spinbutton')
  await hand.fill(quantity, String(units))
  await quantity.blur()
}

/** From the shop to its cart. */
export async function openCart(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Voir le panier' }))
}

/** From the cart to the checkout: past the recap, whose options stand in the cart. */
export async function goToCheckout(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Commander' }).locator('visible=true'))
}

/** The button, once it can be pressed, then the page that says thank you. */
export async function pay(page: Page, hand: Hand): Promise<void> {
  await hand.press(payButton(page))
  await expectThanks(page)
}

export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Payer / })

export const expectThanks = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: /Merci/ }).waitFor()
