import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useCompanyLocationsQuery } from '#generated/relay/useCompanyLocationsQuery.graphql'
import type { DeliveryAddress } from '#domain/cart/cart'
import { isForCompanyLocations, locationsForLines } from '#domain/delivery/companyLocations'
import { companyLocations } from '../../offer/companyLocations'

type CompanyLocations =
  | { status: 'anywhere' | 'loading' | 'failed' }
  | { status: 'limited'; locations: readonly DeliveryAddress[] }

/** The company's locations that all these lines may be delivered to; `anywhere` when the address is the customer's own choice. */
export function useCompanyLocations(lineIds: readonly string[]): CompanyLocations {
  const environment = useRelayEnvironment()
  const key = lineIds.filter(isForCompanyLocations).join()
  const [response, setResponse] = useState<CompanyLocations>({ status: 'loading' })

  useEffect(() => {
    if (key === '') return undefined
    const request = fetchQuery<useCompanyLocationsQuery>(
      environment,
      graphql`
        query useCompanyLocationsQuery {
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
          locations: locationsForLines(key.split(','), companyLocations(getCustomerProfile)) ?? [],
        }),
      error: () => setResponse({ status: 'failed' }),
    })
    return () => request.unsubscribe()
  }, [environment, key])

  return key === '' ? { status: 'anywhere' } : response
}
