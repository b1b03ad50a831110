import type { Page } from '@playwright/test'
import { beSeeded } from '../support/journey/account'
import * as checkout from '../support/journey/checkout'
import { responseTo } from '../support/journey/api'
import { expect, test } from '../support/journey/test'

// A card of the seeded account is added: other journeys must not find it.
test.use({ environment: {} })

test('a bank that asks is left, refused and agreed to above the sheet of the last meal; one order is paid once', async ({
  page,
  provoke,
}) => {
  provoke(/40[02] .*sandbox-payments|status of 40[02] .*sandbox-payments/)
  await beSeeded(page, 'camille@atelier-nord.example')
  await checkout.saveCard(page, checkout.CARDS.challenged)
  const before = await ordersOf(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Recommander pour vendredi' }).click()
  const sheet = page.getByRole('dialog', { name: 'Comme vendredi dernier' })
  await sheet.getByLabel('Carte', { exact: true }).selectOption({ label: 'Visa •••• 3184' })
  const pay = sheet.getByRole('button', { name: /^Payer / })

  await test.step('left without a choice', async () => {
    await pay.click()
    await expect(checkout.bankDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet.getByRole('alert')).toContainText('pas été validé auprès de votre banque')
  })
  await test.step('refused', async () => {
    await pay.click()
    await checkout.passBankCheck(page, 'Refuser')
    await expect(checkout.bankDialog(page)).toBeHidden()
    await expect(sheet.getByRole('alert')).toBeVisible()
    await expect(pay).toBeEnabled()
  })
  await test.step('agreed to', async () => {
    await pay.click()
    await checkout.passBankCheck(page, 'Confirmer')
    const number = await checkout.expectConfirmed(page)
    const known = new Set(before.map((order) => order.number))
    const made = (await ordersOf(page)).filter((order) => !known.has(order.number))
    expect(made).toMatchObject([{ number, status: 'confirmed', isFullyPaid: true }])
    expect(made[0]?.payments).toHaveLength(1)
  })
})

type Listed = { number: string; status: string; isFullyPaid: boolean; payments: object[] }

const ordersOf = async (page: Page) =>
  (
    await responseTo<{ orders: Listed[] }>(
      page,
      '{ orders(limit: 50) { number status isFullyPaid payments { paidAt } } }',
    )
  ).orders
