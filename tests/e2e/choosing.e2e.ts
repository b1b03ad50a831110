import { expectAccessible } from '../support/journey/axe'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

test('lunch for fourteen: search, avoid, cap the price, take what serves everybody, share the list', async ({
  page,
  openVisit,
}) => {
  await page.goto('/shop/menus')
  await shop.openSegment(page, 'Où')
  await shop.pickAddress(page, shop.ADDRESS)
  await shop.chooseDay(page, /jeudi 26/)
  await shop.chooseSlot(page, /^13\sh\s30/)
  const main = page.getByRole('main')
  const cards = main.getByRole('article')
  const status = (text: RegExp) => main.getByRole('status').filter({ hasText: text })

  // What the delivery costs stays in sight over the dishes.
  await cards.last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  await expect(
    page.getByText(/^Livraison 9\s€\sHT\s· minimum 60\s€\sHT\s· commandez avant/),
  ).toBeInViewport()

  // Everything by keyboard, from the search on.
  await main.getByRole('searchbox').focus()
  await page.keyboard.type('POIVRONS')
  await expect(status(/pour «\sPOIVRONS\s»$/)).toBeVisible()
  await expect(cards.filter({ hasText: 'Wraps aux légumes rôtis' })).toHaveCount(1)
  await expect(page).toHaveURL(/\?recherche=POIVRONS$/)
  await shop.sayPeople(page, 14)
  await expect(main.getByRole('button', { name: /^Ajouter 2, Wraps/ })).toBeVisible()
  await main.getByRole('button', { name: 'Allergènes à éviter' }).press('Enter')
  await main.getByRole('button', { name: 'Lait', exact: true }).press('Space')
  await expect(page).toHaveURL(/&sans=lait$|sans=lait&/)
  await main.getByRole('button', { name: /^Prix/ }).press('Enter')
  await main.getByRole('textbox', { name: /^Prix par personne, au plus/ }).fill('4,50')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText(/Wraps.*Contient\s: gluten, sésame/)
  // The address follows the field after a pause.
  await expect(page).toHaveURL(/[?&]prix-max=/)
  await expectAccessible(page)

  // One press takes the quantity for everybody.
  await main.getByRole('button', { name: /^Ajouter 2, Wraps/ }).press('Enter')
  await expect(cards.getByRole('button', { name: /^Augmenter la quantité de Wraps/ })).toBeFocused()
  await expect(shop.cartLink(page)).toHaveAccessibleName(/^Panier, 2/)

  // The person who is sent the address sees the same; so does a reload.
  const other = await openVisit()
  await other.goto(page.url())
  await expect(other.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(other.getByRole('searchbox')).toHaveValue('POIVRONS')
  await page.reload()
  await expect(cards).toHaveCount(1)

  // Too narrow: the list says what to give up, and gives it up.
  await main.getByRole('searchbox').fill('saumon')
  await expect(main.getByRole('heading', { name: /^Rien ne correspond/ })).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: /^Retirer la recherche/ }).click()
  await expect(status(/produits? à la carte$/)).toBeFocused()
  await expect(main.getByRole('searchbox')).toHaveValue('')
  await page.goBack()
  await expect(main.getByRole('searchbox')).toHaveValue('saumon')
})

test('a dish and a menu say where their meat comes from, and a phone lists them all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/')
  await page.getByRole('banner').first().getByRole('link', { name: 'Le menu' }).click()
  await expect(page).toHaveURL(/\/menu$/)
  await page
    .getByRole('navigation', { name: 'Nos cartes' })
    .getByRole('link', { name: 'Menus & buffets' })
    .click()
  await expect(page).toHaveURL(/\/menu\?carte=menus$/)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Buffet Terroir/ }).click()
  await expect(page).toHaveURL(/\/shop\/menus\?menu=\d+$/)
  const sheet = page.getByRole('dialog', { name: 'Buffet Terroir' })
  await expect(sheet.getByText('Viande bovine')).toBeVisible()
  await expect(sheet.getByText(/^Origine\s: France et Espagne$/)).toBeVisible()
  await expect(sheet.getByRole('list', { name: 'Contient' })).toContainText('Céleri')
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(320)
})
