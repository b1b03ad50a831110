import type { Page } from '@playwright/test'
import { beCustomer } from '../support/journey/account'
import { keepFullCart } from '../support/journey/cart'
import { payButton, saveCard } from '../support/journey/checkout'
import { placeOrder } from '../support/journey/orders'
import { PHONE } from '../support/journey/screens'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

test.use(PHONE)

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

const enlargeText = (page: Page) => sizeText(page, 32)

async function sizeText(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}

async function expectNoScrollSideways(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached()
  await expect(page.getByRole('main').getByRole('progressbar'), path).toHaveCount(0)
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  expect(await page.evaluate(sideways), path).toBeLessThanOrEqual(0)
}

test('with text at 200 % a phone scrolls no page sideways', async ({ page }) => {
  await enlargeText(page)
  await keepFullCart(page)
  for (const path of ['/', '/menu', '/cart', '/order', '/auth', '/accessibilite']) {
    await page.goto(path)
    await expectNoScrollSideways(page, path)
    if (path === '/cart') {
      await test.step('all of a line of the cart is within reach', () => expectLineInReach(page))
    }
  }
})

async function expectLineInReach(page: Page) {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Augmenter / }).click({ trial: true })
  await expect(main.getByRole('button', { name: /^Augmenter / })).toBeInViewport({ ratio: 1 })
  await expect(main.getByRole('button', { name: /^Retirer / })).toBeInViewport({ ratio: 1 })
}

test('with text at 200 % a phone says all of the delivery, and leaves the screen to the dishes', async ({
  page,
}) => {
  await enlargeText(page)
  await page.goto('/')
  const address = shop.segmentOf(page, 'Où').getByText('Indiquez votre adresse')
  const cut = (element: HTMLElement) => element.scrollWidth - element.clientWidth
  expect(await address.evaluate(cut)).toBe(0)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click({ trial: true })

  await shop.openSegment(page, 'Où')
  await shop.pickAddress(page, shop.ADDRESS)
  await shop.chooseDay(page, /^mercredi 25/)
  const slots = page.getByRole('dialog', { name: 'À quelle heure' })
  await expect(slots.getByRole('listitem').first()).toBeVisible()
  const widest = slots
    .locator('*')
    .evaluateAll((elements) =>
      Math.max(...elements.map((element) => element.scrollWidth - element.clientWidth)),
    )
  expect(await widest).toBe(0)

  await test.step('a slot holds its hours in spaced text, at its usual size', async () => {
    await sizeText(page, 16)
    await expect(page.locator('html')).toHaveCSS('font-size', '16px')
    await spaceText(page)
    const slot = slots.getByRole('button').nth(1)
    await expect(slot).toHaveText(/11\sh\s00 – 11\sh\s30/)
    const sticksOut = (button: HTMLElement) => button.scrollWidth - button.clientWidth
    expect(await slot.evaluate(sticksOut)).toBe(0)
  })
})

/** As WCAG 1.4.12 spaces text; a sheet that a script constructs is no inline style. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })

test('with text at 200 % a phone shows an order to pay and a card, and lays no amount over a number', async ({
  page,
}) => {
  await beCustomer(page)
  const id = await placeOrder(page)
  await enlargeText(page)
  await saveCard(page, '5555555555554444')
  await expectNoScrollSideways(page, 'cards')
  await page.goto(`/account/commandes/${id}`)
  await expect(payButton(page)).toBeVisible()
  await expectNoScrollSideways(page, 'an order to pay')

  await page.goto('/account/commandes')
  await expectNoScrollSideways(page, 'orders')
  const row = page.getByRole('list', { name: /^Vos commandes/ }).getByRole('article')
  const number = await row.getByRole('heading').boundingBox()
  const amount = await row.getByText('TTC').first().boundingBox()
  expect(amount?.y).toBeGreaterThanOrEqual((number?.y ?? 0) + (number?.height ?? 0))

  await row.getByRole('button', { name: /^Recommander / }).click()
  const close = page.getByRole('dialog').getByRole('button', { name: 'Fermer' })
  await expect(close).toBeInViewport({ ratio: 1 })
})
