import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { serveManyDishes } from '../../src/tools/measure/interactions/manyDishes'
import { keepFullCart } from '../support/journey/cart'
import { frameDrawn } from '../support/journey/frames'
import { expect, test } from '../support/journey/test'

test.use({ showsPictures: true })

/** How far the page is scrolled, and where the dish stands that is read at the middle of the screen. */
const place = (page: Page, dish?: string) =>
  page.evaluate((name) => {
    const dishes = [...document.querySelectorAll('main article')]
    const titleOf = (article?: Element) => article?.querySelector('h3')?.textContent ?? ''
    const read = dishes.find((article) =>
      name === undefined
        ? article.getBoundingClientRect().bottom > innerHeight / 2
        : titleOf(article) === name,
    )
    return {
      dish: titleOf(read),
      top: Math.round(read?.getBoundingClientRect().top ?? NaN),
      scrolled: Math.round(scrollY),
    }
  }, dish)

/** Where the page has come to rest: a wheel goes on turning for a while. */
async function restingPlace(page: Page) {
  let rested = await place(page)
  await expect
    .poll(async () => {
      const before = rested
      await frameDrawn(page)
      rested = await place(page)
      return isDeepStrictEqual(rested, before)
    })
    .toBe(true)
  return rested
}

/** Turns the wheel until the page has been read as far as wanted. */
async function readDown(page: Page, isFarEnough: () => Promise<boolean>) {
  await page.mouse.move(100, 500)
  while (!(await isFarEnough())) {
    await page.mouse.wheel(0, 400)
    await frameDrawn(page)
  }
  return restingPlace(page)
}

/** Keeps back what the shop's query brings, until it is let through. */
async function holdList(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('shopScreenQuery')) await held
    await route.continue()
  })
  return letThrough
}

test('a visitor who comes back to the list finds the last dish where it was', async ({ page }) => {
  await keepFullCart(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  const left = await readDown(page, async () => (await place(page)).scrolled >= 2400)

  for (const turn of ['once', 'and again']) {
    // The one of both that stands beside the list, wherever it is scrolled to.
    const cart = page.getByRole('link', { name: 'Voir le panier' })
    const order = page.getByRole('button', { name: 'Commander' })
    await cart.or(order).locator('visible=true').click()
    await expect(page).toHaveURL(/\/(cart|order\/livraison)$/)
    await expect(page.getByRole('main').getByText('12 rue de la Paix').first()).toBeVisible()
    await expect.poll(() => page.evaluate('scrollY'), turn).toBe(0)
    const letListThrough = await holdList(page)
    await page.goBack()
    await expect(page.getByText('Chargement de la carte')).toBeAttached()
    await expect(page.getByRole('contentinfo')).not.toBeInViewport()
    letListThrough()
    await expect(page.getByRole('article', { name: left.dish })).toBeAttached()
    await expect.poll(() => place(page, left.dish), turn).toEqual(left)
    await page.unroute('**/graphql')
  }

  // From then on the page is its reader's again.
  await page.mouse.wheel(0, -600)
  await expect.poll(async () => (await place(page)).scrolled).toBeLessThan(left.scrolled - 300)
})

test('of a long list, only what the screen came near to is on the page, and it is there again', async ({
  page,
}) => {
  const dishes = page.getByRole('main').getByRole('article')
  await serveManyDishes(page, 600)
  await keepFullCart(page)
  await page.goto('/')
  await expect(dishes.first()).toBeVisible()
  const atOnce = await dishes.count()
  expect(atOnce).toBeLessThan(300)

  const left = await readDown(page, async () => (await dishes.count()) >= atOnce + 48)
  expect(await dishes.count()).toBeLessThan(500)

  const cart = page.getByRole('link', { name: 'Voir le panier' })
  const order = page.getByRole('button', { name: 'Commander' })
  await cart.or(order).locator('visible=true').click()
  await expect(page).toHaveURL(/\/(cart|order\/livraison)$/)
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await page.goBack()
  await expect(page.getByRole('article', { name: left.dish, exact: true })).toBeAttached()
  await expect.poll(() => place(page, left.dish)).toEqual(left)
})
