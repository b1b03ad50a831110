import type { Page } from '@playwright/test'
import { beCustomer, beSeeded } from '../support/journey/account'
import { keepFullCart } from '../support/journey/cart'
import { holdApi } from '../support/journey/heldRequests'
import { lengthen } from '../support/journey/patience'
import { onBothScreens } from '../support/journey/screens'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

test.use({ showsPictures: true })

declare global {
  interface Window {
    readShift?: () => number
  }
}

/** Keeps how far things have moved since it was last read, what follows a click or a key included. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0
    const count = (entries: PerformanceEntryList) => {
      for (const entry of entries) if ('value' in entry) sum += Number(entry.value)
    }
    const observer = new PerformanceObserver((list) => count(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    window.readShift = () => {
      count(observer.takeRecords())
      const moved = sum
      sum = 0
      return moved
    }
  })

/** What has moved since the last look, once everything that was under way is painted. */
const shiftSince = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(window.readShift?.() ?? Number.NaN)),
        ),
      ),
  )

const expectSteady = async (page: Page, step: string) =>
  expect(await shiftSince(page), step).toBeLessThan(0.05)

onBothScreens(() => {
  test('opening the address panel, searching and choosing in it move nothing', async ({ page }) => {
    await watchShifts(page)
    await page.goto('/')
    const field = page.getByRole('combobox', { name: 'Adresse de livraison' })
    await expect(shop.segmentOf(page, 'Où')).toContainText('Indiquez votre adresse')
    const add = page.getByRole('button', { name: /^Ajouter / }).first()
    await add.focus()
    await shiftSince(page)

    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await expectSteady(page, 'opening the dimmer')
    await field.fill('rue de la')
    await expect(page.getByRole('option')).toHaveCount(5)
    await expectSteady(page, 'searching in the dimmer')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()

    await shop.openSegment(page, 'Où')
    await expect(field).toBeFocused()
    await expectSteady(page, 'opening')
    await field.fill('rue de la')
    await expect(page.getByRole('option')).toHaveCount(5)
    await expectSteady(page, 'searching')
    await field.fill('parvis de la défense')
    await page.getByRole('option').first().click()
    await expect(page.getByRole('textbox', { name: 'Étage' })).toBeVisible()
    await expectSteady(page, 'a place without numbers')
    await field.fill(shop.ADDRESS)
    await page.getByRole('option').first().click()
    await shop.expectPanel(page, 'Quel jour')
    await expectSteady(page, 'choosing')
    await shop.closePanel(page)
    await expect(page.getByText(/^Livraison 9\s€\sHT\s· minimum/)).toBeVisible()
    await expectSteady(page, 'closing')
  })

  test('the first dish, added once the address is known, moves nothing', async ({ page }) => {
    await watchShifts(page)
    await page.goto('/')
    await expect(shop.segmentOf(page, 'Où')).toContainText('Indiquez votre adresse')
    const add = page.getByRole('button', { name: /^Ajouter / }).first()
    await add.focus()
    await shiftSince(page)
    await page.keyboard.press('Enter')
    await shop.pickAddress(page, shop.ADDRESS)
    await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 1 article')
    await expect(page.getByText(/^Livraison 9\s€\sHT\s· minimum/)).toBeVisible()
    await expectSteady(page, 'the dish in the cart')
  })

  test('the carts for a number of guests, and the details of a sheet that are slow, move nothing', async ({
    page,
  }) => {
    await watchShifts(page)
    await keepFullCart(page)
    await page.goto('/')
    await expect(page.getByText(/^Livraison 9\s€\sHT\s· minimum/)).toBeVisible()
    await shop.openSegment(page, 'Combien')
    const people = page.getByRole('spinbutton', { name: /^le nombre de convives$/ })
    await expect(people).toBeVisible()
    await shiftSince(page)
    await people.fill('12')
    await people.press('Enter')
    await expect(page.getByRole('article', { name: 'Éco' })).toBeVisible()
    await expectSteady(page, 'the carts')
    await shop.closePanel(page)

    // Of the first much is told, of the second little.
    for (const [path, name] of [
      ['/', 'Plateau Batignolles'],
      ['/eshop/tout', 'Chinon rouge, 75 cl'],
    ] as const) {
      if (new URL(page.url()).pathname !== path) await page.goto(path)
      const dish = page.getByRole('article', { name }).getByRole('link')
      await expect(dish).toBeVisible()
      const letIn = await holdApi(page)
      await dish.click()
      const sheet = page.getByRole('dialog', { name })
      await expect(sheet.getByText('Chargement de la fiche')).toBeVisible()
      await shiftSince(page)
      letIn()
      await expect(sheet.getByRole('heading', { name: 'Allergènes' })).toBeVisible()
      await expectSteady(page, name)
      await page.unroute('**/graphql')
    }
  })

  test('the home of a new customer stands still while it comes', async ({ page }) => {
    await watchShifts(page)
    await beCustomer(page)
    const orders = page.waitForResponse((response) =>
      /AsLastTimeQuery/.test(response.request().postData() ?? ''),
    )
    await page.goto('/')
    await expect(page.getByRole('button', { name: /^Ajouter / }).first()).toBeVisible()
    await orders
    await expectSteady(page, 'no last order')
  })

  test('home keeps room for the last order, on the first visit of a browser and on the next', async ({
    page,
  }) => {
    await watchShifts(page)
    // The last addresses are given up after a second, a message goes after six.
    await lengthen(page, 1_000, 6_000)
    await beSeeded(page, 'camille@atelier-nord.example')
    // Other journeys order for this account: the last meal that was eaten is behind theirs.
    await page.route(/\/graphql$/, (route) => {
      const postData = route.request().postData()?.replace('"limit":10,', '"limit":100,')
      return route.continue(postData === undefined ? {} : { postData })
    })
    await page.goto('/')
    const again = page.getByRole('button', { name: /^Recommander pour/ })
    await expect(again).toBeVisible()
    await expectSteady(page, 'the first time')

    await test.step('a message that is shown as a panel opens gets out of its way, and pushes nothing', async () => {
      await expect(page.getByText(/^Comme la dernière fois/)).toBeVisible()
      await shiftSince(page)
      await shop.openSegment(page, 'Où')
      await expect(page.getByRole('combobox', { name: 'Adresse de livraison' })).toBeFocused()
      await expectSteady(page, 'opening under a message')
      await shop.closePanel(page)
      await expectSteady(page, 'closing under a message')
    })

    await page.reload()
    await expect(again).toBeVisible()
    await expect(page.getByRole('button', { name: /^Ajouter / }).first()).toBeVisible()
    await expectSteady(page, 'the last order')

    await test.step('the addresses of a customer come before the field, and push nothing', async () => {
      // Where the last order went.
      await expect(shop.segmentOf(page, 'Où')).toContainText('Paris')
      await expect(page.getByText(/^Livraison .*\s· minimum/)).toBeVisible()
      await shiftSince(page)
      await shop.openSegment(page, 'Où')
      await expect(page.getByRole('region', { name: 'Vos dernières adresses' })).toBeVisible()
      await expect(page.getByRole('combobox', { name: 'Adresse de livraison' })).toBeFocused()
      await expectSteady(page, 'opening')
    })
  })
})
