import type { Page } from '@playwright/test'
import { beSeeded } from '../support/journey/account'
import { responseTo } from '../support/journey/api'
import { expectAccessible } from '../support/journey/axe'
import { CLAIRE, keepFullCart } from '../support/journey/cart'
import { expectNoDotAtLineEnds } from '../support/journey/lineEnds'
import { expectPictures } from '../support/journey/pictures'
import { expect, test } from '../support/journey/test'

test.use({ showsPictures: true })

const PHONE = { width: 390, height: 844 }
/** The first is the size at which a page is loaded: it is not laid out anew for it. */
const SIZES = [PHONE, ...[320, 768, 1440].map((width) => ({ width, height: 900 }))]
const ENGLISH =
  /\b(the|and|your|please|loading|error|submit|cancel|close|search|delivery|payment|undefined|null|NaN)\b/i

/** The title that each page showed first: two pages under one name cannot be told apart among the tabs. */
type Titles = Map<string, string>

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

async function expectGoodPage(page: Page, path: string, titles: Titles): Promise<void> {
  await page.setViewportSize(PHONE)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached()
  await expect(page.getByRole('main').getByRole('progressbar'), path).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
  // The page tells its title a moment after it is shown.
  const pageOfTitle = async () => titles.get(await page.title()) ?? path
  await expect.poll(pageOfTitle, 'the title of another page').toBe(path)
  const title = await page.title()
  expect(title).not.toBe('')
  titles.set(title, path)
  await expectAccessible(page)
  const words = await page.locator('body').innerText()
  expect(ENGLISH.exec(words)?.[0], `an English word on ${path}`).toBeUndefined()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    // The new width reaches the page a moment after the window has it.
    await expect
      .poll(() => page.evaluate(overflow), `sideways scroll of ${path} at ${size.width} px`)
      .toBeLessThanOrEqual(0)
    await expectNoDotAtLineEnds(page, `a line of ${path} that ends with a dot at ${size.width} px`)
  }
  // At the last width the cart stands beside the dishes.
  await expectPictures(page, path)
}

test('every page of a visitor is in order at four widths', async ({ page }) => {
  const titles: Titles = new Map()
  for (const path of [
    '/',
    '/shop/menus',
    '/shop/petits-dejeuners',
    '/shop/patisserie',
    '/shop/room-service',
    '/shop/cantine',
    '/eshop/coffrets',
    '/cart',
    '/order',
    '/auth',
    '/newpassword/inconnu',
    '/validation-cgv/inconnu',
    '/canteen-validation?token=inconnu',
    '/confirmation-email?token=inconnu',
    '/email-unsubscribe?token=inconnu',
    '/feedback/00000000-0000-4000-8000-000000000000',
    '/feedback-canteen/inconnu',
    '/privacy-policy',
    '/cgv',
    '/mentions-legales',
    '/accessibilite',
  ]) {
    await expectGoodPage(page, path, titles)
  }
})

test('every page of a customer is in order at four widths', async ({ page }) => {
  await beSeeded(page, 'camille@atelier-nord.example')
  const { orders } = await responseTo<{ orders: { id: string; trackingToken: string }[] }>(
    page,
    '{ orders(limit: 100) { id trackingToken } }',
  )
  await keepFullCart(page, { deliveryContact: CLAIRE })
  const [newest] = orders
  const oldest = orders.at(-1)
  const titles: Titles = new Map()
  for (const path of [
    '/account/commandes',
    '/account/favoris',
    '/account/paniers',
    '/account/regulieres',
    '/account/informations',
    '/account/cartes',
    '/account/mot-de-passe',
    '/account/abonnements',
    '/account/parrainage',
    `/account/commandes/${newest?.id}`,
    `/track/${newest?.id}`,
    `/feedback/${oldest?.id}`,
    '/shop/room-service',
    '/order/livraison',
    '/order/paiement',
    `/order/confirmation?commande=${newest?.id}`,
  ]) {
    await expectGoodPage(page, path, titles)
  }
  // The same two pages once more, of another order and for a person who holds its link.
  for (const path of [
    `/account/commandes/${oldest?.id}`,
    `/track/${newest?.id}/${newest?.trackingToken}`,
  ]) {
    await expectGoodPage(page, path, new Map())
  }
})

test('the phone’s own pages are in order on a phone, and where they lead from it', async ({
  page,
}) => {
  const titles: Titles = new Map()
  for (const path of ['/menu', '/quotemobile', '/contactmobile', '/authmobile']) {
    await expectGoodPage(page, path, titles)
  }
})

test('on a desk they show the same', async ({ page }) => {
  for (const [path, name] of [
    ['/menu', 'Le menu'],
    ['/quotemobile', 'Demander un devis'],
    ['/contactmobile', 'Nous écrire'],
    ['/authmobile', 'Se connecter'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})
