import { businessDayStatus, dayRefusal, parisDay } from '#domain/time/calendar'
import { SLOT_MINUTES, linesOutOfHours, isTooLate } from '#domain/delivery/delivery'
import { isFarCartRefused } from '#domain/delivery/farCart'
import type { SpecialConfiguration } from '#domain/pricing/extraCosts'
import { minimumOrder } from '#domain/pricing/fees'
import { longestLeadTime } from '#domain/order/orderDeadline'
import type { OrderRefusal } from '#domain/order/orderRefusal'
import { missingToMinimum } from '#domain/pricing/pricing'
import { MINUTE_MS } from '#domain/time/durations'
import type { CartContent } from '../../modules/cart/cartContent'
import type { LineRules } from '../../modules/delivery/deliveryService'
import type { Catalogue } from '../../modules/inventory/inventoryService'
import type { Quote } from '../cart/cartQuote'

type OrderRequest = {
  content: CartContent
  quote: Quote
  catalogue: Catalogue
  /** Null when what the cart names is not a slot of all its lines. */
  slot: OrderedSlot | null
  /** Metres to the point that delivers; null when none reaches the address. */
  distance: number | null
  lines: readonly LineRules[]
  configuration: SpecialConfiguration
  payByCreditTransfer: boolean
  canUseWireTransfer: boolean
  now: Date
}

export type OrderedSlot = { start: Date; end: Date }

/** The slot of a cart when it is one of its lines' slots on its delivery day, a day that sells. */
export function orderedSlot(content: CartContent): OrderedSlot | null {
  const { deliverySlot, deliveryDay, items } = content
  if (!deliverySlot) return null
  const [start, end] = [new Date(deliverySlot.start), new Date(deliverySlot.end)]
  const day = parisDay(start)
  const isSlot =
    end.getTime() - start.getTime() === SLOT_MINUTES * MINUTE_MS &&
    (deliveryDay === null || deliveryDay === day) &&
    businessDayStatus(day) === 'openWithSales' &&
    linesOutOfHours(items, start).length === 0
  return isSlot ? { start, end } : null
}

/** Why the cart cannot be ordered, or null: every rule of the browser again. docs/rules/orders.md#placing-an-order */
export function orderRefusal(request: OrderRequest): OrderRefusal | null {
  const { content, quote, slot } = request
  if (content.items.length === 0) return 'CART_EMPTY'
  if (!slot) return 'SLOT_UNAVAILABLE'
  const refusedDay = dayRefusal(parisDay(slot.start), request.now)
  if (refusedDay) return refusedDay
  if (isLate(request, slot)) return 'TOO_LATE'
  if (request.distance === null) return 'OUT_OF_DISTANCE'
  const place = { items: request.content.items, distanceToDistributionPoint: request.distance }
  if (isFarCartRefused(place, slot, request.now)) return 'TOO_FAR'
  if (quote.hasGoneItems || quote.items.some(isOffSale(request.catalogue))) return 'OUT_OF_STOCK'
  if (isUnderMinimum(request)) return 'MINIMUM_ORDER_AMOUNT'
  if (request.payByCreditTransfer && !request.canUseWireTransfer) return 'WIRE_TRANSFER_NOT_ALLOWED'
  return null
}

function isUnderMinimum({ quote, configuration }: OrderRequest): boolean {
  const lineIds = quote.items.map(({ entry }) => entry.row.lineId)
  const minimumOrderAmount = minimumOrder(lineIds, configuration)
  return missingToMinimum(quote.totals, { minimumOrderAmount }) > 0
}

const isOffSale =
  ({ productById }: Catalogue) =>
  (item: Quote['items'][number]): boolean => {
    const { row } = item.entry
    const packed = item.type === 'menu' ? item.entry.contents : []
    const sold = [row, ...packed.map(({ productId }) => productById.get(productId)?.row)]
    const isOnSale = sold.every((article) => article?.unavailabilityPublicMessage === null)
    return !isOnSale || item.qty < row.minimumQuantity
  }

const isLate = ({ content, lines, now }: OrderRequest, { start }: OrderedSlot): boolean =>
  isTooLate(now, start, longestLeadTime(content.items, lines))
