import { graphql, useFragment } from 'react-relay/hooks'
import type { useShopAccess_query$key } from '#generated/relay/useShopAccess_query.graphql'
import { locationsForLines } from '#domain/delivery/companyLocations'
import { mayOrderIn, type Storefront } from '#domain/catalogue/storefronts'
import { companyLocations } from '../offer/companyLocations'
import { useSession } from '../../state/useSession'

/** Who may order in the storefront, and where it delivers when that is up to the customer's company (docs/rules/storefronts.md#access). */
export function useShopAccess(key: useShopAccess_query$key, { access, lineId }: Storefront) {
  const { getCustomerProfile } = useFragment(
    graphql`
      fragment useShopAccess_query on Query {
        getCustomerProfile @include(if: $isSignedIn) {
          companyEntity {
            hasRoomServiceEnabled
          }
          ...companyLocations_profile
        }
      }
    `,
    key,
  )
  const { user } = useSession()
  const locations = getCustomerProfile ? companyLocations(getCustomerProfile) : []
  const isAllowed = mayOrderIn(access, {
    userType: user?.type ?? null,
    hasRoomService: getCustomerProfile?.companyEntity?.hasRoomServiceEnabled === true,
  })
  return { isAllowed, companyLocations: locationsForLines([lineId], locations) }
}
