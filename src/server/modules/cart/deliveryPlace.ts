import { distanceInMetres, type Point } from '../../../domain/geography'
import { storefrontOfLine } from '../../../domain/storefronts'
import type { Viewer } from '../../context'
import { badUserInput, forbidden } from '../../http/errors'
import { rowId } from '../../http/inputs'
import type { Agreements } from '../customer/customerService'
import type { CartContent } from './cartContent'

/** A geocoder does not put an address at the very place that the company gave, metres. */
const SAME_PLACE = 100

export type DeliveryPlace = Point & { address: string }

/**
 * Where the cart goes. Room service and canteen go to the company's own locations and only for those who may order
 * them: errors FORBIDDEN, BAD_USER_INPUT on a place that is not the company's. Decisions, section 2.
 */
export function deliveryPlace(
  content: CartContent,
  viewer: Viewer,
  agreements: Agreements | null,
): DeliveryPlace {
  const accesses = content.items.map(({ lineId }) => storefrontOfLine(lineId)?.access ?? 'everyone')
  const isRoomService = accesses.includes('roomService')
  const isCanteen = accesses.includes('canteen')
  if (!isRoomService && !isCanteen) return content
  if (isRoomService && !agreements?.company.hasRoomServiceEnabled) throw forbidden()
  if (isCanteen && viewer.type !== 'canteen') throw forbidden()
  const locations = (agreements?.locations ?? []).filter(
    ({ isRoomServiceDeliveryPoint }) => !isRoomService || isRoomServiceDeliveryPoint,
  )
  const wanted = rowId(content.roomServiceLocationId ?? '')
  const location =
    wanted === null
      ? locations.find((place) => distanceInMetres(place, content) <= SAME_PLACE)
      : locations.find((place) => place.id === wanted)
  if (!location) {
    throw badUserInput('Not a place of the company', { roomServiceLocationId: 'UNKNOWN' })
  }
  return { address: location.address, lat: location.lat, lng: location.lng }
}
