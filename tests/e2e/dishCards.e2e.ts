import type { Locator } from '@playwright/test'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('dishes are rows with the picture at the left, three of them on a screen', async ({
    page,
  }) => {
    await page.goto('/')
    const cards = page.getByRole('article')
    const first = cards.first()
    const picture = await boxOf(first.locator('img'))
    const name = await boxOf(first.getByRole('heading'))
    expect(picture.x + picture.width).toBeLessThanOrEqual(name.x)
    expect(name.y).toBeLessThan(picture.y + picture.height)
    await expect(first).toContainText(/\d,\d\d\s€ HT/)

    // Below the bar that stays, wherever the list is read.
    await page.evaluate(() => scrollTo(0, 1200))
    const bar = await boxOf(shop.segmentOf(page, 'Combien'))
    const wholeCards = () =>
      cards.evaluateAll(
        (elements, top) =>
          elements
            .map((element) => element.getBoundingClientRect())
            .filter((card) => card.top >= top && card.bottom <= innerHeight).length,
        bar.y + bar.height,
      )
    await expect.poll(wholeCards).toBe(3)
  })
})

test('on a desk the picture of a dish is a quarter lower than wide, and leaves the words their half', async ({
  page,
}) => {
  await page.goto('/')
  const first = page.getByRole('article').first()
  const card = await boxOf(first)
  const picture = await boxOf(first.locator('img'))
  expect(picture.height / picture.width).toBeLessThanOrEqual(0.76)
  expect(picture.height / card.height).toBeLessThanOrEqual(0.55)
  expect((await boxOf(first.getByRole('heading'))).y).toBeGreaterThan(picture.y + picture.height)
})
