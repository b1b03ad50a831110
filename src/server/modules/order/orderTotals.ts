import * as v from 'valibot'
import type { OrderTotals } from './orderRecord'

const orderTotals = v.object({
  covers: v.optional(v.number(), 0),
  sumDeliveryPriceHT: v.number(),
  sumLastMinutePriceHT: v.number(),
  sumCompanyDiscountHT: v.number(),
  companyDiscountTitle: v.nullable(v.string()),
  vatParts: v.array(v.object({ rate: v.number(), amountHT: v.number(), vat: v.number() })),
})

/** Reads back the totals that an order kept. */
export const parseTotals = (stored: unknown): OrderTotals => v.parse(orderTotals, stored)
