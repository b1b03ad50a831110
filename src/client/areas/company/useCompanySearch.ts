import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useCompanySearchQuery } from '#generated/relay/useCompanySearchQuery.graphql'
import { canSearchCompany, type RegisteredCompany } from '#domain/customer/registeredCompany'

const DEBOUNCE_MS = 200
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

type Found = { text: string; companies: readonly RegisteredCompany[] }

const isTypedOn = (before: string, now: string) => now.startsWith(before) || before.startsWith(now)

/**
 * The companies that the text may name, as one types; those before stay until the next ones come. None when they cannot be
 * had: they only save typing.
 */
export function useCompanySearch(text: string): readonly RegisteredCompany[] {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<Found | null>(null)
  const wanted = text.trim()
  const isSearchable = canSearchCompany(wanted)

  useEffect(() => {
    if (!isSearchable) return undefined
    let stop = () => {}
    const timer = setTimeout(() => {
      const settle = (companies: readonly RegisteredCompany[]) =>
        setFound({ text: wanted, companies })
      const request = fetchQuery<useCompanySearchQuery>(environment, query, {
        search: wanted,
      }).subscribe({
        next: ({ companies }) =>
          settle(
            companies.map(({ name, siren, siret, address, postalCode, town }) => ({
              ...{ name, siren, siret },
              ...{ address, postalCode, town },
            })),
          ),
        error: () => settle(NONE),
      })
      stop = () => request.unsubscribe()
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [environment, isSearchable, wanted])

  return isSearchable && found !== null && isTypedOn(found.text, wanted) ? found.companies : NONE
}
