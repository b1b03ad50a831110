import { distanceInMetres, type Point } from './geography'
import { storefrontOfLine } from '../catalogue/storefronts'

/** A geocoder does not put an address at the very place that the company gave, metres. */
const SAME_LOCATION = 100

/** Whether both are the same location of a company. */
export const isSameLocation = (a: Point, b: Point): boolean =>
  distanceInMetres(a, b) <= SAME_LOCATION

/** Whether the line is delivered to the locations of the customer's company and nowhere else. docs/rules/storefronts.md#company-locations */
export const isForCompanyLocations = (lineId: string): boolean =>
  (storefrontOfLine(lineId)?.access ?? 'everyone') !== 'everyone'

/** Whether the cart, or anything in it, is for the people of a company: they order it with their account. docs/rules/storefronts.md#access */
export const needsAccount = ({
  lineId,
  items,
}: {
  lineId: string
  items: readonly { lineId: string }[]
}): boolean => [lineId, ...items.map((item) => item.lineId)].some(isForCompanyLocations)

/**
 * The locations of a company that all these lines may be delivered to, room service to its delivery points only; null
 * when the lines go to any address. docs/rules/storefronts.md#company-locations
 */
export function locationsForLines<Location extends { isRoomServiceDeliveryPoint: boolean }>(
  lineIds: readonly string[],
  locations: readonly Location[],
): Location[] | null {
  if (!lineIds.some(isForCompanyLocations)) return null
  const isRoomService = lineIds.some((id) => storefrontOfLine(id)?.access === 'roomService')
  return locations.filter((location) => !isRoomService || location.isRoomServiceDeliveryPoint)
}
