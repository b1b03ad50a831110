import { isSameHour, parisDay, toInstant, weekday } from '../time/calendar'
import {
  chooseAddress,
  chooseSlot,
  setDelivery,
  type Cart,
  type CartAddress,
  type CartDelivery,
  type DeliverySlot,
} from '../cart/cart'
import { isSameLocation } from './companyLocations'
import type { Point } from './geography'
import { isPlaced, type OrderStatus } from '../order/orderStatus'
import type { OfferedDay } from '../order/reorder'

/** Where, and when if that can be had, a customer usually has things brought. */
export type UsualDelivery = {
  address: CartAddress
  delivery: CartDelivery
  slot: DeliverySlot | null
}

/** The newest of the orders that were or will be delivered, given newest first; null without one. */
export const lastDelivered = <Order extends { status: OrderStatus }>(
  orders: readonly Order[],
): Order | null => orders.find(({ status }) => isPlaced(status)) ?? null

/** Of the company's locations, the one that the last order went to, else the only one there is; null when it must be asked. */
export const usualLocation = <Location extends Point>(
  locations: readonly Location[],
  last: Point | null,
): Location | null =>
  locations.find((location) => last !== null && isSameLocation(location, last)) ??
  (locations.length === 1 ? (locations[0] ?? null) : null)

/**
 * The first slot that starts at the hour of the one before, on the same weekday where that can be had, else on whatever day;
 * `isDaily` where one eats every day. Null for none. docs/rules/delivery.md#the-usual-delivery
 */
export function usualSlot(
  days: readonly OfferedDay[],
  before: string,
  { isDaily }: { isDaily: boolean },
): DeliverySlot | null {
  const slots = days.flatMap(({ slots }) => slots.filter(({ start }) => isSameHour(start, before)))
  const weekdayOf = (start: string) => weekday(parisDay(toInstant(start)))
  const sameWeekday = slots.find(({ start }) => weekdayOf(start) === weekdayOf(before))
  return (isDaily ? slots[0] : (sameWeekday ?? slots[0])) ?? null
}

/** Whether nothing was chosen yet that the usual would overrule. */
export const isUntouched = ({ address, items }: Pick<Cart, 'address' | 'items'>): boolean =>
  address === null && items.length === 0

/** Starts a cart where and when the last order went; one that was begun meanwhile stays as it is. */
export function startAsUsual(cart: Cart, { address, delivery, slot }: UsualDelivery): Cart {
  if (!isUntouched(cart)) return cart
  const placed = setDelivery(chooseAddress(cart, address), delivery)
  return slot === null ? placed : chooseSlot(placed, slot)
}
