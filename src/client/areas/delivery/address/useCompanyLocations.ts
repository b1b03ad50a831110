import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useCompanyLocationsQuery } from '#generated/relay/useCompanyLocationsQuery.graphql'
import type { DeliveryAddress } from '#domain/cart/cart'
import { isForCompanyLocations, locationsForLines } from '#domain/delivery/companyLocations'
import { useFetched } from '../../../relay/useFetched'
import { companyLocations } from '../../offer/companyLocations'

type CompanyLocations =
  | { status: 'anywhere' | 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'limited'; locations: readonly DeliveryAddress[] }

const query = graphql`
  query useCompanyLocationsQuery {
    getCustomerProfile {
      ...companyLocations_profile
    }
  }
`

/** The company's locations that all these lines may be delivered to; `anywhere` when the address is the customer's own choice. */
export function useCompanyLocations(lineIds: readonly string[]): CompanyLocations {
  const environment = useRelayEnvironment()
  const load = useCallback(async () => {
    const data = await fetchQuery<useCompanyLocationsQuery>(environment, query, {}).toPromise()
    if (!data) throw new Error('The profile did not come')
    return companyLocations(data.getCustomerProfile)
  }, [environment])
  const isLimited = lineIds.some(isForCompanyLocations)
  const fetched = useFetched(isLimited ? load : null)

  if (!isLimited) return { status: 'anywhere' }
  if (fetched.status !== 'loaded') return fetched
  return { status: 'limited', locations: locationsForLines(lineIds, fetched.data) ?? [] }
}
