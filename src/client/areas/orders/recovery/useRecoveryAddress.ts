import { useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useRecoveryAddressQuery } from '#generated/relay/useRecoveryAddressQuery.graphql'
import type { ItemRecovery } from '#domain/cart/cart'
import { recoveryAddressProblem } from '#domain/order/recoveryAddress'
import { useLatest } from '../../../services/useLatest'

type RecoveryAddress = NonNullable<ItemRecovery['recoveryAddress']>
type AddressStatus = 'idle' | 'checking' | 'failed' | 'notDelivered'

// Until an address that couriers reach is picked.
export const NOWHERE: RecoveryAddress = { title: '', lat: 0, lng: 0 }

const zoneQuery = graphql`
  query useRecoveryAddressQuery($lat: Float!, $lng: Float!, $brandId: ID) {
    deliveryZoneForCoords(lat: $lat, lng: $lng, brandId: $brandId) {
      businessUnit {
        id
      }
    }
  }
`

/** Takes an address for the recovery once its zone is known to be delivered; until then there is none. */
export function useRecoveryAddress(
  brandId: string | null,
  onChoose: (address: RecoveryAddress | null) => void,
) {
  const environment = useRelayEnvironment()
  const [status, setStatus] = useState<AddressStatus>('idle')
  const request = useRef<{ unsubscribe: () => void } | null>(null)
  // The customer may edit the other fields while an address is checked.
  const latest = useLatest(onChoose)
  useEffect(() => () => request.current?.unsubscribe(), [])

  /** Null for the delivery address, which needs no check; whatever was being checked no longer counts. */
  const choose = (address: RecoveryAddress | null) => {
    request.current?.unsubscribe()
    setStatus('idle')
    if (address === null || address === NOWHERE) return onChoose(address)
    setStatus('checking')
    onChoose(NOWHERE)
    const { lat, lng } = address
    request.current = fetchQuery<useRecoveryAddressQuery>(environment, zoneQuery, {
      lat,
      lng,
      brandId,
    }).subscribe({
      next: ({ deliveryZoneForCoords: zone }) => {
        const problem = recoveryAddressProblem(address, zone?.businessUnit?.id)
        setStatus(problem === null ? 'idle' : 'notDelivered')
        if (problem === null) latest.current(address)
      },
      error: () => setStatus('failed'),
    })
  }

  return { status, choose }
}
