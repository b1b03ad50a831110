import type { Locator, Page } from '@playwright/test'
import { beSeeded } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import { keepFullCart, NOON } from '../support/journey/cart'
import { reachCompany } from '../support/journey/companies'
import { expectReachedSeen, tabTo } from '../support/journey/keyboard'
import { PHONE } from '../support/journey/screens'
import * as shop from '../support/journey/shop'
import { shareTaken } from '../support/journey/stuck'
import { expect, test } from '../support/journey/test'
import { expectUncovered } from '../support/journey/uncovered'

test.use({ showsPictures: true })

/** The fields that iOS zooms in on, when one is touched. */
const smallFields = (page: Page) =>
  page
    .locator('input, textarea, select')
    .evaluateAll((fields) =>
      fields
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML),
    )

/** The pages of an order, with words of each, and how far Tab is followed there. */
const PAGES = [
  { path: '/', words: 'Voir le panier', tabs: 45 },
  { path: '/cart', words: 'Commander', tabs: 40 },
  { path: '/order/livraison', words: 'Continuer vers le paiement', tabs: 15 },
]

test.describe('zoomed in to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 }, hasRefusedCookies: false })

  test('what stays on the screen leaves it to what is read, and the keyboard begins at « Aller au contenu », from the shop to the delivery', async ({
    page,
  }) => {
    await keepFullCart(page)
    for (const { path, words, tabs } of PAGES) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByText(words, { exact: true }).first()).toBeAttached()
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
        for (const position of [0, 700, 2000]) {
          await page.evaluate((top) => scrollTo(0, top), position)
          await expect.poll(() => shareTaken(page), `at ${position} px`).toBeLessThanOrEqual(0.3)
        }
        await expectReachedSeen(page, tabs)
      })
    }
  })
})

test.describe('zoomed in to 400 %, the dialogs of an order', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  /** Every button and field of it can be reached, is then in sight, and nothing has to be scrolled sideways. */
  async function expectUsable(page: Page, dialog: Locator): Promise<void> {
    await expect(dialog).toBeVisible()
    for (const control of await dialog
      .locator('button, select, input')
      .locator('visible=true')
      .all()) {
      await tabTo(page, control)
    }
    const sideways = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(sideways).toBe(0)
    await expectAccessible(page)
  }

  test('the addresses that are proposed, and what a change makes of the cart', async ({ page }) => {
    await keepFullCart(page, { deliverySlot: NOON })
    await page.goto('/')
    await test.step('the addresses', async () => {
      await shop.openSegment(page, 'Où')
      await page.getByRole('combobox', { name: 'Adresse de livraison' }).fill('rue de la')
      await expect(page.getByRole('option')).toHaveCount(5)
      for (const at of [1, 2, 3, 4]) {
        await page.keyboard.press('ArrowDown')
        const reached = page.getByRole('option').nth(at)
        await expect(reached).toHaveAttribute('aria-selected', 'true')
        await expect(reached).toBeInViewport({ ratio: 0.95 })
      }
      await page.keyboard.press('Escape')
      await expect(page.getByRole('option')).toHaveCount(0)
      await shop.closePanel(page)
    })
    await shop.openSegment(page, 'Quand')
    await shop.chooseDay(page, /vendredi 27/)
    const dialog = page.getByRole('dialog', { name: /^Changer de jour/ })
    await expect(dialog.getByText('Nouveau total')).toBeAttached()
    await expectUsable(page, dialog)
  })

  test('the last meal once more', async ({ page }) => {
    await beSeeded(page, 'camille@atelier-nord.example')
    await page.goto('/')
    await page
      .getByRole('button', { name: /^Recommander pour (vendredi|le\s\d+\sdécembre)$/ })
      .click()
    const sheet = page.getByRole('dialog', { name: 'Comme vendredi dernier' })
    await expect(sheet.getByRole('button', { name: /^Payer / })).toBeEnabled()
    await expectUsable(page, sheet)
  })

  test('the companies that are proposed', async ({ page }) => {
    await reachCompany(page)
    // Whole but for the fraction of a pixel at which the page scrolls.
    await expect(page.getByRole('option', { selected: true })).toBeInViewport({ ratio: 0.95 })
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(/^SIRET/)).not.toHaveValue('')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

/** How long each movement that starts from now on is meant to be, in milliseconds, however late its start is told. */
async function watchMotion(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    const tell = (event: AnimationEvent | TransitionEvent) => {
      if (!(event.target instanceof Element)) return
      const style = getComputedStyle(event.target, event.pseudoElement || null)
      const told =
        event instanceof AnimationEvent ? style.animationDuration : style.transitionDuration
      for (const seconds of told.split(',')) durations.push(1000 * Number.parseFloat(seconds))
    }
    document.addEventListener('animationstart', tell)
    document.addEventListener('transitionrun', tell)
  })
  return () => page.evaluate(() => (window as unknown as { durations: number[] }).durations)
}

async function expectMoves(page: Page, movements: () => Promise<number[]>, moves: boolean) {
  await expect.poll(async () => (await movements()).length).toBeGreaterThan(0)
  if (moves) return expect(Math.max(...(await movements()))).toBeGreaterThan(100)
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(Math.max(...(await movements()))).toBeLessThanOrEqual(1)
}

