import type { Page } from '@playwright/test'
import { countingHand } from '../../src/tools/measure/effort/hand'
import { composedOrder, firstOrder, type Order } from '../../src/tools/measure/effort/orders'
import { orderAgain, orderAgainByBank, saveBankCard } from '../../src/tools/measure/effort/reorder'
import { expectDishes } from '../../src/tools/measure/effort/visit'
import { EFFORT_GOALS } from '../../src/tools/measure/goals'
import { beSeeded } from '../support/journey/account'
import { responseTo } from '../support/journey/api'
import { bankDialog, expectConfirmed, passBankCheck } from '../support/journey/checkout'
import { PHONE } from '../support/journey/screens'
import { expect, test } from '../support/journey/test'

test.use(PHONE)

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

  test(`the same order again takes ${EFFORT_GOALS.reorder.acts} acts at most, ${EFFORT_GOALS.byBank.acts} by a bank that asks, which may be left and refused first`, async ({
    page,
    provoke,
  }) => {
    provoke(/40[02] .*sandbox-payments|status of 40[02] .*sandbox-payments/)
    await beSeeded(page, 'camille@atelier-nord.example')
    await expectWithin(page, orderAgain, EFFORT_GOALS.reorder)
    await saveBankCard(page)
    await expectWithin(page, orderAgainByBank, EFFORT_GOALS.byBank)
    await expectBankAbove(page)
  })
})

/** A bank that asks is left, refused and agreed to above the sheet of the last meal; one order is paid once. */
async function expectBankAbove(page: Page) {
  const before = await ordersOf(page)
  await page.goto('/')
  await page
    .getByRole('button', { name: /^Recommander pour (vendredi|le\s\d+\sdécembre)$/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Comme vendredi dernier' })
  await sheet.getByLabel('Carte', { exact: true }).selectOption({ label: 'Visa •••• 3184' })
  const pay = sheet.getByRole('button', { name: /^Payer / })

  await test.step('left without a choice', async () => {
    await pay.click()
    await expect(bankDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet.getByRole('alert')).toContainText('pas été validé auprès de votre banque')
  })
  await test.step('refused', async () => {
    await pay.click()
    await passBankCheck(page, 'Refuser')
    await expect(bankDialog(page)).toBeHidden()
    await expect(sheet.getByRole('alert')).toBeVisible()
    await expect(pay).toBeEnabled()
  })
  await test.step('agreed to', async () => {
    await pay.click()
    await passBankCheck(page, 'Confirmer')
    const number = await expectConfirmed(page)
    const known = new Set(before.map((order) => order.number))
    const made = (await ordersOf(page)).filter((order) => !known.has(order.number))
    expect(made).toMatchObject([{ number, status: 'confirmed', isFullyPaid: true }])
    expect(made[0]?.payments).toHaveLength(1)
  })
}

type Listed = { number: string; status: string; isFullyPaid: boolean; payments: object[] }

const ordersOf = async (page: Page) =>
  (
    await responseTo<{ orders: Listed[] }>(
      page,
      '{ orders(limit: 50) { number status isFullyPaid payments { paidAt } } }',
    )
  ).orders
