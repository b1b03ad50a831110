import { graphql, useFragment } from 'react-relay/hooks'
import { type useOrderedPlace_profile$key } from '../../../../__generated__/relay/useOrderedPlace_profile.graphql'
import { companyPlaces, isSamePlace } from '../../../domain/companyPlaces'
import { type Place } from './reorderPlace'
import { type ReorderedOrder } from './useReorderedOrder'

/** Where an order goes again: its address or, for room service and canteen, the company's location that it is; null when it is none any more. */
export function useOrderedPlace(
  profile: useOrderedPlace_profile$key,
  { place, lineIds }: ReorderedOrder,
): Place | null {
  const { companyEntity } = useFragment(
    graphql`
      fragment useOrderedPlace_profile on CustomerProfile {
        companyEntity {
          canteenLocations {
            id
            address
            lat
            lng
            isRoomServiceDeliveryPoint
          }
        }
      }
    `,
    profile,
  )
  const locations = (companyEntity?.canteenLocations ?? []).map(
    ({ id, address, lat, lng, isRoomServiceDeliveryPoint }) => ({
      place: { address, lat, lng, roomServiceLocationId: id },
      isRoomServiceDeliveryPoint,
    }),
  )
  const places = companyPlaces(lineIds, locations)?.map((location) => location.place)
  if (!places) return place
  const known = places.find(
    ({ roomServiceLocationId }) => roomServiceLocationId === place.roomServiceLocationId,
  )
  return known ?? places.find((other) => isSamePlace(other, place)) ?? null
}
