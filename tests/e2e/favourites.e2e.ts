import type { Locator, Page } from '@playwright/test'
import { beCustomer } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import { colourAt } from '../support/journey/forcedColours'
import { PHONE } from '../support/journey/screens'
import { expect, test } from '../support/journey/test'

test.use({ ...PHONE, showsPictures: true })

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const heartIn = (place: Locator) => place.getByRole('button', { name: /dans mes favoris$/ })
const nameOf = async (card: Locator) => (await card.getByRole('heading').textContent()) ?? ''

/** Where it stands on the page, however far that is scrolled. */
const placeOf = (card: Locator) =>
  card.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left, top: Math.round(top + scrollY), width, height }
  })

/** The colour in the middle of a heart. */
async function middleOf(page: Page, heart: Locator) {
  const box = await heart.boundingBox()
  if (!box) throw new Error('The heart is not shown')
  const { x, y, width, height } = box
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  return colourAt(page, { x: x + width / 2, y: y + height / 2 })
}

/** The filters stand behind « Affiner » on a phone. */
async function openFilters(page: Page): Promise<void> {
  const refine = page.getByRole('button', { name: /^Affiner/ })
  if (await refine.isVisible()) await refine.click()
}

test('a dish is kept by its heart, found in the account, and the list is narrowed to it', async ({
  page,
}) => {
  await beCustomer(page)
  await page.goto('/')
  const card = cards(page).nth(1)
  const name = await nameOf(card)
  const heart = heartIn(card)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const before = await placeOf(card)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await placeOf(card)).toEqual(before)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)

  await test.step('a heart is as large as a finger, and seen in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.getByRole('heading', { level: 1 }).click()
    await expect(async () => {
      expect(await middleOf(page, heart)).not.toEqual(
        await middleOf(page, heartIn(cards(page).first())),
      )
    }).toPass({ timeout: 10_000 })
    await page.emulateMedia({ forcedColors: 'none' })
  })

  await card.getByRole('link', { name }).click()
  const sheet = page.getByRole('dialog', { name })
  await expect(heartIn(sheet)).toHaveAttribute('aria-pressed', 'true')
  await heartIn(sheet).press('Space')
  await expect(heartIn(sheet)).toHaveAttribute('aria-pressed', 'false')
  await heartIn(sheet).press('Enter')
  await expect(heartIn(sheet)).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Fermer' }).click()

  await openFilters(page)
  await page.getByRole('button', { name: 'Mes favoris', exact: true }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\?favoris=oui$/)
  await expectAccessible(page)
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
  await expect(heartIn(cards(page))).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/account/favoris')
  const remove = page.getByRole('button', { name: `Retirer ${name} de mes favoris` })
  await expect(remove).toBeVisible()
  await expectAccessible(page)
  // On the narrowest screen the longest word of a name has room.
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 844 })
  const words = await page.getByRole('heading', { name, exact: true }).boundingBox()
  expect(words?.width).toBeGreaterThan(100)
  if (size) await page.setViewportSize(size)
  await remove.click()
  await expect(page.getByRole('heading', { name: 'Aucun favori pour l’instant' })).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await sheet.getByRole('button', { name: 'Fermer' }).click()
  await expect(page).toHaveURL(/\/account\/favoris$/)
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
})
