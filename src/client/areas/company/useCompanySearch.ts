import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useCompanySearchQuery } from '#generated/relay/useCompanySearchQuery.graphql'
import { canSearchCompany, type RegisteredCompany } from '#domain/customer/registeredCompany'
import { useSearchAsTyped } from '../../services/useSearchAsTyped'

const NONE: readonly RegisteredCompany[] = []

const query = graphql`
  query useCompanySearchQuery($search: String!) {
    companies(search: $search) {
      name
      siren
      siret
      address
      postalCode
      town
    }
  }
`

/** The companies that the text may name, as one types; none when they cannot be had, for they only spare some typing. */
export function useCompanySearch(text: string): readonly RegisteredCompany[] {
  const environment = useRelayEnvironment()
  const search = useCallback(
    (wanted: string, signal: AbortSignal) =>
      new Promise<readonly RegisteredCompany[]>((resolve) => {
        const request = fetchQuery<useCompanySearchQuery>(environment, query, {
          search: wanted,
        }).subscribe({
          next: ({ companies }) =>
            resolve(
              companies.map(({ name, siren, siret, address, postalCode, town }) => ({
                ...{ name, siren, siret },
                ...{ address, postalCode, town },
              })),
            ),
          error: () => resolve(NONE),
        })
        signal.addEventListener('abort', () => request.unsubscribe())
      }),
    [environment],
  )
  const wanted = text.trim()
  return useSearchAsTyped(canSearchCompany(wanted) ? wanted : null, search).shown ?? NONE
}
