import type { Page } from '@playwright/test'
import type { Cart, CartItem } from '#domain/cart/cart'
import { MAX_OPEN_UNPAID } from '#domain/order/unpaidHold'
import { beCustomer } from './account'
import { responseTo } from './api'
import { newCaller } from './callers'
import { aFullCart } from './cart'
import { requestOrder, orderCart } from './orders'

/** Courbevoie has its own point: what is taken there leaves the other journeys alone. */
export const COURBEVOIE: Partial<Cart> = {
  address: '20 Avenue Gambetta, 92400 Courbevoie, France',
  lat: 48.8925,
  lng: 2.253,
  deliveryZoneId: '2',
  deliveryPrice: 1200,
  distributionPointId: '112',
  distanceToDistributionPoint: 563,
}

type Article = { id: string; name: string; category: string; available: number }

/** What a point has left of a line for a day. */
export async function stockOf(
  page: Page,
  { day, point, lineId }: { day: string; point: string; lineId: string },
): Promise<Article[]> {
  const { availableInventory } = await responseTo<{ availableInventory: { products: Article[] } }>(
    page,
    `query ($day: Date!, $points: [ID!]!, $lines: [ID!]!) {
      availableInventory(input: { date: $day, distributionPointsIds: $points, linesIds: $lines }) {
        products { id name category available }
      }
    }`,
    { day, points: [point], lines: [lineId] },
  )
  return availableInventory.products
}

/** A new account may hold three tenths of what there is of a dish on a day. */
const RIVALS = 4

/** One customer more, who calls from elsewhere: new accounts at one address hold twice what one of them may. */
async function beAnother(rival: Page): Promise<void> {
  await rival.context().setExtraHTTPHeaders(newCaller())
  await beCustomer(rival)
}

/** Orders the whole quantity of the items, for the day and the slot: as several customers, none of whom may hold it all. */
export async function buy(
  rival: Page,
  items: CartItem[],
  choices: Pick<Cart, 'deliveryDay' | 'deliverySlot'> & Partial<Cart>,
): Promise<void> {
  for (let turn = 0; turn < RIVALS; turn += 1) {
    const share = items
      .map((item) => ({ ...item, qty: Math.floor((item.qty + turn) / RIVALS) }))
      .filter(({ qty }) => qty > 0)
    if (share.length === 0) continue
    await beAnother(rival)
    const response = await requestOrder(rival, { ...choices, items: share })
    if (!response.startsWith('ORDER_ID:')) throw new Error(`The rival got ${response}.`)
  }
}

const MAX_ORDERS = 40

/** Places orders for a slot of Courbevoie until there is no room left, or until `count` are in. */
export async function crowdSlot(
  rival: Page,
  slot: { day: string; start: string; end: string },
  count = MAX_ORDERS,
): Promise<void> {
  const lineId = 'LIGNE-PLATEAUX'
  const products = await stockOf(rival, { day: slot.day, point: '112', lineId })
  const [tray] = products
    .filter(({ category }) => category === 'Box')
    .sort((a, b) => b.available - a.available)
  const items: CartItem[] = [{ itemId: tray?.id ?? '', type: 'product', lineId, qty: 4 }]
  const deliverySlot = { start: slot.start, end: slot.end }
  const cart = { ...(await aFullCart(rival)), ...COURBEVOIE, deliveryDay: slot.day, deliverySlot }
  for (let orders = 0; orders < count; orders += 1) {
    if (orders % MAX_OPEN_UNPAID === 0) await beAnother(rival)
    const response = await orderCart(rival, { ...cart, items })
    if (response === 'SLOT_UNAVAILABLE') return
    if (!response.startsWith('ORDER_ID:')) throw new Error(`The rival got ${response}.`)
  }
}
