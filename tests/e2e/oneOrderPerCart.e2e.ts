import type { BrowserContext, Page } from '@playwright/test'
import * as checkout from '../support/journey/checkout'
import { holdApi } from '../support/journey/heldRequests'
import { expectOneOrderPaidOnce } from '../support/journey/orders'
import { expect, test } from '../support/journey/test'

/** The same step of the same cart in another tab, with an accepted card typed. */
async function openBeside(page: Page, context: BrowserContext): Promise<Page> {
  await expect(checkout.payButton(page)).toBeEnabled()
  const second = await context.newPage()
  await second.goto('/order/paiement')
  await checkout.fillCard(second, checkout.CARDS.accepted)
  return second
}

test('a cart that the bank still asks about in one tab is paid for in another: one order and one charge, found from both', async ({
  page,
  context,
}) => {
  await checkout.startAtPayment(page)
  await checkout.fillCard(page, checkout.CARDS.challenged)
  const second = await openBeside(page, context)
  await checkout.payButton(page).click()
  await expect(checkout.bankDialog(page)).toBeVisible()
  await checkout.payButton(second).click()
  const number = await checkout.expectConfirmed(second)
  await expect(page.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible()
  await page.getByRole('link', { name: 'Voir mes commandes' }).click()
  await expect(page.getByRole('link', { name: `Commande ${number}`, exact: true })).toBeVisible()
  await expectOneOrderPaidOnce(page, number)
})

test('two tabs that pay one cart at the same moment make one order and one charge', async ({
  page,
  context,
}) => {
  await checkout.startAtPayment(page)
  await checkout.fillCard(page, checkout.CARDS.accepted)
  const second = await openBeside(page, context)
  // On a busy machine the first tab may be done before the second is pressed.
  const letGo = await holdApi(page)
  await checkout.payButton(page).click()
  await checkout.payButton(second).click()
  letGo()
  const number = await checkout.expectConfirmed(page)
  expect(await checkout.expectConfirmed(second)).toBe(number)
  await expectOneOrderPaidOnce(page, number)
})

test('a page that is reloaded while the bank asks, then closed and opened in another tab, pays the same order', async ({
  page,
  context,
}) => {
  const payUntilBankAsks = async () => {
    await checkout.fillCard(page, checkout.CARDS.challenged)
    await checkout.payButton(page).click()
    await expect(checkout.bankDialog(page)).toBeVisible()
  }
  await checkout.startAtPayment(page)
  await payUntilBankAsks()
  await page.reload()
  await payUntilBankAsks()
  await page.close()
  const second = await context.newPage()
  await second.goto('/order/paiement')
  await checkout.fillCard(second, checkout.CARDS.accepted)
  await checkout.payButton(second).click()
  await expectOneOrderPaidOnce(second, await checkout.expectConfirmed(second))
})