test('a dialog and a message come with a movement, and are there without one for who wants none', async ({
  page,
}) => {
  const motions = [
    ['reduce', false],
    ['no-preference', true],
  ] as const
  await keepFullCart(page)
  await page.goto('/cart')
  for (const [reducedMotion, moves] of motions) {
    await test.step(`a message, with motion: ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion })
      const movements = await watchMotion(page)
      const remove = page.getByRole('button', { name: /^Retirer / })
      await remove.locator('visible=true').first().click()
      const undo = page.getByRole('button', { name: 'Annuler' })
      await expect(undo).toBeVisible()
      await expectMoves(page, movements, moves)
      await undo.click()
      await expect(undo).toBeHidden()
    })
  }
  await page.goto('/')
  for (const [reducedMotion, moves] of motions) {
    await test.step(`a dialog, with motion: ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion })
      const movements = await watchMotion(page)
      await page.getByRole('main').getByRole('article').getByRole('link').first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await expectMoves(page, movements, moves)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
  }
})

test.describe('on a phone that is touched', () => {
  test.use({ ...PHONE, hasRefusedCookies: false })

  test('the first dish, the way to the cart and whatever the keyboard reaches are in sight, above the line about cookies and the cart', async ({
    page,
  }) => {
    await keepFullCart(page)
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Voir le panier' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Vos cookies, votre choix' })).toBeVisible()
    await test.step('before any choice about cookies, the first dish and the way to the cart are in reach', async () => {
      await expectUncovered(page.getByRole('link', { name: 'Voir le panier' }))
      const dish = page.getByRole('article').first()
      await expectUncovered(dish.getByRole('heading'))
      await expectUncovered(dish.getByRole('link').first())
    })
    await test.step('whatever the keyboard reaches is in sight', async () => {
      await expectReachedSeen(page, 45)
    })
    await test.step('targets of the footer take a finger, and no field makes the page zoom', async () => {
      const targets = page.getByRole('contentinfo').locator('a, button')
      const low = await targets.evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().height < 44)
          .map((element) => element.textContent),
      )
      expect(low).toEqual([])
      await page.getByRole('button', { name: 'Affiner' }).click()
      await expect(page.getByRole('searchbox')).toBeVisible()
      expect(await smallFields(page)).toEqual([])

      await shop.openSegment(page, 'Combien')
      const guests = page.getByRole('spinbutton', { name: 'le nombre de convives', exact: true })
      await expect(guests).toBeVisible()
      expect(await smallFields(page), '« Combien ? »').toEqual([])
      await shop.closePanel(page)

      await page.getByRole('article').first().getByRole('link').first().click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByLabel(/^Pour combien de personnes/)).toBeVisible()
      expect(await smallFields(page), 'the sheet of a dish').toEqual([])
    })
    for (const { path, words, tabs } of PAGES.slice(1)) {
      await test.step(`whatever the keyboard reaches is in sight on ${path} too`, async () => {
        await page.goto(path)
        await expect(page.getByText(words, { exact: true }).first()).toBeVisible()
        await expect(page.getByRole('region', { name: 'Vos cookies, votre choix' })).toBeVisible()
        await expectReachedSeen(page, tabs)
      })
    }
  })
})

/** Everything that moved since the last call, whatever was pressed before. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push('value' in entry && typeof entry.value === 'number' ? entry.value : 0)
      }
    }).observe({ type: 'layout-shift' })
  })
  return () =>
    page.evaluate(async () => {
      // What has just been pressed is painted by the next frame, and told after it.
      await new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told)))
      await new Promise((told) => setTimeout(told))
      const { shifts } = window as unknown as { shifts: number[] }
      return shifts.splice(0).reduce((sum, shift) => sum + shift, 0)
    })
}

const MAX_SHIFT = 0.05

for (const [name, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('search and filters move nothing', async ({ page }) => {
      await page.goto('/')
      const main = page.getByRole('main')
      const refine = main.getByRole('button', { name: /^Affiner/ })
      const count = (text: RegExp) => main.getByRole('status').filter({ hasText: text })
      await expect(count(/produits à la carte$/)).toBeAttached()
      await page.waitForLoadState('networkidle')
      const shifted = await watchShifts(page)
      const expectStill = async (step: string) =>
        expect(await shifted(), step).toBeLessThan(MAX_SHIFT)

      if (await refine.isVisible()) {
        await refine.click()
        await expectStill('« Affiner »')
      }
      await main.getByRole('searchbox').fill('saumon')
      await expect(count(/pour «\ssaumon\s»$/)).toBeAttached()
      await expectStill('a search')
      await main.getByRole('searchbox').fill('')
      await expect(count(/produits à la carte$/)).toBeAttached()
      await expectStill('a search taken back')
      await main.getByRole('button', { name: 'Sans porc' }).click()
      await expect(main.getByRole('button', { name: 'Sans porc', pressed: true })).toBeVisible()
      await expectStill('a diet')
      await main.getByRole('button', { name: 'Allergènes à éviter' }).click()
      await expect(main.getByRole('button', { name: 'Lait', exact: true })).toBeVisible()
      await expectStill('the panel of allergens')
      await main.getByRole('button', { name: 'Lait', exact: true }).click()
      await expect(main.getByRole('button', { name: /1\sallergène évité/ })).toBeVisible()
      await expectStill('an allergen')
      await page.keyboard.press('Escape')
      await expectStill('the panel closed')
    })
  })
}
