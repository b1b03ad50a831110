import { type Page } from '@playwright/test'
import { expectAccessible } from '../support/journey/axe'
import { keepFullCart } from '../support/journey/cart'
import { holdApi } from '../support/journey/heldRequests'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'
import { expectUncovered } from '../support/journey/uncovered'

const API = '**/graphql'

/** Long enough for the skeleton of the next page to stand in front of the one that is left. */
const LOST_AFTER_MS = 600
const loseApi = (page: Page) =>
  page.route(API, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LOST_AFTER_MS))
    await route.abort()
  })

const LOST = 'La connexion à nos services a échoué'
const pathOf = (page: Page) => new URL(page.url()).pathname
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: LOST })
const storefront = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name })

/** Nothing has left the page, nor its place in the history. */
async function expectToStay(page: Page, at: { path: string; name: string }): Promise<void> {
  await expect(notice(page)).toBeVisible()
  await expect(title(page)).toHaveText(at.name)
  await expect.poll(() => pathOf(page)).toBe(at.path)
}

const TRAYS = { path: '/', name: 'Plateaux repas' }
const MENUS = { path: '/shop/menus', name: 'Menus & buffets' }

test.beforeEach(async ({ page, provoke }) => {
  provoke(/ERR_FAILED/)
  await keepFullCart(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
})

test('a link leaves one on the page, and goes there once it works', async ({ page }) => {
  await loseApi(page)
  await storefront(page, 'Petits-déjeuners').click()
  await expect(page.getByText('Chargement de la carte')).toBeAttached()
  await expect(title(page).locator('visible=true')).toHaveText('Petits-déjeuners')
  await expectToStay(page, TRAYS)
  await expect(page.getByRole('article').first()).toBeAttached()
  await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 4 articles')
  await expectUncovered(notice(page).getByRole('button', { name: 'Rester ici' }))
  await expectAccessible(page)
  await notice(page).getByRole('button', { name: 'Réessayer' }).click()
  await expect(notice(page)).toBeHidden()
  await expectToStay(page, TRAYS)

  await storefront(page, MENUS.name).click()
  await expect(notice(page)).toBeHidden()
  await expectToStay(page, TRAYS)
  await page.unroute(API)
  await notice(page).getByRole('button', { name: 'Réessayer' }).click()
  await expect(title(page)).toHaveText(MENUS.name)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(notice(page)).toBeHidden()
  await page.goBack()
  await expect(title(page)).toHaveText(TRAYS.name)
})

test('the way back leaves one on the page, and the history as it is', async ({ page }) => {
  await storefront(page, MENUS.name).click()
  await expect(page).toHaveURL(MENUS.path)
  await storefront(page, 'Pâtisserie').click()
  await expect(page).toHaveURL('/shop/patisserie')
  await page.goBack()
  await expect(title(page)).toHaveText(MENUS.name)
  await loseApi(page)
  const length = await page.evaluate(() => history.length)
  await page.evaluate(() => scrollTo(0, 300))
  for (const steps of [-1, 1]) {
    await page.evaluate((by) => history.go(by), steps)
    await expectToStay(page, MENUS)
    expect(await page.evaluate(() => scrollY)).toBe(300)
    await notice(page).getByRole('button', { name: 'Rester ici' }).click()
    await expect(notice(page)).toBeHidden()
  }
  await page.goBack()
  await expectToStay(page, MENUS)
  await page.unroute(API)
  await notice(page).getByRole('button', { name: 'Réessayer' }).click()
  await expect(title(page)).toHaveText(TRAYS.name)
  await page.evaluate(() => history.go(2))
  await expect(title(page)).toHaveText('Pâtisserie')
  expect(pathOf(page)).toBe('/shop/patisserie')
  expect(await page.evaluate(() => history.length)).toBe(length)
})

test('the way back takes back a press whose page is still on its way', async ({ page }) => {
  await storefront(page, MENUS.name).click()
  await expect(page).toHaveURL(MENUS.path)
  await expect(page.getByRole('article').first()).toBeVisible()
  const letIn = await holdApi(page)
  await storefront(page, 'Pâtisserie').click()
  await expect(page.getByText('Chargement de la carte')).toBeAttached()
  await page.evaluate(() => scrollTo(0, 300))
  await expect(title(page).locator('visible=true')).toHaveText('Pâtisserie')
  await page.evaluate(() => history.back())
  await expect(title(page)).toHaveText(MENUS.name)
  expect(pathOf(page)).toBe(MENUS.path)
  expect(await page.evaluate(() => scrollY)).toBe(300)
  letIn()
  await page.evaluate(() => history.back())
  await expect(title(page)).toHaveText(TRAYS.name)
  expect(pathOf(page)).toBe(TRAYS.path)
})
