import { useEffect, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { CartItem, DeliveryAddress } from '#domain/cart/cart'
import { postalCodeOf } from '#domain/delivery/addressText'
import { isShopPath } from '#domain/site/routes'
import { brandIn, storefrontForPath } from '#domain/catalogue/storefronts'
import { track } from '../../../services/analytics'
import { useCart } from '../../../state/useCart'
import { useChoice, type ChoiceOutcome } from '../useChoice'
import { useModal } from '../../../state/useModal'
import { findDelivery } from '../findDelivery'

/**
 * The address choice: the zone, the nearest distribution point, then the cart. What was pressed last counts, while the panel is open.
 * `item` waits for the address. docs/rules/delivery.md#choosing-an-address
 */
export function useAddressChoice(
  onOutcome: (outcome: ChoiceOutcome) => void,
  item: CartItem | null,
) {
  const environment = useRelayEnvironment()
  const { cart, clearAddress } = useCart()
  const { open } = useModal()
  const { pathname } = useLocation()
  const choose = useChoice()
  const [status, setStatus] = useState<'idle' | 'checking' | 'failed'>('idle')
  const latest = useRef(0)
  useEffect(
    () => () => {
      latest.current += 1
    },
    [],
  )

  /**
   * Who delivers to an address; null when nobody does (a dialog says so), when the lookup failed, and when another
   * address was chosen or the panel was closed meanwhile.
   */
  const lookUp = async (wanted: DeliveryAddress) => {
    const { address } = wanted
    latest.current += 1
    const turn = latest.current
    setStatus('checking')
    const lookup = await findDelivery(environment, wanted, {
      deliveryDay: cart.deliveryDay,
      brandId: isShopPath(pathname) ? brandIn(storefrontForPath(pathname), cart) : cart.mainBrandId,
    }).catch(() => null)
    if (turn !== latest.current) return null
    setStatus(lookup === null ? 'failed' : 'idle')
    if (lookup === null || lookup.result === 'delivered') return lookup

    if (lookup.result === 'noBusinessUnit') {
      const detail = postalCodeOf(address) ?? undefined
      track({ event: 'error', kind: 'deliveryZoneWithoutBusinessUnit', detail })
      clearAddress()
      open({ kind: 'deliveryZoneDimmer', address, item })
    } else {
      open({ kind: 'outOfDistance', address, item })
    }
    onOutcome('refused')
    return null
  }

  const chooseAddress = async (wanted: DeliveryAddress) => {
    const found = await lookUp(wanted)
    if (found === null) return
    const { departmentCode, delivery } = found
    track({ event: 'addressChosen', departmentCode })
    const choice = { kind: 'address', address: { ...wanted, departmentCode }, delivery } as const
    onOutcome(choose(choice, item))
  }

  /** Whether a person delivers there, before more is asked of the address. */
  const isDelivered = async (wanted: DeliveryAddress) => (await lookUp(wanted)) !== null

  return { chooseAddress, isDelivered, status }
}
