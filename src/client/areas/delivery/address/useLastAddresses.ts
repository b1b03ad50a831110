import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useLastAddressesQuery } from '#generated/relay/useLastAddressesQuery.graphql'
import type { DeliveryAddress } from '#domain/cart/cart'

const NONE: readonly DeliveryAddress[] = []

/** The addresses only spare some typing: after this long the customer may type instead. */
const PATIENCE_MS = 1_000

/**
 * Where the signed-in customer was delivered before, null until it is known; none for a visitor, nor when they cannot be
 * had soon.
 */
export function useLastAddresses(isSignedIn: boolean): readonly DeliveryAddress[] | null {
  const environment = useRelayEnvironment()
  const [addresses, setAddresses] = useState<readonly DeliveryAddress[] | null>(null)

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
        setAddresses(
          lastDeliveryAddresses.map(({ address, lat, lng }) => ({
            address,
            lat,
            lng,
            roomServiceLocationId: null,
          })),
        ),
      error: () => setAddresses(NONE),
    })
    const goOn = () => {
      request.unsubscribe()
      setAddresses((known) => known ?? NONE)
    }
    const timer = setTimeout(goOn, PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      request.unsubscribe()
    }
  }, [environment, isSignedIn])

  return isSignedIn ? addresses : NONE
}
