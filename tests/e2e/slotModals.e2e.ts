import type { Page } from '@playwright/test'
import { beCustomer } from '../support/journey/account'
import { keepFullCart } from '../support/journey/cart'
import { holdApi } from '../support/journey/heldRequests'
import { expectNotice, leaveBy } from '../support/journey/notices'
import { COURBEVOIE, crowdSlot } from '../support/journey/rivals'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

const DAY = '2026-12-03'
// Each repetition fills a slot of its own: they visit the same shop.
const HOURS = ['18', '12', '11', '20', '19', '14']

test('a slot that others filled meanwhile is given up at the start of the checkout', async ({
  page,
  openVisit,
}, { repeatEachIndex }) => {
  const hour = HOURS[repeatEachIndex]
  if (!hour) throw new Error('No slot is left for another repetition of this journey.')
  const slot = { start: `${DAY}T${hour}:00:00+01:00`, end: `${DAY}T${hour}:30:00+01:00` }
  await keepFullCart(page, { ...COURBEVOIE, deliveryDay: DAY, deliverySlot: null })
  await page.goto('/')
  await shop.openSegment(page, 'À quelle heure')
  await shop.expectPanel(page, 'À quelle heure')

  const rival = await openVisit()
  await beCustomer(rival)
  await crowdSlot(rival, { day: DAY, ...slot })

  await shop.chooseSlot(page, new RegExp(`^${hour}\\sh\\s00`))
  await shop.order(page)
  const notice = await expectNotice(page, /n’est plus disponible/)
  await leaveBy(page, notice, 'Choisir un autre créneau')
  await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 4 articles')
  const full = page.getByRole('button', { name: new RegExp(`^${hour}\\sh\\s00.*Complet`) })
  await expect(full).toBeVisible()
  await shop.chooseSlot(page, /^13\sh\s00/)
  await shop.goToCheckout(page)
})

test('a slot whose lead time passed while the customer was ordering keeps the cart', async ({
  page,
}) => {
  // Chosen earlier in the morning, for noon; it is ten o’clock and the kitchen needs two hours and more.
  const today = '2026-11-24'
  await keepFullCart(page, {
    deliveryDay: today,
    deliverySlot: { start: `${today}T11:30:00+01:00`, end: `${today}T12:00:00+01:00` },
  })
  await page.goto('/')
  await shop.order(page)
  const notice = await expectNotice(page, /^L’heure limite/)
  await leaveBy(page, notice, 'Choisir un autre créneau')
  await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 4 articles')
  await shop.chooseSlot(page, /^13\sh\s00/)
  await shop.goToCheckout(page)
})

test('a slot that is chosen from the cart leads back to it, which stands once in the history', async ({
  page,
}) => {
  await keepFullCart(page, { deliveryDay: '2026-12-04', deliverySlot: null })
  await page.goto('/menu')
  await shop.cartLink(page).click()
  await page.getByRole('button', { name: 'Choisir le créneau' }).click()
  await shop.chooseSlot(page, /^13\sh\s00/)
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('region', { name: 'Livraison' })).toContainText(/13\sh\s00/)
  await page.goBack()
  await expect(page).toHaveURL(/\/menu$/)
})

/** Two breakfasts and four trays, for half past eight. */
async function fillForTheMorning(page: Page): Promise<void> {
  const storefront = (name: string) => page.getByRole('banner').getByRole('link', { name })
  await storefront('Petits-déjeuners').click()
  await expect(page).toHaveURL(/\/shop\/petits-dejeuners$/)
  await shop.openSegment(page, 'Quand')
  await shop.chooseDay(page, /jeudi 26/)
  await shop.chooseSlot(page, /^8\sh\s30/)
  await shop.addTrays(page, 2)
  await storefront('Plateaux repas').click()
  await expect(page).toHaveURL('/')
  // The breakfasts stand there until the trays have come.
  await expect(page.getByRole('button', { name: /^Ajouter Plateau / }).first()).toBeVisible()
  await shop.addTrays(page, 4)
  await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 6 articles')
}

async function chooseNoon(page: Page) {
  await shop.openSegment(page, 'À quelle heure')
  await shop.chooseSlot(page, /^12\sh\s00/)
  return expectNotice(page, /^Les petits-déjeuners/)
}

test('a disabled slot leads to another; one outside the breakfast hours takes the breakfasts out of the cart', async ({
  page,
}) => {
  await test.step('a disabled slot says why it cannot be chosen', async () => {
    await page.goto('/')
    await shop.openSegment(page, 'Où')
    await shop.pickAddress(page, shop.ADDRESS)
    await shop.chooseDay(page, /mardi 24/)
    const slots = page.getByRole('dialog', { name: 'À quelle heure' })
    await slots.getByRole('button', { name: /^11\sh\s00.*Trop tard/ }).click()
    const notice = await expectNotice(page, /n’est plus disponible/)
    await leaveBy(page, notice, 'Choisir un autre créneau')
    await shop.chooseSlot(page, /^13\sh\s00/)
    await expect(shop.segmentOf(page, 'À quelle heure')).toContainText(/13\sh\s00/)
  })

  await fillForTheMorning(page)
  await test.step('the breakfasts are kept, taken out, and had back', async () => {
    await leaveBy(page, await chooseNoon(page), 'Garder mon créneau')
    await expect(shop.segmentOf(page, 'À quelle heure')).toContainText(/8\sh\s30/)
    await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 6 articles')
    await leaveBy(page, await chooseNoon(page), 'Retirer les petits-déjeuners')
    await expect(shop.segmentOf(page, 'À quelle heure')).toContainText(/12\sh\s00/)
    await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 4 articles')
    await page.getByRole('button', { name: 'Annuler' }).press('Enter')
    await expect(shop.segmentOf(page, 'À quelle heure')).toContainText(/8\sh\s30/)
    await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 6 articles')
  })

  await test.step('a list that comes as they are had back does not take them out again', async () => {
    const notice = await chooseNoon(page)
    const letIn = await holdApi(page)
    await leaveBy(page, notice, 'Retirer les petits-déjeuners')
    await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 4 articles')
    await expect(page.locator('[data-refreshing=true]')).toBeVisible()
    // Between the list on the screen and what is done with it there is a moment, in which a press may fall.
    await page.evaluate(`
      const undo = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Annuler')
      new MutationObserver((_, watch) => {
        watch.disconnect()
        undo.click()
      }).observe(document.querySelector('[data-refreshing=true]'), { attributeFilter: ['data-refreshing'] })
    `)
    letIn()
    await expect(shop.segmentOf(page, 'À quelle heure')).toContainText(/8\sh\s30/)
    await expect(page.locator('[data-refreshing=true]')).toBeHidden()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 6 articles')
  })
})
