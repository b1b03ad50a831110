import type { Page } from '@playwright/test'
import { countingHand } from '../../src/tools/measure/effort/hand'
import { composedOrder, firstOrder, type Order } from '../../src/tools/measure/effort/orders'
import { orderAgain, orderAgainByBank } from '../../src/tools/measure/effort/reorder'
import { expectDishes } from '../../src/tools/measure/effort/visit'
import { EFFORT_GOALS } from '../../src/tools/measure/goals'
import { beSeeded } from '../support/journey/account'
import { CARDS, saveCard } from '../support/journey/checkout'
import { expect, test } from '../support/journey/test'

type Goal = { acts: number; seconds?: number }

async function expectWithin(page: Page, order: Order, { acts, seconds = Infinity }: Goal) {
  await page.goto('/')
  await expectDishes(page)
  const hand = countingHand()
  await order(page, hand)
  expect(hand.effort.typedAgain).toEqual([])
  expect(hand.effort.acts).toBeLessThanOrEqual(acts)
  expect(hand.effort.seconds).toBeLessThanOrEqual(seconds)
}

test(`a first order takes ${EFFORT_GOALS.first.acts} acts at most`, async ({ page }) => {
  await expectWithin(page, firstOrder, EFFORT_GOALS.first)
})

test(`a lunch for ten who eat differently takes ${EFFORT_GOALS.mixed.acts} acts and ${EFFORT_GOALS.mixed.seconds} seconds at most`, async ({
  page,
}) => {
  await expectWithin(page, composedOrder, EFFORT_GOALS.mixed)
})

test.describe('of a customer who has ordered before', () => {
  // A card of the seeded account is added: other journeys must not find it.
  test.use({ environment: {} })

  test(`the same order again takes ${EFFORT_GOALS.reorder.acts} acts at most, ${EFFORT_GOALS.byBank.acts} by a bank that asks`, async ({
    page,
  }) => {
    await beSeeded(page, 'camille@atelier-nord.example')
    await expectWithin(page, orderAgain, EFFORT_GOALS.reorder)
    await saveCard(page, CARDS.challenged)
    await expectWithin(page, orderAgainByBank, EFFORT_GOALS.byBank)
  })
})
