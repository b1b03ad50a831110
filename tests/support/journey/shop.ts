import type { Page } from '@playwright/test'
import { expect } from './expect'

export const ADDRESS = '12 rue de la Paix'

const bar = (page: Page) => page.getByRole('region', { name: 'Votre livraison' })
const segment = (page: Page, name: RegExp) => bar(page).getByRole('button', { name })

const DAY_PANEL = 'Quel jour ?'
const SLOT_PANEL = 'À quelle heure ?'

type Question = 'Où' | 'Quand' | 'À quelle heure' | 'Combien'

/** Opens one of the questions of the delivery bar. */
export async function openSegment(page: Page, question: Question) {
  await segment(page, new RegExp(`^${question}`)).click()
}

/** What the delivery bar says to one of its questions. */
export const segmentOf = (page: Page, question: Question) =>
  segment(page, new RegExp(`^${question}`))

/** The cart in the header: `Panier, vide`, `Panier, 4 articles`. */
export const cartLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Panier/ })

/** Presses « Commander », wherever that leads. */
export async function order(page: Page): Promise<void> {
  await showCart(page)
  await page.getByRole('button', { name: 'Commander' }).locator('visible=true').click()
}

/** Closes the question that is open. */
export async function closePanel(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(bar(page).getByRole('dialog')).toBeHidden()
}

/** Says for how many it is, by keyboard, and closes the question again. */
export async function sayPeople(page: Page, people: number): Promise<void> {
  await segment(page, /^Combien/).press('Enter')
  const count = page.getByRole('spinbutton', { name: /^le nombre de convives$/ })
  await count.fill(String(people))
  await count.press('Enter')
  await closePanel(page)
}

/** Waits for the question that follows the last response. */
export async function expectPanel(page: Page, question: 'Quel jour' | 'À quelle heure') {
  const panel = page.getByRole('dialog', { name: question })
  await expect(panel.getByRole('listitem').first()).toBeVisible()
}

/** Waits until the proposal that Enter takes is the address itself, and not one of what was typed on the way to it. */
export async function expectFirstOption(page: Page, address: string): Promise<void> {
  const first = page.getByRole('option').first()
  await expect(first).toContainText(address, { ignoreCase: true })
  await expect(first).toHaveAttribute('aria-selected', 'true')
}

/** Types an address and takes the first one proposed. */
export async function pickAddress(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Adresse de livraison' }).fill(text)
  await page.getByRole('option').first().click()
}

/** Returns the three questions in a row, as the shop leads from one to the next. */
export async function chooseDelivery(
  page: Page,
  { address = ADDRESS, day, slot }: { address?: string; day: RegExp; slot: RegExp },
): Promise<void> {
  await openSegment(page, 'Où')
  await pickAddress(page, address)
  await chooseDay(page, day)
  await chooseSlot(page, slot)
}

/** Chooses a day by the words of its button, `mercredi 25`, once the question is open. */
export async function chooseDay(page: Page, day: RegExp): Promise<void> {
  const slotPanel = page.getByRole('dialog', { name: SLOT_PANEL })
  await expect(page.getByRole('dialog', { name: DAY_PANEL }).or(slotPanel)).toBeVisible()
  // A visitor whose day is known already is asked for the hour next.
  if (await slotPanel.isVisible()) await openSegment(page, 'Quand')
  const days = page.getByRole('dialog', { name: DAY_PANEL }).getByRole('button', { name: day })
  // A day with its usual hour, `mercredi 25 novembre · 12 h 00 – 12 h 30`, chooses both.
  await days.filter({ hasNotText: / · \d+\sh\s\d+ – / }).click()
}

/** Chooses a slot by its start, `12 h 00`, once the question is open. */
export async function chooseSlot(page: Page, start: RegExp): Promise<void> {
  const panel = page.getByRole('dialog', { name: SLOT_PANEL })
  await panel.getByRole('button', { name: start }).click()
  await expect(panel).toBeHidden()
}

/** Puts some units of the first dish that has enough left into the cart; returns its name. */
export async function addTrays(page: Page, units: number): Promise<string> {
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Ajouter / })
    .first()
  const label = (await add.getAttribute('aria-label')) ?? ''
  const name = label.replace(/^Ajouter /, '')
  // By its name: the list may be brought up to date meanwhile.
  await page.getByRole('main').getByRole('button', { name: label, exact: true }).first().click()
  const quantity = page
    .getByRole('main')
    .getByRole('spinbutton', { name: `la quantité de ${name}` })
    .first()
  await quantity.fill(String(units))
  await quantity.press('Enter')
  return name
}

/** Below this width the cart has a page of its own. */
const DESK_WIDTH = 1_088

/**
 * Shows the cart: it stands beside the shop on a desk, on a page of its own on a phone. The address says which page it is: what is
 * seen of the cart may still be of the page that is being left.
 */
export async function showCart(page: Page): Promise<void> {
  const isOnPhone = (page.viewportSize()?.width ?? DESK_WIDTH) < DESK_WIDTH
  const isAtCart = new URL(page.url()).pathname === '/cart'
  if (isOnPhone && !isAtCart) await page.getByRole('link', { name: 'Voir le panier' }).click()
  await expect(
    page.getByRole('button', { name: 'Commander' }).locator('visible=true'),
  ).toBeVisible()
}

/** Leaves the shop for the checkout: from the panel on a desk, through /cart on a phone. */
export async function goToCheckout(page: Page): Promise<void> {
  await order(page)
  await expect(page).toHaveURL(/\/order\/livraison$/)
}
