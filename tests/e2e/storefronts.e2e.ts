import type { Page } from '@playwright/test'
import { sendSignIn } from '../support/journey/account'
import { expectAccessible } from '../support/journey/axe'
import { keepFullCart } from '../support/journey/cart'
import * as checkout from '../support/journey/checkout'
import { tabTo } from '../support/journey/keyboard'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

const PASSWORD = 'Demo-Tablee-2026'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const dishes = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Ajouter / })

const STOREFRONTS = [
  { path: '/', name: 'Plateaux repas', dish: 'Plateau Batignolles' },
  { path: '/shop', name: 'Plateaux repas', dish: 'Plateau Batignolles' },
  { path: '/shop/plateaux-repas', name: 'Plateaux repas', dish: 'Plateau Batignolles' },
  { path: '/shop/menus', name: 'Menus & buffets', dish: 'Citronnade au romarin' },
  { path: '/shop/petits-dejeuners', name: 'Petits-déjeuners', dish: 'Croissant au beurre' },
  { path: '/shop/patisserie', name: 'Pâtisserie', dish: 'Éclair au chocolat noir' },
  { path: '/eshop/tout', name: 'E-shop', dish: 'Coffret Apéritif parisien' },
]

test('each storefront, line and collection has its own heading and its own dishes; what old links end with leads home', async ({
  page,
}) => {
  const countOf = async (name: string) => {
    await expect(heading(page)).toHaveText(name)
    await expect(dishes(page).first()).toBeVisible()
    return dishes(page).count()
  }
  const expectStorefront = async ({ path, name, dish }: (typeof STOREFRONTS)[number]) => {
    await page.goto(path)
    await expect(heading(page), path).toHaveText(name)
    await expect(page.getByRole('main').getByText(dish).first(), path).toBeVisible()
    const others = STOREFRONTS.filter((other) => other.name !== name)
    for (const other of others) {
      await expect(page.getByRole('main').getByText(other.dish), path).toHaveCount(0)
    }
  }
  for (const storefront of STOREFRONTS) await expectStorefront(storefront)

  await test.step('the e-shop shows a collection, and everything for an unknown one', async () => {
    const countIn = async (collection: string, name: string) => {
      await page.goto(`/eshop/${collection}`)
      return countOf(name)
    }
    const all = await countOf('E-shop')
    const parts = [
      await countIn('coffrets', 'Coffrets'),
      await countIn('boissons', 'Boissons'),
      await countIn('epicerie', 'Épicerie'),
    ]
    expect(parts.every((part) => part > 0 && part < all)).toBe(true)
    expect(await countIn('inconnue', 'E-shop')).toBe(all)
  })

  await test.step('a key of six characters or more names a line; a shorter unknown one shows the default', async () => {
    for (const [key, name] of [
      ['LIGNE-PATISSERIE', 'Pâtisserie'],
      ['LIGNE-MENUS', 'Menus & buffets'],
      ['menu', 'Plateaux repas'],
      ['LIGNE-INCONNUE', 'La carte'],
    ] as const) {
      await page.goto(`/shop/${key}`)
      await expect(heading(page), key).toHaveText(name)
    }
  })

  await test.step('what old links end with leaves no trace in the history', async () => {
    for (const alias of ['/+', '/&', '/+&']) {
      await page.goto(alias)
      await expect(page).toHaveURL(/:\d+\/$/)
      await expect(heading(page)).toHaveText('Plateaux repas')
      await page.goBack()
      await expect(page).toHaveURL(/\/shop\/LIGNE-INCONNUE$/)
    }
  })
})

