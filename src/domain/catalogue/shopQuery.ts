import { addDays, firstOfferedDay, type Day } from '../time/calendar'
import type { Cart } from '../cart/cart'
import {
  brandIn,
  DEFAULT_DEPARTMENT,
  DEFAULT_DISTRIBUTION_POINT,
  type Storefront,
} from './storefronts'

export type ShopQueryVariables = {
  input: {
    date: Day
    distributionPointsIds: string[]
    linesIds: string[]
    departmentCode: string
  }
  distributionPointId: string
  businessDay: Day
  lineId: string
  brandId: string
  lat: number | null
  lng: number | null
  isSignedIn: boolean
}

/** Days that `businessDaysWithSlots` lists when the query does not say how many. */
export const LISTED_DAYS = 10

// The chosen day must be among those returned, or its slots could not be shown.
function firstDayRequested(firstOffered: Day, chosen: Day | null): Day {
  if (chosen === null) return firstOffered
  const isListed = chosen >= firstOffered && chosen < addDays(firstOffered, LISTED_DAYS)
  return isListed ? firstOffered : chosen
}

/** The day with which the shop's list of days begins: another query that begins there brings the same list up to date. */
export const firstListedDay = (chosen: Day | null, now: Date): Day =>
  firstDayRequested(firstOfferedDay(now), chosen)

/**
 * The variables of the shop's first query. Without a cart they depend on the storefront and the time alone, so that the
 * server can embed them in the page. The lines of items already in the cart are requested too: their names and prices
 * are shown in every storefront; the customer profile only with `isSignedIn`. docs/rules/storefronts.md#access
 */
export function shopQueryVariables({
  storefront,
  cart,
  now,
  isSignedIn = false,
}: {
  storefront: Storefront
  cart: Cart | null
  now: Date
  isSignedIn?: boolean | undefined
}): ShopQueryVariables {
  const firstOffered = firstOfferedDay(now)
  const distributionPointId = cart?.distributionPointId ?? DEFAULT_DISTRIBUTION_POINT
  const itemLines = cart?.items.map(({ lineId }) => lineId) ?? []
  return {
    input: {
      date: cart?.deliveryDay ?? firstOffered,
      distributionPointsIds: [distributionPointId],
      linesIds: [...new Set([storefront.lineId, ...itemLines])],
      departmentCode: cart?.departmentCode ?? DEFAULT_DEPARTMENT,
    },
    distributionPointId,
    businessDay: firstListedDay(cart?.deliveryDay ?? null, now),
    lineId: storefront.lineId,
    brandId: brandIn(storefront, cart),
    lat: cart?.lat ?? null,
    lng: cart?.lng ?? null,
    isSignedIn,
  }
}
