import { graphql, readInlineData } from 'relay-runtime'
import type { companyLocations_profile$key } from '#generated/relay/companyLocations_profile.graphql'

/** Where the customer's company has its rooms and canteens, as the places that a cart may be delivered to. */
export function companyLocations(profile: companyLocations_profile$key) {
  const { companyEntity } = readInlineData(
    graphql`
      fragment companyLocations_profile on CustomerProfile @inline {
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
  return (companyEntity?.canteenLocations ?? []).map(
    ({ id, address, lat, lng, isRoomServiceDeliveryPoint }) => ({
      roomServiceLocationId: id,
      address,
      lat,
      lng,
      isRoomServiceDeliveryPoint,
    }),
  )
}
