import type { Page } from '@playwright/test'
import { storedCart } from '../support/journey/cart'
import { expectNotice, leaveBy } from '../support/journey/notices'
import { PHONE } from '../support/journey/screens'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

test.use(PHONE)

const ADDRESS_DIMMER = /^Où livrons-nous votre commande/
const errorsTracked = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'error'))

test('a day and a slot chosen without an address ask for it first; closed days and towns that no kitchen serves lead on', async ({
  page,
}) => {
  await page.goto('/')
  await test.step('a day and a slot without an address', async () => {
    await shop.openSegment(page, 'À quelle heure')
    const slots = page.getByRole('dialog', { name: 'À quelle heure' })
    await slots.getByRole('button', { name: /^13\sh\s00/ }).click()
    const dimmer = await expectNotice(page, ADDRESS_DIMMER)
    await page.keyboard.press('Escape')
    await expect(dimmer).toBeHidden()
    await slots.getByRole('button', { name: 'Fermer' }).click()

    await shop.openSegment(page, 'Quand')
    await shop.chooseDay(page, /jeudi 26/)
    await expectNotice(page, ADDRESS_DIMMER)
    await shop.pickAddress(page, shop.ADDRESS)
    await expect(dimmer).toBeHidden()
    await shop.chooseDay(page, /jeudi 26/)
    await shop.chooseSlot(page, /^12\sh\s00/)
    await expect(shop.segmentOf(page, 'Quand')).toContainText(/jeu(di|\.) 26/)
  })

  await test.step('a day that is closed, or open without sales, cannot be chosen and leads to another', async () => {
    await shop.openSegment(page, 'Quand')
    for (const [day, title] of [
      [/dimanche 29/, /^Nos cuisines sont fermées dimanche 29/],
      [/samedi 28/, /^Pas de livraison samedi 28/],
    ] as const) {
      await shop.chooseDay(page, day)
      await leaveBy(page, await expectNotice(page, title), 'Choisir un autre jour')
      await shop.expectPanel(page, 'Quel jour')
    }
    await shop.chooseDay(page, /lundi 30/)
    await shop.expectPanel(page, 'À quelle heure')
    await expect(shop.segmentOf(page, 'Quand')).toContainText(/lun(di|\.) 30/)
    await shop.closePanel(page)
  })

  await test.step('an address that no kitchen serves is cleared, another one asked for and taken', async () => {
    const before = (await errorsTracked(page)).length
    const expectRefused = async (town: string, address: string) => {
      await shop.openSegment(page, 'Où')
      await shop.pickAddress(page, address)
      const dimmer = await expectNotice(page, /^Nous ne livrons pas encore/)
      await expect(dimmer).toContainText(town)
      await expect(shop.segmentOf(page, 'Où')).toContainText('Indiquez votre adresse')
      expect(await storedCart(page)).toContain('"address":""')
      await leaveBy(page, dimmer, 'Choisir une autre adresse')
    }
    // Seine-et-Marne, then Val-d’Oise.
    await expectRefused('Melun', '3 rue Saint-Aspais, Melun')
    await shop.pickAddress(page, shop.ADDRESS)
    await shop.expectPanel(page, 'À quelle heure')
    await expect(shop.segmentOf(page, 'Où')).toContainText(/rue de la Paix/i)
    await shop.closePanel(page)
    await expectRefused('Cergy', '3 avenue du Parvis, Cergy')
    const tracked = { kind: 'deliveryZoneWithoutBusinessUnit' }
    await expect
      .poll(async () => (await errorsTracked(page)).slice(before))
      .toMatchObject([tracked, tracked])
  })

  await test.step('a dish added without an address goes into the cart once the address is known', async () => {
    await shop.closePanel(page)
    const add = page.getByRole('button', { name: /^Ajouter / }).first()
    await add.focus()
    await page.keyboard.press('Enter')
    const dimmer = await expectNotice(page, ADDRESS_DIMMER)
    await page.keyboard.press('Escape')
    await expect(dimmer).toBeHidden()
    await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, vide')

    await add.click()
    await expectNotice(page, ADDRESS_DIMMER)
    await expect(page.getByRole('combobox', { name: 'Adresse de livraison' })).toBeFocused()
    await page.keyboard.type(shop.ADDRESS)
    await shop.expectFirstOption(page, shop.ADDRESS)
    await page.keyboard.press('Enter')
    await expect(dimmer).toBeHidden()
    await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 1 article')
    await expect(shop.segmentOf(page, 'Où')).toContainText(/rue de la Paix/i)
  })
})
