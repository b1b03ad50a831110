import { type Locator, type Page } from '@playwright/test'
import { beSeeded } from '../support/journey/account'
import { tokenOf } from '../support/journey/api'
import { expectAccessible } from '../support/journey/axe'
import { keepFullCart } from '../support/journey/cart'
import { placeOrder } from '../support/journey/orders'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

test.use({ serviceWorkers: 'allow' })

const OFFLINE = 'Vous êtes hors ligne.'

test.beforeEach(({ provoke }) => {
  provoke(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to fetch/)
})

const keptResponses = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('tablee-responses'))) return []
    const requests = await (await caches.open('tablee-responses')).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })

const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const responses = await (await caches.open('tablee-responses')).matchAll()
    return (await Promise.all(responses.map((response) => response.text()))).join()
  })

/** What the page shows is kept, and the worker at work: both come once the page has rested. */
async function waitUntilKept(page: Page, slot: 'list' | 'tracking'): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    await caches.delete('tablee-responses')
  })
  await page.reload()
  await expect.poll(() => keptResponses(page), { timeout: 20_000 }).toContain(`/hors-ligne/${slot}`)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

/** Nothing lies over the middle of it. */
async function expectUncovered(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 })
  const isOnTop = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(seen)
  })
  expect(isOnTop).toBe(true)
}

test('without a line the shop opens with its last list, and the cart can be changed', async ({
  page,
  context,
}) => {
  await keepFullCart(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await waitUntilKept(page, 'list')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 4 articles')
  const inCart = page.getByRole('article').filter({ has: page.getByRole('spinbutton') })
  await inCart.getByRole('button', { name: /^Augmenter/ }).click()
  await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 5 articles')
  await expectAccessible(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByText(OFFLINE)).toBeInViewport({ ratio: 1 })
  await expectUncovered(page.getByRole('contentinfo').getByRole('link').last())

  await shop.showCart(page)
  await expect(page.getByRole('spinbutton').locator('visible=true').first()).toHaveValue('5')
  await page.reload()
  await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 5 articles')
  await expect(page.getByText(/Ce qui s’affiche date du/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(OFFLINE)).toBeHidden()
  await context.setOffline(true)

  // What needs the line says so, and goes on by itself when it is back.
  await page.getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('alert')).toContainText('La connexion à nos services a échoué')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Mentions légales' })).toBeVisible()
  await page.getByRole('link', { name: 'Tablée, accueil' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText(OFFLINE)).toBeHidden()
})

test('the list of an earlier moment is brought up to date when the line is back', async ({
  page,
  context,
}) => {
  await keepFullCart(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await waitUntilKept(page, 'list')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/Ce qui s’affiche date du/)).toBeVisible()

  const list = page.waitForRequest(
    (request) => request.postData()?.includes('shopScreenQuery') === true,
  )
  await context.setOffline(false)
  await list
  await expect(page.getByText(OFFLINE)).toBeHidden()
})

test('a signed-in customer finds the last list without a line, and who signs in next finds none of it', async ({
  page,
  context,
}) => {
  await beSeeded(page, 'camille@atelier-nord.example')
  await keepFullCart(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await waitUntilKept(page, 'list')
  expect(await keptTexts(page)).not.toMatch(/Atelier Nord|camille@|favourites/i)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/Ce qui s’affiche date du/)).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 4 articles')

  await context.setOffline(false)
  await expect(page.getByText(OFFLINE)).toBeHidden()
  // Another account in the same browser, as after a sign-out that no page saw.
  await beSeeded(page, 'yanis@petit-studio.example')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await expect(page.getByRole('article').first()).toBeHidden()
  await expect.poll(() => keptResponses(page)).not.toContain('/hors-ligne/list')
})

test('without a line, what a press opens is waited for above the page, and comes when the line is back', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Demander un devis' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'La connexion à nos services a échoué' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('article').first()).toBeAttached()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: /devis/i })).toBeVisible()
  await expect(notice).toBeHidden()
})

test.describe('online, with the API out of reach', () => {
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
    provoke(/^request: .*\/graphql net::ERR_FAILED/)
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
    await expect(title(page)).toHaveText(MENUS.name)
    await expect(page.getByRole('article').first()).toBeVisible()
    await storefront(page, 'Pâtisserie').click()
    await expect(title(page)).toHaveText('Pâtisserie')
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
})

test('the last tracking opens without a line, without amounts, and nothing of it stays after signing out', async ({
  page,
  context,
}) => {
  await beSeeded(page, 'camille@atelier-nord.example')
  const id = await placeOrder(page)
  await page.goto(`/track/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: /^Commande/ }).first()).toBeVisible()
  await waitUntilKept(page, 'tracking')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await expect(main.getByRole('list', { name: 'Avancement de la livraison' })).toBeVisible()
  await expect(main).not.toContainText(/Total|Claire Martin|Facturation/)

  await context.setOffline(false)
  await expect(main).toContainText('Total')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Camille/ })
    .click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect.poll(() => tokenOf(page)).toBeUndefined()
  await expect.poll(() => keptResponses(page)).not.toContain('/hors-ligne/tracking')

  await context.setOffline(true)
  await page.goto(`/track/${id}`)
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
  await expect(main.getByRole('list', { name: 'Avancement de la livraison' })).toHaveCount(0)
})
