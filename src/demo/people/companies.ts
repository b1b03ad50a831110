import * as v from 'valibot'
import type { canteenLocations, companies, eventDiscounts } from '#server/db/tables'
import { percentage, price, text, yes } from '#server/ops/catalogue/folder/values'
import { readData } from '../readData'

const companiesFile = v.array(
  v.strictObject({
    name: text,
    size: text,
    activityField: text,
    canteenEmailDomain: v.optional(text),
    roomService: v.optional(yes, false),
    /** What its people pay for a delivery and for an order of the day itself; the shop's fees without them. */
    deliveryFee: v.optional(price),
    lastMinuteFee: v.optional(price),
    locations: v.optional(
      v.array(
        v.strictObject({
          address: text,
          lat: v.number(),
          lng: v.number(),
          roomService: v.optional(yes, false),
        }),
      ),
      [],
    ),
    discounts: v.optional(
      v.array(v.strictObject({ brand: v.number(), percentage, from: price })),
      [],
    ),
  }),
)

export type CompanyRows = {
  companies: (typeof companies.$inferInsert & { id: number })[]
  canteenLocations: (typeof canteenLocations.$inferInsert)[]
  eventDiscounts: (typeof eventDiscounts.$inferInsert)[]
}

/** Companies with what belongs to them, numbered as their file lists them. */
export function companyRows(): CompanyRows {
  const all = readData('people/companies.yaml', companiesFile).map((company, index) => ({
    ...company,
    id: index + 1,
  }))
  return {
    companies: all.map(({ id, name, size, activityField, ...company }) => ({
      id,
      name,
      size,
      activityField,
      canteenEmailDomain: company.canteenEmailDomain ?? null,
      hasRoomServiceEnabled: company.roomService,
      defaultOrderDeliveryFee: company.deliveryFee ?? null,
      defaultOrderLastMinuteFee: company.lastMinuteFee ?? null,
    })),
    canteenLocations: all
      .flatMap(({ id: companyId, locations }) =>
        locations.map(({ roomService, ...location }) => ({
          ...location,
          companyId,
          isRoomServiceDeliveryPoint: roomService,
        })),
      )
      .map((location, index) => ({ ...location, id: index + 1 })),
    eventDiscounts: all
      .flatMap(({ id: companyId, discounts }) =>
        discounts.map(({ brand, percentage: discountPercentage, from }) => ({
          companyId,
          brandId: brand,
          discountPercentage,
          discountAmount: 0,
          minimumCartAmount: from,
        })),
      )
      .map((discount, index) => ({ ...discount, id: index + 1 })),
  }
}
