import type { Page } from '@playwright/test'
import { toIso } from '#domain/time/calendar'
import { beCustomer } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import { keepFullCart, storedCart } from '../support/journey/cart'
import { escape, expectNotice, leaveBy } from '../support/journey/notices'
import { COURBEVOIE, crowdSlot } from '../support/journey/rivals'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

// Below the slots that can be taken by one press.
const days = (page: Page) =>
  page.getByRole('dialog', { name: 'Quel jour' }).getByRole('list').last().getByRole('listitem')
const slots = (page: Page) =>
  page.getByRole('dialog', { name: 'À quelle heure' }).getByRole('listitem')

const openDaysAtAddress = async (page: Page) => {
  await shop.openSegment(page, 'Où')
  await shop.pickAddress(page, shop.ADDRESS)
  await expect(days(page).first()).toBeVisible()
}

test('days and hours are shown, chosen by keyboard, kept through a reload, and said whole on a tablet', async ({
  page,
}) => {
  const panel = page.getByRole('dialog', { name: 'Quel jour' })
  const expectWhole = async (...questions: ('Quand' | 'À quelle heure' | 'Combien')[]) => {
    for (const question of questions) {
      const isCut = (value: HTMLElement) => value.scrollWidth > value.clientWidth
      const value = shop.segmentOf(page, question).locator('> span').last()
      expect(await value.evaluate(isCut), `${question}, cut off`).toBe(false)
    }
  }
  const desk = page.viewportSize() ?? { width: 1440, height: 900 }
  const tablet = { width: 768, height: 1024 }
  await page.setViewportSize(tablet)
  await page.goto('/')
  await expectWhole('À quelle heure', 'Combien')
  await page.setViewportSize(desk)

  await test.step('a weekend is shown as such among the days', async () => {
    await shop.openSegment(page, 'Quand')
    await expect(days(page).first()).toBeVisible()
    await expect(days(page)).toHaveText([
      /mardi 24 novembre Aujourd’hui · \+\s10\s€\sHT/,
      /mercredi 25 novembre Demain/,
      /jeudi 26 novembre\s*$/,
      /vendredi 27 novembre\s*$/,
      /samedi 28 novembre Pas de commande/,
      /dimanche 29 novembre Fermé/,
      /lundi 30 novembre\s*$/,
      /mardi 1er décembre\s*$/,
      /mercredi 2 décembre\s*$/,
      /jeudi 3 décembre\s*$/,
    ])
    const [today, tomorrow] = await days(page).getByRole('button').all()
    expect((await today?.boundingBox())?.height).toBe((await tomorrow?.boundingBox())?.height)
    await shop.closePanel(page)
  })

  await test.step('a day two months ahead is chosen in the calendar by keyboard', async () => {
    await openDaysAtAddress(page)
    await panel.getByRole('button', { name: 'Autre date' }).press('Enter')
    await expect(panel.getByRole('button', { name: /^mardi 24 novembre 2026/ })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('PageDown')
    await page.keyboard.press('PageDown')
    const sunday = panel.getByRole('button', { name: 'dimanche 24 janvier 2027 Fermé' })
    await expect(sunday).toBeFocused()
    await page.keyboard.press('Enter')
    const notice = await expectNotice(page, /^Nos cuisines sont fermées dimanche 24/)
    await escape(page, notice)
    await expect(sunday).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await shop.expectPanel(page, 'À quelle heure')
    await shop.chooseSlot(page, /^12\sh\s30/)
  })

  await page.reload()
  await test.step('it is kept, and the slot is matched again', async () => {
    await expect(shop.segmentOf(page, 'Quand')).toContainText('lundi 25 janvier')
    await expect(shop.segmentOf(page, 'À quelle heure')).toContainText(/12\sh\s30\s–\s13\sh\s00/)
    await shop.openSegment(page, 'À quelle heure')
    const chosen = page
      .getByRole('dialog', { name: 'À quelle heure' })
      .getByRole('button', { pressed: true })
    await expect(chosen).toHaveText(/^12\sh\s30/)
    await expect(chosen).toHaveCount(1)
    await shop.openSegment(page, 'Quand')
    await panel.getByRole('button', { name: 'Autre date' }).click()
    await expect(panel.getByRole('gridcell', { selected: true })).toHaveText(/25/)
  })

  await test.step('a tablet says the day, the hour and the guests whole', async () => {
    await page.setViewportSize(tablet)
    await keepFullCart(page, { guests: { people: 120, groups: [] } })
    await page.reload()
    await expect(shop.segmentOf(page, 'Quand')).toHaveText(/jeu\. 26\u00a0nov\./i)
    await expectWhole('Quand', 'À quelle heure', 'Combien')
  })
})

test('a slot that others have taken in part says that it is in demand', async ({
  page,
  openVisit,
}) => {
  const day = '2026-12-03'
  const time = '19:30'
  const start = `${day}T${time}:00+01:00`
  const rival = await openVisit()
  await beCustomer(rival)
  const slot = { day, start, end: toIso(new Date(Date.parse(start) + 1_800_000)) }
  await crowdSlot(rival, slot, 9)

  await keepFullCart(page, { ...COURBEVOIE, deliveryDay: day, deliverySlot: null })
  await page.goto('/')
  await shop.openSegment(page, 'À quelle heure')
  const hour = new RegExp(`^${time.replace(':', '\\sh\\s')}`)
  const crowded = slots(page).getByRole('button', { name: hour })
  await expect(crowded).toHaveText(/Très demandé/)
  await crowdSlot(rival, slot, 4)
  await page.reload()
  await expect(crowded).toHaveText(/Presque complet/)
  await crowded.click()
  await expect(shop.segmentOf(page, 'À quelle heure')).toContainText(
    new RegExp(hour.source.slice(1)),
  )
})

test.describe('in the evening before the holidays', () => {
  test.use({ clockNow: '2026-12-21T18:05:00+01:00' })

  test('tomorrow is the first day offered, but not for a far address, and a public holiday is closed', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(shop.segmentOf(page, 'Quand')).toContainText('mar. 22 déc.')
    await openDaysAtAddress(page)
    await expect(days(page).first()).toHaveText(/lundi 21 décembre Trop tard/)
    await expect(days(page).nth(1)).toHaveText(/mardi 22 décembre Demain/)
    await expect(days(page).filter({ hasText: '25 décembre' })).toHaveText(/Fermé/)
    await shop.chooseDay(page, /vendredi 25/)
    const notice = await expectNotice(page, /^Nos cuisines sont fermées vendredi 25 décembre/)
    await leaveBy(page, notice, 'Choisir un autre jour')
    await shop.expectPanel(page, 'Quel jour')
    await shop.chooseDay(page, /jeudi 24/)
    await shop.expectPanel(page, 'À quelle heure')

    await test.step('a far address is refused for the next business day; another day or address is taken', async () => {
      await shop.closePanel(page)
      await shop.openSegment(page, 'Où')
      await shop.pickAddress(page, '50 avenue de Paris, 78000 Versailles')
      await shop.chooseDay(page, /mardi 22/)
      await leaveBy(page, await expectNotice(page, /^Trop tard pour/), 'Choisir un autre jour')
      await shop.expectPanel(page, 'Quel jour')
      await shop.chooseDay(page, /mercredi 23/)
      await shop.chooseSlot(page, /^12\sh\s00/)

      await shop.openSegment(page, 'Quand')
      await shop.chooseDay(page, /mardi 22/)
      await leaveBy(page, await expectNotice(page, /^Trop tard pour/), 'Changer d’adresse')
      await shop.pickAddress(page, shop.ADDRESS)
      await shop.expectPanel(page, 'À quelle heure')
      await shop.closePanel(page)
      await shop.openSegment(page, 'Quand')
      await shop.chooseDay(page, /mardi 22/)
      await shop.expectPanel(page, 'À quelle heure')
      await expect(shop.segmentOf(page, 'Quand')).toContainText('mardi 22')
    })
  })
})

