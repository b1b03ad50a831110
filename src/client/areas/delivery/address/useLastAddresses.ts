import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useLastAddressesQuery } from '#generated/relay/useLastAddressesQuery.graphql'
import type { Place } from '../findDelivery'

const NONE: readonly Place[] = []

/** They only save typing: who would wait longer for them types. */
const PATIENCE_MS = 1_000

/**
 * Where the signed-in customer was delivered before, null until it is known; none for a visitor, nor when they cannot be
 * had soon.
 */
export function useLastAddresses(isSignedIn: boolean): readonly Place[] | null {
  const environment = useRelayEnvironment()
  const [places, setPlaces] = useState<readonly Place[] | null>(null)

  useEffect(() => {
    if (!isSignedIn) return undefined
    const request = fetchQuery<useLastAddressesQuery>(
      environment,
      graphql`
        query useLastAddressesQuery {
          lastDeliveryAddresses {
            address
            lat
            lng
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ lastDeliveryAddresses }) =>
        setPlaces(
          lastDeliveryAddresses.map(({ address, lat, lng }) => ({
            address,
            lat,
            lng,
            roomServiceLocationId: null,
          })),
        ),
      error: () => setPlaces(NONE),
    })
    const goOn = () => {
      request.unsubscribe()
      setPlaces((known) => known ?? NONE)
    }
    const timer = setTimeout(goOn, PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      request.unsubscribe()
    }
  }, [environment, isSignedIn])

  return isSignedIn ? places : NONE
}
