import { storefrontOfLine } from './storefronts'

/** Whether the line is delivered to the locations of the customer's company and nowhere else. Decisions, section 2. */
export const isForCompanyPlaces = (lineId: string): boolean =>
  (storefrontOfLine(lineId)?.access ?? 'everyone') !== 'everyone'

/**
 * The locations of a company that all these lines may be delivered to, room service to its delivery points only; null
 * when the lines go to any address. Decisions, section 2.
 */
export function companyPlaces<Location extends { isRoomServiceDeliveryPoint: boolean }>(
  lineIds: readonly string[],
  locations: readonly Location[],
): Location[] | null {
  if (!lineIds.some(isForCompanyPlaces)) return null
  const isRoomService = lineIds.some((id) => storefrontOfLine(id)?.access === 'roomService')
  return locations.filter((location) => !isRoomService || location.isRoomServiceDeliveryPoint)
}
