import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useCompanyPlacesQuery } from '#generated/relay/useCompanyPlacesQuery.graphql'
import { companyPlaces, isForCompanyPlaces } from '#domain/delivery/companyPlaces'
import { companyLocations } from '../../offer/companyLocations'
import type { Place } from '../findDelivery'

export type CompanyPlaces =
  | { status: 'anywhere' | 'loading' | 'failed' }
  | { status: 'limited'; places: readonly Place[] }

/** The company's locations that all these lines may be delivered to; `anywhere` when the address is the customer's own choice. */
export function useCompanyPlaces(lineIds: readonly string[]): CompanyPlaces {
  const environment = useRelayEnvironment()
  const key = lineIds.filter(isForCompanyPlaces).join()
  const [response, setResponse] = useState<CompanyPlaces>({ status: 'loading' })

  useEffect(() => {
    if (key === '') return undefined
    const request = fetchQuery<useCompanyPlacesQuery>(
      environment,
      graphql`
        query useCompanyPlacesQuery {
          getCustomerProfile {
            ...companyLocations_profile
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ getCustomerProfile }) =>
        setResponse({
          status: 'limited',
          places: companyPlaces(key.split(','), companyLocations(getCustomerProfile)) ?? [],
        }),
      error: () => setResponse({ status: 'failed' }),
    })
    return () => request.unsubscribe()
  }, [environment, key])

  return key === '' ? { status: 'anywhere' } : response
}
