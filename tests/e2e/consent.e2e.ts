import type { Locator, Page } from '@playwright/test'
import { beSeeded } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import { keepFullCart } from '../support/journey/cart'
import { lengthen } from '../support/journey/patience'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

test.use({
  hasRefusedCookies: false,
  environment: {
    TAG_MANAGER_ID: 'GTM-JOURNEY',
    CHAT_WEBSITE_ID: '00000000-0000-4000-8000-000000000000',
  },
})

// A shop of their own starts for all of them, and not one for each worker.
test.describe.configure({ mode: 'default' })

const banner = (page: Page) => page.getByRole('region', { name: 'Vos cookies, votre choix' })

/** Responds for the third parties, and records which of them got requests. */
async function serveThirdParties(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.route(/^https:/, (route) => {
    requested.push(new URL(route.request().url()).hostname)
    const body = 'document.cookie = "_ga=GA1.1.1; path=/; max-age=3600"'
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  return requested
}

const trackers = async (page: Page) => ({
  // A probe that tests whether cookies work at all comes and goes in one breath.
  cookies: (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => name !== 'tablee_probe'),
  counted: await page.evaluate(() => window.dataLayer ?? []),
  origin: await page.evaluate(() => localStorage.getItem('tablee.origin')),
})

test('before any choice, and after a refusal, nothing leaves and nothing is kept', async ({
  page,
}) => {
  const requested = await serveThirdParties(page)
  await keepFullCart(page)
  await page.goto('/?utm_source=newsletter&gclid=clickid')
  await expect(banner(page)).toBeVisible()
  await expectAccessible(page)
  const refuse = banner(page).getByRole('button', { name: 'Tout refuser' })
  const accept = banner(page).getByRole('button', { name: 'Tout accepter' })
  const [one, other] = [await refuse.boundingBox(), await accept.boundingBox()]
  expect(one?.height).toBe(other?.height)
  expect(await trackers(page)).toEqual({ cookies: [], counted: [], origin: null })

  // On a phone the dishes stay in sight: less than a quarter of the screen, and the choice by purpose a tap away.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await banner(page).boundingBox())?.height).toBeLessThan(844 / 4)
  await expect(banner(page).getByRole('button', { name: 'Choisir' })).toBeInViewport()
  await expect(page.getByRole('article').first()).toBeInViewport()

  // A sheet that opens lies above it, with all that it offers.
  await shop.openSegment(page, 'Quand')
  await page.getByRole('button', { name: 'Autre date' }).click()
  await expect(page.getByRole('grid').first()).toBeVisible()
  await shop.closePanel(page)
  await shop.addTrays(page, 4)

  // What sends a cart on stands above it, however far down its place is, and what is told above that.
  await page.goto('/cart')
  const order = page.getByRole('button', { name: 'Commander' })
  await expect(order).toBeInViewport({ ratio: 1 })
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN
  const top = await topOf(order)
  expect(top + ((await order.boundingBox())?.height ?? NaN)).toBeLessThan(await topOf(banner(page)))
  await page
    .getByRole('button', { name: /^Retirer / })
    .first()
    .click()
  const undo = page.getByRole('button', { name: 'Annuler' })
  await expect(undo).toBeVisible()
  const { y = NaN, height = NaN } = (await undo.boundingBox()) ?? {}
  expect(y + height).toBeLessThan(top)

  await refuse.click()
  await expect(banner(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  expect(await trackers(page)).toEqual({ cookies: [], counted: [], origin: null })
  expect(requested).toEqual([])
})

test('what is accepted comes in, and goes when it is taken back at the foot of the page', async ({
  page,
}) => {
  const requested = await serveThirdParties(page)
  await page.goto('/?utm_source=newsletter&gclid=clickid')
  await banner(page).getByRole('button', { name: 'Tout accepter' }).click()
  await expect.poll(() => requested).toContain('www.googletagmanager.com')
  await expect.poll(() => requested).toContain('client.crisp.chat')
  await expect.poll(async () => (await trackers(page)).cookies).toContain('_ga')
  await expect.poll(async () => (await trackers(page)).origin).toContain('newsletter')

  await page.getByRole('button', { name: 'Gérer les cookies' }).click()
  const dialog = page.getByRole('dialog', { name: 'Gérer les cookies' })
  await expectAccessible(page)
  const isReloaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: 'Tout refuser' }).click()
  await isReloaded
  requested.length = 0
  await expect(page.getByRole('button', { name: 'Une question ?' })).toBeVisible()
  const none = { cookies: [], counted: [], origin: null }
  await expect.poll(() => trackers(page)).toEqual(none)
  expect(requested).toEqual([])
})

test('on a phone what is told about the choice stands above a sheet that opens meanwhile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await lengthen(page, 6_000)
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Tout refuser' }).click()
  await expectAboveSheet(page, page.getByText('Votre choix est enregistré.'))
})

test('on a phone what is told before the choice stands above a sheet that opens meanwhile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await lengthen(page, 6_000)
  await beSeeded(page, 'camille@atelier-nord.example')
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await expectAboveSheet(page, page.getByText(/^Comme la dernière fois/))
})

/** Opens a panel while a message is shown: its words are on the screen, above the panel. */
async function expectAboveSheet(page: Page, told: Locator) {
  await expect(told).toBeVisible()
  await shop.openSegment(page, 'Quand')
  const sheet = page.getByRole('dialog', { name: 'Quel jour' })
  await expect(sheet).toBeVisible()
  const [words, panel] = [await told.boundingBox(), await sheet.boundingBox()]
  expect(words?.y).toBeGreaterThanOrEqual(0)
  expect((words?.y ?? NaN) + (words?.height ?? NaN)).toBeLessThan(panel?.y ?? NaN)
}
