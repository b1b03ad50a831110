import type { Day } from '../time/calendar'
import type { CartItem, DeliverySlot } from '../cart/cart'
import type { ArticleKind } from '../catalogue/articleKind'
import { storefrontForKey } from '../catalogue/storefronts'
import { reconcileCart, type InventoryMenu, type InventoryProduct } from '../catalogue/inventory'

/** A line of a past order; `itemId` and `lineId` are null when the catalogue has it no more. Cents HT a unit. */
export type OrderedArticle = {
  type: ArticleKind
  itemId: string | null
  lineId: string | null
  name: string
  quantity: number
  price: number
}

/** An inventory that says its prices, cents HT. */
export type PricedInventory = {
  products: readonly (InventoryProduct & { price: number })[]
  menus: readonly (InventoryMenu & { price: number })[]
}

/** What becomes of a line: `quantity` and `price` then, `available` units and `priceNow` (null when missing) now. */
export type ReorderLine = {
  type: ArticleKind
  name: string
  quantity: number
  available: number
  price: number
  priceNow: number | null
  state: 'same' | 'reduced' | 'missing'
}

export type Reorder = {
  /** What the cart is filled with. */
  items: CartItem[]
  lines: ReorderLine[]
  /** Whether anything is missing, reduced or at another price. */
  hasChanges: boolean
}

/**
 * The lines of an order, the main one first: the dearest of the brand that most of the amount is of. An order does not say in which
 * storefront it was filled. docs/rules/orders.md#the-same-again
 */
export function linesByAmount(ordered: readonly OrderedArticle[]): string[] {
  const brandOf = (lineId: string) => storefrontForKey(lineId).brandId
  const amountOf = (isCounted: (lineId: string) => boolean) =>
    ordered
      .filter(({ lineId }) => lineId !== null && isCounted(lineId))
      .reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const lines = [...new Set(ordered.flatMap(({ lineId }) => lineId ?? []))].map((lineId) => ({
    lineId,
    ofBrand: amountOf((other) => brandOf(other) === brandOf(lineId)),
    ofLine: amountOf((other) => other === lineId),
  }))
  return lines
    .sort((a, b) => b.ofBrand - a.ofBrand || b.ofLine - a.ofLine)
    .map(({ lineId }) => lineId)
}

/** A day and what is left of its slots. */
export type OfferedDay = { day: Day; slots: readonly DeliverySlot[] }

/**
 * The days with the slots that all lines of an order may have: `byLine` holds what each of them offers, by its own hours
 * and lead time. docs/rules/orders.md#the-same-again
 */
export function daysOfAllLines(byLine: readonly (readonly OfferedDay[])[]): OfferedDay[] {
  const [first = [], ...others] = byLine
  const offered = others.map(
    (days) => new Set(days.flatMap(({ slots }) => slots.map(({ start }) => start))),
  )
  return first.map(({ day, slots }) => ({
    day,
    slots: slots.filter(({ start }) => offered.every((starts) => starts.has(start))),
  }))
}

/**
 * A past order on a new day: what of it can be had, how much of it, and at which price now. Menus and products share
 * their stock, as in the cart. docs/rules/orders.md#the-same-again
 */
export function reorder(ordered: readonly OrderedArticle[], inventory: PricedInventory): Reorder {
  const { items } = reconcileCart(orderedItems(ordered), inventory)
  const lines = ordered.map((article): ReorderLine => {
    const { type, name, quantity, price } = article
    const item = items.find((other) => other.type === type && other.itemId === article.itemId)
    const available = Math.min(quantity, item?.qty ?? 0)
    const priceNow = available === 0 ? null : priceOf(article, inventory)
    return { type, name, quantity, available, price, priceNow, state: stateOf(available, quantity) }
  })
  return { items, lines, hasChanges: lines.some(isChanged) }
}

/** Whether a line comes back otherwise than it was ordered. */
export const isChanged = ({ state, price, priceNow }: ReorderLine): boolean =>
  state !== 'same' || price !== priceNow

/** The items of past lines, without those that the catalogue has no more. */
export const orderedItems = (ordered: readonly OrderedArticle[]): CartItem[] =>
  ordered.flatMap(toItem)

const toItem = ({ type, itemId, lineId, quantity }: OrderedArticle): CartItem[] =>
  itemId === null || lineId === null ? [] : [{ type, itemId, lineId, qty: quantity }]

function priceOf({ type, itemId }: OrderedArticle, { products, menus }: PricedInventory) {
  const priced: readonly { id: string; price: number }[] = type === 'menu' ? menus : products
  return priced.find(({ id }) => id === itemId)?.price ?? null
}

function stateOf(available: number, quantity: number): ReorderLine['state'] {
  if (available === 0) return 'missing'
  return available < quantity ? 'reduced' : 'same'
}
