import { graphql, useFragment } from 'react-relay/hooks'
import type { useShopAccess_query$key } from '../../../../__generated__/relay/useShopAccess_query.graphql'
import type { Storefront } from '../../../domain/storefronts'
import { useSession } from '../../state/useSession'

/** Who may order in the storefront, and where it delivers when that is up to the customer's company (decisions, section 2). */
export function useShopAccess(key: useShopAccess_query$key, { access }: Storefront) {
  const { getCustomerProfile } = useFragment(
    graphql`
      fragment useShopAccess_query on Query {
        getCustomerProfile @include(if: $isSignedIn) {
          companyEntity {
            hasRoomServiceEnabled
            canteenLocations {
              address
              lat
              lng
              isRoomServiceDeliveryPoint
            }
          }
        }
      }
    `,
    key,
  )
  const { user } = useSession()
  const company = getCustomerProfile?.companyEntity
  const locations = company?.canteenLocations ?? []
  const places = locations.map(({ address, lat, lng }) => ({ address, lat, lng }))

  switch (access) {
    case 'everyone':
      return { isAllowed: true, companyPlaces: null }
    case 'roomService':
      return {
        isAllowed: company?.hasRoomServiceEnabled === true,
        companyPlaces: places.filter(
          (_place, index) => locations[index]?.isRoomServiceDeliveryPoint === true,
        ),
      }
    case 'canteen':
      return { isAllowed: user?.type === 'canteen', companyPlaces: places }
  }
}
