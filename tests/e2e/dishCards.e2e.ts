import type { Locator } from '@playwright/test'
import { beCustomer } from '../support/journey/account'
import { keepFullCart } from '../support/journey/cart'
import { expectPictures } from '../support/journey/pictures'
import { PHONE } from '../support/journey/screens'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

test.use({ showsPictures: true })

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

test.describe('on a phone', () => {
  test.use(PHONE)

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

async function expectHalfForWords(dish: Locator) {
  const card = await boxOf(dish)
  const picture = await boxOf(dish.locator('img'))
  expect(picture.height / picture.width).toBeLessThanOrEqual(0.76)
  expect(picture.height / card.height).toBeLessThanOrEqual(0.55)
  expect((await boxOf(dish.getByRole('heading'))).y).toBeGreaterThan(picture.y + picture.height)
}

async function expectTwoColumns(sheet: Locator) {
  const placeOf = (name: string) => sheet.getByRole('heading', { name }).boundingBox()
  await expect(sheet.getByRole('heading', { name: 'Allergènes' })).toBeVisible()
  const [menu, allergens] = [await placeOf('Dans ce menu'), await placeOf('Allergènes')]
  expect(allergens?.x, 'below the picture').toBeLessThan(menu?.x ?? 0)
  const question = await sheet.getByText('Pour combien de personnes').boundingBox()
  const gap = (allergens?.y ?? Infinity) - (question?.y ?? 0)
  expect(gap, 'right under the question').toBeLessThan(120)
}

test('on a desk the pictures of a dish come on its card, in its sheet, among the favourites, in the cart and on every step', async ({
  page,
}) => {
  const expectSome = async (place: Locator, words: string) => {
    await expect(place.locator('img').first(), words).toBeVisible()
    await expectPictures(place, words)
  }
  await beCustomer(page)
  await keepFullCart(page)
  await page.goto('/shop/menus')
  await expectSome(page.getByRole('complementary', { name: 'Votre commande' }), 'the cart')
  await page.getByRole('link', { name: 'Buffet Belleville' }).click()
  const menu = page.getByRole('dialog', { name: 'Buffet Belleville' })
  await expect(menu.getByRole('heading', { name: 'Dans ce menu' })).toBeVisible()
  await expectSome(menu, 'the sheet of a menu')
  await test.step('the sheet has something to read in both columns', () => expectTwoColumns(menu))
  await page.goto('/')
  const dish = page.getByRole('main').getByRole('article').first()
  await expectSome(dish, 'the card')
  await test.step('its picture is a quarter lower than wide, and leaves the words their half', () =>
    expectHalfForWords(dish))
  await dish.getByRole('button', { name: /dans mes favoris$/ }).click()
  await dish.getByRole('link').first().click()
  await expectSome(page.getByRole('dialog'), 'the sheet of a dish')
  for (const path of ['/account/favoris', '/order', '/order/livraison']) {
    await page.goto(path)
    await expectSome(page.getByRole('main'), path)
  }
})
