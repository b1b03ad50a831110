import type { Locator } from '@playwright/test'
import { keepFullCart } from '../support/journey/cart'
import { PHONE } from '../support/journey/screens'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

/** The lines that a text takes. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

test.describe('on a phone', () => {
  test.use(PHONE)

  test('neither the first of a month in the delivery bar nor a slot in the folded summary is parted, which says day, hour and place', async ({
    page,
  }) => {
    const day = '2026-12-01'
    const [start, end] = [`${day}T12:00:00+01:00`, `${day}T12:30:00+01:00`]
    await keepFullCart(page, { deliveryDay: day, deliverySlot: { start, end } })
    await page.goto('/')
    const chosen = shop.segmentOf(page, 'Quand').getByText('mar. 1er déc.', { exact: true })
    await expect(chosen).toBeVisible()
    expect(await linesOf(chosen)).toBe(1)
    const slot = shop.segmentOf(page, 'À quelle heure').getByText('12 h 00 – 12 h 30')
    expect(await linesOf(slot)).toBe(1)

    await page.goto('/order/livraison')
    const summary = page.locator('summary')
    const folded = summary.getByText('12 h 00 – 12 h 30', { exact: true })
    await expect(folded).toBeVisible()
    expect(await linesOf(folded)).toBe(1)
    await expect(summary).toContainText(
      'mardi 1er décembre, 12 h 00 – 12 h 30 12 rue de la Paix, 75002 Paris',
      { useInnerText: true },
    )
  })

  test('a slot of the evening is not parted in the delivery bar', async ({ page }) => {
    const day = '2026-12-01'
    const [start, end] = [`${day}T18:30:00+01:00`, `${day}T19:00:00+01:00`]
    await keepFullCart(page, { deliveryDay: day, deliverySlot: { start, end } })
    await page.goto('/')
    const slot = shop.segmentOf(page, 'À quelle heure').getByText('18 h 30 – 19 h 00')
    await expect(slot).toBeVisible()
    expect(await linesOf(slot)).toBe(1)
  })

  test('the kinds of account stay whole words, and a price that has left its dish of the menu stands at the end', async ({
    page,
  }) => {
    await page.goto('/auth')
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await linesOf(page.getByText('Entreprise', { exact: true }))).toBe(1)
    }
    await page.setViewportSize({ width: 320, height: 844 })
    await page.goto('/menu')
    const dish = page.getByRole('link', { name: /^Plateau Canal Saint-Martin/ })
    const edgeOf = async (part: Locator) => {
      const { x = NaN, width = NaN } = (await part.boundingBox()) ?? {}
      return Math.round(x + width)
    }
    expect(await edgeOf(dish.getByText('HT', { exact: true }))).toBe(await edgeOf(dish))
  })
})
