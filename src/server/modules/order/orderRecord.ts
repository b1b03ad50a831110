import type { VatPart } from '#domain/pricing/vat'
import type { OrderBatch } from './orderBatch'
import type { OrderLineRow, OrderRow } from './orderRepo'

/** The totals of an order as they were returned when it was placed. */
export type OrderTotals = {
  /** People whom its boxes and menus serve. */
  covers: number
  sumDeliveryPriceHT: number
  sumLastMinutePriceHT: number
  sumCompanyDiscountHT: number
  companyDiscountTitle: string | null
  vatParts: VatPart[]
}

/** What the resolvers of `Order` start from. */
export type OrderRecord = { row: OrderRow; totals: OrderTotals; batch: OrderBatch }

/** A line and the order that it belongs to. */
export type OrderLineRecord = { line: OrderLineRow; order: OrderRecord }

export type OrderTrackingRecord = { order: OrderRecord; isOwner: boolean }
