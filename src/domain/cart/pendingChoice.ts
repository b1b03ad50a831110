import type { Day } from '../time/calendar'
import {
  ADDRESS_FIELDS,
  addItem,
  chooseAddress,
  chooseDay,
  chooseSlot,
  emptyCart,
  replaceItems,
  type Cart,
  type CartAddress,
  type CartDelivery,
  type CartItem,
  type DeliverySlot,
} from './cart'
import { isSlotInHours, linesOutOfHours } from '../delivery/delivery'
import { longestLeadTime } from '../order/orderDeadline'
import { storefrontOfLine } from '../catalogue/storefronts'

/** A choice that waits for the customer's word because it would empty the cart. docs/rules/cart.md#reset */
export type PendingChoice =
  | { kind: 'address'; address: CartAddress; delivery: CartDelivery }
  | { kind: 'day'; deliveryDay: Day }
  | { kind: 'slot'; deliverySlot: DeliverySlot }

const sameInstant = (a: string, b: string) => Date.parse(a) === Date.parse(b)

function isChange(cart: Cart, choice: PendingChoice): boolean {
  switch (choice.kind) {
    case 'address':
      return cart.address !== null && cart.address !== choice.address.address
    case 'day':
      return cart.deliveryDay !== null && cart.deliveryDay !== choice.deliveryDay
    case 'slot':
      return (
        cart.deliverySlot !== null &&
        !sameInstant(cart.deliverySlot.start, choice.deliverySlot.start)
      )
  }
}

/**
 * Whether the choice must be confirmed first: it changes an address, day or slot already chosen and the cart holds
 * items. A first choice changes nothing. docs/rules/cart.md#reset
 */
export function needsCartReset(cart: Cart, choice: PendingChoice): boolean {
  return cart.items.length > 0 && isChange(cart, choice)
}

/** The same address delivered from the same distribution point offers the same slots. */
const isServedAlike = (a: Cart, b: Cart) =>
  a.address === b.address &&
  a.roomServiceLocationId === b.roomServiceLocationId &&
  a.distributionPointId === b.distributionPointId

/** The cart with the choice made. docs/rules/cart.md#address-day-and-slot */
export function applyChoice(cart: Cart, choice: PendingChoice): Cart {
  switch (choice.kind) {
    case 'address': {
      const moved = { ...chooseAddress(cart, choice.address), ...choice.delivery }
      return isServedAlike(cart, moved) ? { ...moved, deliverySlot: cart.deliverySlot } : moved
    }
    case 'day':
      return chooseDay(cart, choice.deliveryDay)
    case 'slot':
      return chooseSlot(cart, choice.deliverySlot)
  }
}

/** Where a cart is delivered, without what is in it. */
const addressOf = (cart: Cart) =>
  Object.fromEntries(Object.entries(cart).filter(([field]) => ADDRESS_FIELDS.includes(field)))

/**
 * The cart after the reset is confirmed: the defaults and the pending choice. The storefront and the guests stay, and so does the
 * address under a day or a slot, which mean nothing without it. docs/rules/cart.md#reset
 */
export function resetWithChoice(
  cart: Cart,
  choice: PendingChoice,
  fresh: { key: string; now: Date },
): Cart {
  const { lineId, mainBrandId, guests } = cart
  const address = choice.kind === 'address' ? {} : addressOf(cart)
  return applyChoice({ ...emptyCart(fresh), ...address, lineId, mainBrandId, guests }, choice)
}

/**
 * The same cart with the choice made and these of its items, which are what goes along: contacts and options stay.
 * docs/rules/cart.md#reset
 */
export const keepWithChoice = (
  cart: Cart,
  choice: PendingChoice,
  items: readonly CartItem[],
): Cart => replaceItems(applyChoice(cart, choice), items)

/** The cart with the item that waited for the choice, once its address suits it. docs/rules/cart.md#items */
export function withWanted(cart: Cart, item: CartItem | null): Cart {
  const added = item && addItem(cart, item)
  return added?.ok ? replaceItems(cart, added.cart.items) : cart
}

const isBreakfast = (lineId: string) => storefrontOfLine(lineId)?.kind === 'breakfast'

/** Whether the slot lies outside the breakfast hours while the cart holds breakfast items. docs/rules/delivery.md#choosing-a-slot */
export function needsBreakfastReset(cart: Cart, { start }: DeliverySlot): boolean {
  return cart.items.some(({ lineId }) => isBreakfast(lineId) && !isSlotInHours(lineId, start))
}

/** The cart without the items of these lines, the slot chosen. docs/rules/delivery.md#choosing-a-slot */
export function withoutLines(
  cart: Cart,
  lineIds: readonly string[],
  deliverySlot: DeliverySlot,
): Cart {
  const items = cart.items.filter(({ lineId }) => !lineIds.includes(lineId))
  return chooseSlot(replaceItems(cart, items), deliverySlot)
}

/** The cart without its breakfast items, the slot chosen. docs/rules/delivery.md#choosing-a-slot */
export function resetBreakfast(cart: Cart, deliverySlot: DeliverySlot): Cart {
  const breakfasts = cart.items.map(({ lineId }) => lineId).filter(isBreakfast)
  return withoutLines(cart, breakfasts, deliverySlot)
}

/**
 * The lines that are not delivered at this slot, each once; without the breakfasts, about which the customer is asked.
 * docs/rules/delivery.md#choosing-a-slot
 */
export const linesRefusingSlot = (cart: Cart, slot: DeliverySlot): string[] =>
  linesOutOfHours(resetBreakfast(cart, slot).items, slot.start)

/**
 * Minutes before this slot that the cart needs: the longest lead time of its lines, without the breakfasts that the slot would
 * take out. docs/rules/orders.md#days
 */
export function leadTimeAt(
  cart: Cart,
  slot: DeliverySlot,
  lines: readonly { id: string; leadTimeMinutes: number }[],
): number {
  const { items } = needsBreakfastReset(cart, slot) ? resetBreakfast(cart, slot) : cart
  return longestLeadTime(items, lines)
}
