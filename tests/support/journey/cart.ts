import { randomUUID } from 'node:crypto'
import { test, type Page } from '@playwright/test'
import { toIso } from '#domain/time/calendar'
import { emptyCart, type Cart } from '#domain/cart/cart'
import { responseTo } from './api'

const CART_KEY = 'tablee.cart'
const DAY = '2026-11-26'
const HALF_AN_HOUR = 1_800_000

const slotAt = (time: string) => {
  const start = `${DAY}T${time}:00+01:00`
  return { start, end: toIso(new Date(Date.parse(start) + HALF_AN_HOUR)) }
}

/** The slot of a cart whose hour a journey looks at. */
export const NOON = slotAt('12:00')

// A slot takes a limited number of deliveries, and every journey that orders takes one: they share these out.
const SLOTS = ['11:00', '11:30', '12:30', '13:00', '13:30', '14:00', '18:30', '19:00', '19:30']

const slotOfJourney = () => {
  const [sum] = test.info().testId.match(/[0-9a-f]{6}$/) ?? ['0']
  return slotAt(SLOTS[parseInt(sum, 16) % SLOTS.length] ?? '11:00')
}

/** Who receives the delivery, once step 2 is done. */
export const CLAIRE = { id: '0', name: 'Claire Martin', phone: '06 12 34 56 78', details: null }

/** A person to whom nothing else is delivered: their orders can be told from others of a shared account. */
export const aContact = () => ({ ...CLAIRE, name: `Claire ${randomUUID().slice(0, 8)}` })

type Shop = {
  availableInventory: {
    products: { id: string; price: number; available: number; line: { id: string } }[]
  }
  deliveryZoneForCoords: { id: string; deliveryPrice: number | null; businessUnit: { id: string } }
}

/** Four of them reach the minimum order amount. */
const TRAY_PRICE = 1800

/** Four trays for Thursday at an address of the 2e, as an earlier visit would have left them. */
export async function aFullCart(page: Page): Promise<Cart> {
  const place = { lat: 48.8686, lng: 2.3312 }
  const { availableInventory, deliveryZoneForCoords: zone } = await responseTo<Shop>(
    page,
    `query ($day: Date!, $lat: Float!, $lng: Float!) {
      availableInventory(
        input: { date: $day, distributionPointsIds: ["111"], linesIds: ["LIGNE-PLATEAUX"] }
      ) { products { id price available line { id } } }
      deliveryZoneForCoords(lat: $lat, lng: $lng) { id deliveryPrice businessUnit { id } }
    }`,
    { day: DAY, ...place },
  )
  const [tray] = availableInventory.products
    .filter(({ price }) => price >= TRAY_PRICE)
    .sort((a, b) => b.available - a.available)
  if (!tray) throw new Error('The shop has no tray.')
  return {
    ...emptyCart({ key: randomUUID(), now: new Date('2026-11-24T10:00:00+01:00') }),
    ...place,
    address: '12 rue de la Paix, 75002 Paris, France',
    businessUnitId: zone.businessUnit.id,
    deliveryZoneId: zone.id,
    deliveryPrice: zone.deliveryPrice,
    distributionPointId: '111',
    distanceToDistributionPoint: 600,
    deliveryDay: DAY,
    deliverySlot: slotOfJourney(),
    items: [{ itemId: tray.id, type: 'product', lineId: tray.line.id, qty: 4 }],
  }
}

/** Leaves a value where the site keeps its cart, once: what the site then stores there stays. */
export async function leaveInStorage(page: Page, value: string): Promise<void> {
  await page.addInitScript(
    ([key = '', kept = '']) => {
      const mark = `${key}.left`
      if (sessionStorage.getItem(mark) !== null) return
      sessionStorage.setItem(mark, 'yes')
      localStorage.setItem(key, kept)
    },
    [CART_KEY, value],
  )
}

/** Starts the visit with a full cart. */
export async function keepFullCart(page: Page, choices: Partial<Cart> = {}): Promise<void> {
  await leaveInStorage(page, JSON.stringify({ ...(await aFullCart(page)), ...choices }))
}

/** What the site has stored of the cart; null when it stored none. */
export const storedCart = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), CART_KEY)
