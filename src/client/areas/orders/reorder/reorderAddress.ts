import type { DeliveryAddress } from '#domain/cart/cart'
import { isSameLocation, locationsForLines } from '#domain/delivery/companyLocations'
import type { ReorderedOrder } from './useReorderedOrder'

/** Where an order goes again: its address or, for room service and canteen, the company's location that it is; null when it is none any more. */
export function reorderAddress(
  { deliveryAddress, lineIds }: ReorderedOrder,
  locations: readonly (DeliveryAddress & { isRoomServiceDeliveryPoint: boolean })[],
): DeliveryAddress | null {
  const allowed = locationsForLines(lineIds, locations)
  if (allowed === null) return deliveryAddress
  const ordered = deliveryAddress.roomServiceLocationId
  const location =
    allowed.find(({ roomServiceLocationId }) => roomServiceLocationId === ordered) ??
    allowed.find((other) => isSameLocation(other, deliveryAddress))
  if (!location) return null
  const { address, lat, lng, roomServiceLocationId } = location
  return { address, lat, lng, roomServiceLocationId }
}
