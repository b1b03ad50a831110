import { locationsForLines, isSameLocation } from '#domain/delivery/companyLocations'
import type { Point } from '#domain/delivery/geography'
import { mayOrderIn, storefrontOfLine } from '#domain/catalogue/storefronts'
import type { Viewer } from '../../base/Viewer'
import { badUserInput, forbidden } from '../../base/errors'
import { rowId } from '../../base/inputs'
import type { Agreements } from '../../modules/customer/customerService'
import type { CartContent } from '../../modules/cart/cartContent'

/** Where an order goes. `locationId` is that of the company's location, null for an address of the customer's own. */
export type DeliveryDestination = Point & { address: string; locationId: number | null }

/**
 * Where the cart goes. Room service and canteen go to the company's own locations and only for those who may order
 * them: errors FORBIDDEN, and BAD_USER_INPUT with `UNKNOWN` for a location that is not the company's or not one for
 * the service, `OTHER_PLACE` for an address that is not the location's. docs/rules/storefronts.md#company-locations
 */
export function resolveDestination(
  content: CartContent,
  viewer: Viewer,
  agreements: Agreements | null,
): DeliveryDestination {
  const lineIds = content.items.map(({ lineId }) => lineId)
  const locations = locationsForLines(lineIds, agreements?.locations ?? [])
  const { address, lat, lng } = content
  if (locations === null) return { address, lat, lng, locationId: null }
  requireAccess(lineIds, viewer, agreements)
  const wanted = content.roomServiceLocationId
  const location =
    wanted === null
      ? locations.find((one) => isSameLocation(one, content))
      : locations.find(({ id }) => id === rowId(wanted))
  if (!location) {
    throw badUserInput('Not a location of the company', { roomServiceLocationId: 'UNKNOWN' })
  }
  const isThere = isSameLocation(location, content) && location.address === address
  if (wanted !== null && !isThere) {
    throw badUserInput('Not the address of the location', { address: 'OTHER_PLACE' })
  }
  const { id: locationId, ...found } = location
  return { address: found.address, lat: found.lat, lng: found.lng, locationId }
}

/** Whether the shop has the address and its coordinates from the customer's company. */
export const isOfCompany = (
  destination: DeliveryDestination,
  agreements: Agreements | null,
): boolean =>
  (agreements?.locations ?? []).some(
    (location) => location.address === destination.address && isSameLocation(location, destination),
  )

function requireAccess(
  lineIds: readonly string[],
  viewer: Viewer,
  agreements: Agreements | null,
): void {
  const customer = {
    userType: viewer.type,
    hasRoomService: agreements?.company.hasRoomServiceEnabled === true,
  }
  const isAllowed = lineIds.every((lineId) =>
    mayOrderIn(storefrontOfLine(lineId)?.access ?? 'everyone', customer),
  )
  if (!isAllowed) throw forbidden()
}