const CLOCK_CHANGES = [
  {
    season: 'winter',
    clockNow: '2026-10-24T10:00:00+02:00',
    first: /lundi 26\soctobre/,
    offset: '+01:00',
  },
  {
    // The Sunday is Easter, too: the Monday after it is a holiday.
    season: 'summer',
    clockNow: '2027-03-27T10:00:00+01:00',
    first: /mardi 30\smars/,
    offset: '+02:00',
  },
]

for (const { season, clockNow, first, offset } of CLOCK_CHANGES) {
  test.describe(`on the weekend that changes to ${season} time`, () => {
    test.use({ clockNow })

    test('the first working day and its hours are those of the clock on the wall', async ({
      page,
    }) => {
      await page.goto('/')
      await openDaysAtAddress(page)
      await expect(days(page).filter({ hasText: first })).toBeVisible()
      await shop.chooseDay(page, first)
      await expect(slots(page).first()).toHaveText(/^11\sh\s00\s–\s11\sh\s30/)
      await shop.chooseSlot(page, /^12\sh\s00/)
      await expect(shop.segmentOf(page, 'À quelle heure')).toContainText(/12\sh\s00/)
      expect(await storedCart(page)).toContain(`T12:00:00${offset}`)
      await page.reload()
      await expect(shop.segmentOf(page, 'Quand')).toContainText(first)
      await expect(shop.segmentOf(page, 'À quelle heure')).toContainText(/12\sh\s00/)
    })
  })
}
