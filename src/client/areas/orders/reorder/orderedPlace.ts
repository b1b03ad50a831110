import { locationsForLines, isSameLocation } from '#domain/delivery/companyLocations'
import { type Place } from './reorderPlace'
import { type ReorderedOrder } from './useReorderedOrder'

/** Where an order goes again: its address or, for room service and canteen, the company's location that it is; null when it is none any more. */
export function orderedPlace(
  { place, lineIds }: ReorderedOrder,
  locations: readonly (Place & { isRoomServiceDeliveryPoint: boolean })[],
): Place | null {
  const places = locationsForLines(lineIds, locations)
  if (places === null) return place
  const location =
    places.find((known) => known.roomServiceLocationId === place.roomServiceLocationId) ??
    places.find((other) => isSameLocation(other, place))
  if (!location) return null
  const { address, lat, lng, roomServiceLocationId } = location
  return { address, lat, lng, roomServiceLocationId }
}
