import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/journey/axe'
import { keepFullCart } from '../support/journey/cart'
import { holdApi, loseApi } from '../support/journey/heldRequests'
import { PHONE } from '../support/journey/screens'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'
import { expectUncovered } from '../support/journey/uncovered'

test.use(PHONE)

const API = '**/graphql'

const LOST = 'La connexion à nos services a échoué'
const pathOf = (page: Page) => new URL(page.url()).pathname
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: LOST })
const skeleton = (page: Page) => page.getByText('Chargement de la carte')
const storefront = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name })

/** Loses the page that `leave` leads to once its skeleton stands in front of the one that is left. */
async function loseOnTheWay(page: Page, leave: () => Promise<unknown>): Promise<void> {
  const lose = await loseApi(page)
  await leave()
  await expect(skeleton(page)).toBeAttached()
  lose()
}

/** Nothing has left the page, nor its place in the history. */
async function expectToStay(page: Page, at: { path: string; name: string }): Promise<void> {
  await expect(notice(page)).toBeVisible()
  await expect(title(page)).toHaveText(at.name)
  await expect.poll(() => pathOf(page)).toBe(at.path)
}

/** The page itself, and not the skeleton that stands before it with the same title. */
async function expectPage(page: Page, at: { path: string; name: string }): Promise<void> {
  await expect(page).toHaveURL(at.path)
  await expect(title(page)).toHaveText(at.name)
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** What is kept for a visit without a line is the list of this page: that of another one would stand in for it when it is lost. */
const expectKept = (page: Page, lineId: string) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const cache = await caches.open('tablee-responses')
          return (await cache.match('/hors-ligne/list'))?.text()
        }),
      { timeout: 20_000 },
    )
    .toContain(`"about":"${lineId}"`)

const TRAYS = { path: '/', name: 'Plateaux repas' }
const MENUS = { path: '/shop/menus', name: 'Menus & buffets' }
const PASTRIES = { path: '/shop/patisserie', name: 'Pâtisserie' }

test.beforeEach(async ({ page, provoke }) => {
  provoke(/ERR_FAILED/)
  await keepFullCart(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
})

test('a link leaves one on the page, and goes there once it works', async ({ page }) => {
  const units = page.getByRole('main').getByRole('spinbutton').first()
  await units.fill('0')
  await units.press('Enter')
  const takeBack = page.getByRole('button', { name: 'Annuler' })
  await expect(takeBack).toBeVisible()
  await loseOnTheWay(page, async () => {
    await storefront(page, 'Petits-déjeuners').click()
    await expect(title(page).locator('visible=true')).toHaveText('Petits-déjeuners')
  })
  await expectToStay(page, TRAYS)
  await expect(page.getByRole('article').first()).toBeAttached()
  await expectUncovered(notice(page).getByRole('button', { name: 'Rester ici' }))
  await expectUncovered(notice(page).getByRole('button', { name: 'Réessayer' }))
  await expectUncovered(takeBack)
  await takeBack.click()
  await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 4 articles')
  await expectAccessible(page)
  await loseOnTheWay(page, async () => {
    await notice(page).getByRole('button', { name: 'Réessayer' }).click()
    await expect(notice(page)).toBeHidden()
  })
  await expectToStay(page, TRAYS)

  await loseOnTheWay(page, async () => {
    await storefront(page, MENUS.name).click()
    await expect(notice(page)).toBeHidden()
  })
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
  await expectPage(page, MENUS)
  await storefront(page, PASTRIES.name).click()
  await expectPage(page, PASTRIES)
  await page.goBack()
  await expectPage(page, MENUS)
  await expectKept(page, 'LIGNE-MENUS')
  const length = await page.evaluate(() => history.length)
  await page.evaluate(() => scrollTo(0, 300))
  for (const steps of [-1, 1]) {
    await loseOnTheWay(page, () => page.evaluate((by) => history.go(by), steps))
    await expectToStay(page, MENUS)
    expect(await page.evaluate(() => scrollY)).toBe(300)
    await notice(page).getByRole('button', { name: 'Rester ici' }).click()
    await expect(notice(page)).toBeHidden()
  }
  await loseOnTheWay(page, () => page.evaluate(() => history.back()))
  await expectToStay(page, MENUS)
  await page.unroute(API)
  await notice(page).getByRole('button', { name: 'Réessayer' }).click()
  await expectPage(page, TRAYS)
  await page.evaluate(() => history.go(2))
  await expectPage(page, PASTRIES)
  expect(await page.evaluate(() => history.length)).toBe(length)
})

test('the way back takes back a press whose page is still on its way', async ({ page }) => {
  await storefront(page, MENUS.name).click()
  await expectPage(page, MENUS)
  const letIn = await holdApi(page)
  await storefront(page, PASTRIES.name).click()
  await expect(skeleton(page)).toBeAttached()
  await page.evaluate(() => scrollTo(0, 300))
  await expect(title(page).locator('visible=true')).toHaveText(PASTRIES.name)
  // Its cards do not rise under a pointer as those that can be opened do.
  const cards = page.locator('main div[aria-hidden="true"]:visible').first()
  await expect(cards).toHaveCSS('pointer-events', 'none')
  await page.evaluate(() => history.back())
  await expect(title(page)).toHaveText(MENUS.name)
  await expect.poll(() => pathOf(page)).toBe(MENUS.path)
  expect(await page.evaluate(() => scrollY)).toBe(300)
  letIn()
  await page.evaluate(() => history.back())
  await expect(title(page)).toHaveText(TRAYS.name)
  await expect.poll(() => pathOf(page)).toBe(TRAYS.path)
})

test('what happens before a press is taken back in the history is written over no entry of it', async ({
  page,
}) => {
  await storefront(page, MENUS.name).click()
  await expectPage(page, MENUS)
  await storefront(page, PASTRIES.name).click()
  await expectPage(page, PASTRIES)
  const letIn = await holdApi(page)
  const press = async () => {
    await storefront(page, 'Petits-déjeuners').click()
    await expect(skeleton(page)).toBeAttached()
  }

  await test.step('the page comes while the history is still an entry behind', async () => {
    await press()
    await page.evaluate(() => {
      const go = history.go.bind(history)
      const isAsked = new Promise<void>((resolve) => {
        history.go = (by) => {
          Object.assign(window, { goOn: () => go(by) })
          resolve()
        }
      })
      history.back()
      return isAsked
    })
    letIn()
    await expect(title(page)).toHaveText(PASTRIES.name)
    await page.evaluate(() => {
      Reflect.deleteProperty(history, 'go')
      Reflect.get(window, 'goOn')()
    })
    await expectPage(page, PASTRIES)
  })

  await test.step('one goes back twice at once', async () => {
    await page.unroute(API)
    const letInLate = await holdApi(page)
    await press()
    await page.evaluate(() => {
      history.back()
      history.back()
    })
    await expect(skeleton(page)).not.toBeAttached()
    await expectPage(page, PASTRIES)
    letInLate()
  })

  await page.evaluate(() => history.go(-Number(Reflect.get(Object(history.state), 'idx'))))
  await expectPage(page, TRAYS)
  await page.goForward()
  await expectPage(page, MENUS)
  await page.goForward()
  await expectPage(page, PASTRIES)
})