test('a desk belongs to the dishes: small sections share a row, an empty cart takes a fifth at most, a row that goes on fades', async ({
  page,
}) => {
  await page.goto('/')
  const topOf = async (name: string) =>
    (await page.getByRole('heading', { level: 2, name }).boundingBox())?.y
  await expect(page.getByRole('heading', { level: 2, name: 'Pains' })).toBeAttached()
  await expect(async () => expect(await topOf('Menus')).toBe(await topOf('Pains'))).toPass({
    timeout: 10_000,
  })
  const chips = page.getByRole('group', { name: 'Régimes' }).getByRole('button')
  const rows = await chips.evaluateAll((all) => [
    ...new Set(all.map((chip) => chip.getBoundingClientRect().top)),
  ])
  expect(rows, 'the filters in a row').toHaveLength(1)
  const cart = await page.getByRole('complementary', { name: 'Votre commande' }).boundingBox()
  expect(cart?.width).toBeLessThanOrEqual(1440 / 5)

  const firstCard = () => page.getByRole('main').getByRole('article').first().boundingBox()
  const besideEmptyCart = await firstCard()
  await keepFullCart(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Commander' })).toBeVisible()
  expect(await firstCard(), 'beside a cart that is filled').toMatchObject({
    x: besideEmptyCart?.x,
    width: besideEmptyCart?.width,
  })

  await test.step('the way to ask a question stands beside the dishes on a smaller desk too', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const opener = page.getByRole('button', { name: /^Une question/ })
    const rightOf = async () => {
      const { x = NaN, width = NaN } = (await opener.boundingBox()) ?? {}
      return x + width
    }
    await expect.poll(async () => (await firstCard())?.x).toBe(40)
    expect(await rightOf()).toBeLessThanOrEqual(40)
  })

  await test.step('the cart takes the height that the head of the page leaves as it scrolls away', async () => {
    await page.setViewportSize({ width: 1440, height: 700 })
    // The page learns of it a moment later.
    await expect.poll(() => page.evaluate('innerHeight')).toBe(700)
    const order = page.getByRole('button', { name: 'Commander' })
    await expect(order).toBeInViewport({ ratio: 1 })
    const beside = page.getByRole('complementary', { name: 'Votre commande' })
    const heightOf = async () => (await beside.boundingBox())?.height ?? 0
    const before = await heightOf()
    await page.mouse.wheel(0, 600)
    await expect.poll(heightOf).toBeGreaterThan(before + 100)
    await expect(order).toBeInViewport({ ratio: 1 })
  })

  await test.step('at 400 % a row fades where it goes on, but neither around what the keyboard has reached nor in forced colours', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    const row = page.getByRole('navigation', { name: 'Boutiques' })
    await expect(row).toHaveAttribute('data-more', 'after')
    await expect(row).not.toHaveCSS('mask-image', 'none')
    await tabTo(page, row.getByRole('link', { name: 'Pâtisserie' }))
    await expect(row).toHaveCSS('mask-image', 'none')
    await page.getByRole('link', { name: 'Tablée, accueil' }).focus()
    await expect(row).not.toHaveCSS('mask-image', 'none')
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(row).toHaveCSS('mask-image', 'none')
  })
})

const ROOM_SERVICE = /^Le room service est réservé/

test('a visitor sees why the room service is closed to them, and how to get it', async ({
  page,
}) => {
  await page.goto('/shop/room-service')
  await expect(heading(page)).toHaveText('Room service')
  await expect(page.getByRole('heading', { name: ROOM_SERVICE })).toBeVisible()
  await expect(dishes(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await sendSignIn(page, 'yanis@petit-studio.example', PASSWORD)
  await expect(page.getByText(/n’a pas encore ce service/)).toBeVisible()
  await expect(dishes(page)).toHaveCount(0)
})

test('a customer with room service orders to one of the places of the company', async ({
  page,
}) => {
  await page.goto('/shop/room-service')
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await sendSignIn(page, 'camille@atelier-nord.example', PASSWORD)
  await expect(page.getByText('Club-sandwich de la maison').first()).toBeVisible()
  await shop.openSegment(page, 'Où')
  const places = page.getByRole('region', { name: 'Les adresses de votre entreprise' })
  await expect(places.getByRole('button')).toHaveText([/24 rue de Paradis/, /8 rue du Faubourg/])
  // They are the company's, and not where the customer had something delivered before.
  await expect(places.locator('svg.lucide-building-2')).toHaveCount(2)
  await expect(page.getByRole('combobox', { name: 'Adresse de livraison' })).toHaveCount(0)
  await places.getByRole('button', { name: /24 rue de Paradis/ }).click()
  await shop.chooseDay(page, /jeudi 26/)
  await shop.chooseSlot(page, /^8\sh\s00/)
  await shop.addTrays(page, 8)
  await expect(shop.segmentOf(page, 'Où')).toContainText('24 rue de Paradis')

  await shop.goToCheckout(page)
  await checkout.fillContact(page)
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  await page.getByRole('radio', { name: /Virement bancaire/ }).check()
  await page.getByRole('button', { name: /par virement$/ }).click()
  await checkout.expectConfirmed(page)
  await page.getByRole('link', { name: 'Suivre la commande' }).click()
  await expect(page.getByRole('main')).toContainText('24 rue de Paradis')
})

test('the canteen is for its guests, at one of their canteens', async ({ page }) => {
  await page.goto('/shop/cantine')
  await expect(heading(page)).toHaveText('Cantine')
  await expect(page.getByRole('heading', { name: /^La cantine est réservée/ })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await sendSignIn(page, 'louis@cantine-rivoli.example', PASSWORD)
  await expect(page.getByText('Œufs mimosa').first()).toBeVisible()
  // The place of the last meal is known.
  await expect(shop.segmentOf(page, 'Où')).toContainText(/rue de Rivoli/)
  await shop.openSegment(page, 'Où')
  const places = page.getByRole('region', { name: 'Les adresses de votre entreprise' })
  await expect(places.getByRole('button')).toHaveText([/112 rue de Rivoli/, /30 avenue de la Rép/])
  await places.getByRole('button', { name: /112 rue de Rivoli/ }).click()
  await shop.chooseDay(page, /jeudi 26/)
  await shop.chooseSlot(page, /^12\sh\s00/)
  await shop.addTrays(page, 1)
  await expect(shop.cartLink(page)).toHaveAccessibleName(/^Panier, \d/)
})
