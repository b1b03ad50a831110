import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { track } from '../../services/analytics/analytics'
import { useCart } from '../../state/useCart'
import { useModal } from '../../state/useModal'
import { findDelivery, type Place } from './findDelivery'
import { useChoice, type ChoiceOutcome } from './useChoice'

/** The address choice of the specification, section 4: the zone, the nearest distribution point, then the cart. */
export function useAddressChoice(onOutcome: (outcome: ChoiceOutcome) => void) {
  const environment = useRelayEnvironment()
  const { cart, clearAddress } = useCart()
  const { open } = useModal()
  const choose = useChoice()
  const [status, setStatus] = useState<'idle' | 'checking' | 'failed'>('idle')

  const chooseAddress = async (place: Place) => {
    const { address } = place
    setStatus('checking')
    const lookup = await findDelivery(environment, place, cart.deliveryDay).catch(() => null)
    setStatus(lookup === null ? 'failed' : 'idle')
    if (lookup === null) return

    switch (lookup.result) {
      case 'noBusinessUnit':
        track({ event: 'error', kind: 'deliveryZoneWithoutBusinessUnit', detail: address })
        clearAddress()
        open({ kind: 'deliveryZoneDimmer', address })
        return onOutcome('refused')
      case 'outOfDistance':
        open({ kind: 'outOfDistance', address })
        return onOutcome('refused')
      case 'delivered': {
        const { departmentCode, delivery } = lookup
        track({ event: 'addressChosen', departmentCode })
        return onOutcome(
          choose({ kind: 'address', address: { ...place, departmentCode }, delivery }),
        )
      }
    }
  }

  return { chooseAddress, status }
}
