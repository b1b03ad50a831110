import { type Page } from '@playwright/test'
import { keepFullCart } from '../support/journey/cart'
import { expectFocusSeen } from '../support/journey/keyboard'
import { expect, test } from '../support/journey/test'

/** How much of the screen is taken by what does not scroll with the page. */
const shareTaken = (page: Page) =>
  page.evaluate(() => {
    const stuck = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, clipPath } = getComputedStyle(element)
      return (position === 'fixed' || position === 'sticky') && clipPath === 'none'
    })
    const heights = stuck.map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    })
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight
  })

test.describe('zoomed in to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 }, hasRefusedCookies: false })

  test('what stays on the screen leaves it to what is read, and the keyboard begins at « Aller au contenu »', async ({
    page,
  }) => {
    await keepFullCart(page)
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Voir le panier' })).toBeAttached()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
    for (const position of [0, 700, 2000]) {
      await page.evaluate((top) => scrollTo(0, top), position)
      await expect.poll(() => shareTaken(page), `at ${position} px`).toBeLessThanOrEqual(0.3)
    }
  })
})

test.describe('on a phone that is touched', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    hasRefusedCookies: false,
  })

  test('whatever the keyboard reaches is in sight, above the line about cookies and the cart', async ({
    page,
  }) => {
    await keepFullCart(page)
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Voir le panier' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Vos cookies, votre choix' })).toBeVisible()
    for (const key of [...Array(45).fill('Tab'), ...Array(30).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      // A row that scrolls sideways takes a moment.
      await expect(() => expectFocusSeen(page)).toPass()
    }
  })

  test('targets of the footer take a finger, and no field makes the page zoom', async ({
    page,
  }) => {
    await page.goto('/')
    const targets = page.getByRole('contentinfo').locator('a, button')
    const low = await targets.evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.textContent),
    )
    expect(low).toEqual([])
    await page.getByRole('button', { name: 'Affiner' }).click()
    const small = await page
      .getByRole('main')
      .locator('input')
      .evaluateAll(
        (fields) =>
          fields.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).length,
      )
    expect(small).toBe(0)
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
