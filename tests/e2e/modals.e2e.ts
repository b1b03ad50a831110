import type { Page } from '@playwright/test'
import { keepFullCart, NOON } from '../support/journey/cart'
import { escape, expectNotice, leaveBy } from '../support/journey/notices'
import { PHONE } from '../support/journey/screens'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

test.use(PHONE)

const CHOICES = [
  {
    change: 'address',
    title: /^Changer d’adresse/,
    make: async (page: Page) => {
      await shop.openSegment(page, 'Où')
      await shop.pickAddress(page, '10 avenue de Versailles, Paris')
    },
    question: 'Où',
    stay: 'Garder mon adresse',
    before: 'rue de la Paix',
    after: 'Avenue de Versailles',
  },
  {
    change: 'day',
    title: /^Changer de jour/,
    make: async (page: Page) => {
      await shop.openSegment(page, 'Quand')
      await shop.chooseDay(page, /vendredi 27/)
    },
    question: 'Quand',
    stay: 'Garder jeudi',
    before: /jeu(di|\.) 26/,
    after: /ven(dredi|\.) 27/,
  },
  {
    change: 'slot',
    title: /^Changer de créneau/,
    make: async (page: Page) => {
      await shop.openSegment(page, 'À quelle heure')
      await shop.chooseSlot(page, /^13\sh\s00/)
    },
    question: 'À quelle heure',
    stay: 'Garder 12\u00a0h\u00a000',
    before: '12\u00a0h\u00a000',
    after: '13\u00a0h\u00a000',
  },
] as const

test('another address, day or slot takes a filled cart along, or empties it, only once that is confirmed', async ({
  page,
}) => {
  await keepFullCart(page, { deliverySlot: NOON })
  await page.goto('/menu')
  await page.getByRole('banner').getByRole('link', { name: 'Tablée' }).click()

  await test.step('the way back takes a question along with its page, and leaves the cart as it was', async () => {
    await shop.openSegment(page, 'Quand')
    await shop.chooseDay(page, /vendredi 27/)
    const question = await expectNotice(page, /^Changer de jour/)
    await page.goBack()
    await expect(page).toHaveURL(/\/menu$/)
    await expect(question).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Le menu' })).toBeFocused()
    await page.goForward()
    await expect(shop.segmentOf(page, 'Quand')).toContainText(/jeu(di|\.) 26/)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  for (const { change, title, make, question, stay, before, after } of CHOICES) {
    await test.step(`another ${change}`, async () => {
      await make(page)
      await leaveBy(page, await expectNotice(page, title), stay)
      await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 4 articles')
      await expect(shop.segmentOf(page, question)).toContainText(before)

      if (change === 'slot') {
        await make(page)
        await escape(page, await expectNotice(page, title))
        await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 4 articles')
      }

      await make(page)
      const notice = await expectNotice(page, title)
      await expect(notice).toContainText('Nouveau total')
      await leaveBy(page, notice, 'Changer et garder mon panier')
      await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 4 articles')
      await expect(shop.segmentOf(page, question)).toContainText(after)
      // Where it stands is the keyboard's own way from there; it goes after a while.
      await page.getByRole('button', { name: 'Annuler' }).press('Enter')
      await expect(shop.segmentOf(page, question)).toContainText(before)

      await make(page)
      await leaveBy(page, await expectNotice(page, title), 'Vider et changer')
      await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, vide')
      await expect(shop.segmentOf(page, question)).toContainText(after)
      await page.getByRole('button', { name: 'Annuler' }).press('Enter')
      await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 4 articles')
      await expect(shop.segmentOf(page, question)).toContainText(before)
    })
  }
})

test('an address out of reach is refused; under the minimum « Commander » says what is missing and leads back to the shop', async ({
  page,
}) => {
  await page.goto('/shop/patisserie')
  await test.step('an address out of reach is refused; another one is taken', async () => {
    await shop.openSegment(page, 'Où')
    await shop.pickAddress(page, '5 cours Blaise-Pascal, Évry')
    const notice = await expectNotice(page, /trop loin/)
    await expect(notice).toContainText('Évry')
    await leaveBy(page, notice, 'Choisir une autre adresse')
    await shop.pickAddress(page, shop.ADDRESS)
    await shop.expectPanel(page, 'Quel jour')
    await expect(shop.segmentOf(page, 'Où')).toContainText(/rue de la Paix/i)
  })

  await shop.chooseDay(page, /jeudi 26/)
  await shop.chooseSlot(page, /^12\sh\s00/)
  await shop.addTrays(page, 1)
  await shop.order(page)
  const notice = await expectNotice(page, /pour être livré/)
  await expect(notice).toContainText(/Encore [\d,]+\s€\sHT/)
  await leaveBy(page, notice, 'Compléter mon panier')
  await expect(page).toHaveURL(/\/shop\/patisserie$/)
  await shop.showCart(page)
  await expect(page.getByText(/^Encore [\d,]+\s€ HT/).locator('visible=true')).toBeVisible()
})
