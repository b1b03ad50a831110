import type { Page } from '@playwright/test'
import { orderAsNewcomer } from './checkout'
import type { Hand } from './hand'
import { composeLunch } from './planner'
import { add, chooseDelivery, goToCheckout, openCart, type Wanted } from './shopping'

/** From the shop that stands open to the page that says thank you. */
export type Order = (page: Page, hand: Hand) => Promise<void>

const cardByCard =
  (dishes: readonly Wanted[], isCompany: boolean): Order =>
  async (page, hand) => {
    await chooseDelivery(page, hand)
    for (const dish of dishes) await add(page, hand, dish)
    await openCart(page, hand)
    await goToCheckout(page, hand)
    await orderAsNewcomer(page, hand, { isCompany })
  }

/** The least of one dish that reaches the minimum amount. */
export const firstOrder = cardByCard([{ words: /Batignolles/, units: 4 }], false)

/** Lunch for ten, two of them vegetarian and two vegan, with something to drink. */
export const mixedOrder = cardByCard(
  [
    { words: /Batignolles/, units: 6 },
    { words: /Végétarien/, units: 2 },
    { words: /Vegan/, units: 2 },
    { words: /Eau/, units: 4 },
  ],
  true,
)

/** The same lunch, by « Combien ? » and « Composer pour moi ». */
export const composedOrder: Order = async (page, hand) => {
  await chooseDelivery(page, hand)
  await composeLunch(page, hand)
  await goToCheckout(page, hand)
  await orderAsNewcomer(page, hand, { isCompany: true })
}
