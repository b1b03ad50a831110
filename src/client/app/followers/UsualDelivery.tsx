import { useEffect, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import { landingStorefront } from '#domain/catalogue/storefronts'
import { parsePeople } from '#domain/catalogue/servings'
import { isUntouched, startAsUsual } from '#domain/delivery/usualDelivery'
import { isCheckoutPath } from '#domain/site/routes'
import { useLatest } from '../../services/useLatest'
import { useToast } from '../../design/notices/useToast'
import { useFindDelivery } from '../../areas/delivery/useFindDelivery'
import { findUsualDelivery } from '../../areas/delivery/usual/findUsualDelivery'
import { usualDeliveryCopy as copy } from '../../areas/delivery/usual/usualDeliveryCopy'
import { peopleAt } from '../../areas/storefront/useSharedPeople'
import type { SessionUser } from '../../state/sessionState'
import { useCart } from '../../state/useCart'
import { panelAt, useDeliveryPanel } from '../../routing/useDeliveryPanel'
import { useIntendedLocation } from './useIntendedLocation'
import { useLanding } from './useLanding'

/** What was said of the cart, and how that is taken back. */
type Told = { address: string; start: string | undefined; unsay: () => void }

/**
 * Starts a signed-in customer's empty cart at home where, when and for how many people the last order was. A visitor of a
 * canteen is led there, and asked for one of its locations when none is the usual one.
 */
export function UsualDelivery({ user }: { user: SessionUser }) {
  const environment = useRelayEnvironment()
  const findDelivery = useFindDelivery()
  const storefront = landingStorefront(user.type)
  const isLed = useLanding(storefront.path)
  const { pathname } = useLocation()
  const { cart, alter, setGuests } = useCart()
  const { panel, openPanel } = useDeliveryPanel()
  const intended = useIntendedLocation()
  const toast = useToast()
  // Each cart is filled once, and never while the visitor has a panel open and is choosing.
  const started = useRef<string | null>(null)
  const told = useRef<Told | null>(null)
  const canStart = pathname === storefront.path && panel === null && isUntouched(cart)

  const start = (usual: Awaited<ReturnType<typeof findUsualDelivery>>) => {
    started.current = cart.key
    if (usual === null) {
      if (isLed()) openPanel('adresse')
      return
    }
    const { address, slot } = usual
    alter((now) => startAsUsual(now, usual))
    // A link may name a number of people; the shop applies it once its list has loaded, which may be later than this.
    const isSaid = cart.guests !== null || peopleAt(intended().search) !== null
    const people = isSaid ? null : parsePeople(String(usual.people))
    if (people !== null) setGuests({ people, groups: [] })
    const unsay = toast(copy.asLastTime(address.address, slot, people))
    told.current = { address: address.address, start: slot?.start, unsay }
  }
  const latestStart = useLatest(start)

  useEffect(() => {
    if (told.current === null || cart.address === null) return
    const { address, start, unsay } = told.current
    const isTrue = cart.address === address && cart.deliverySlot?.start === start
    // In the checkout it would stand over the fields.
    if (isTrue && !isCheckoutPath(pathname)) return
    unsay()
    told.current = null
  }, [cart.address, cart.deliverySlot, pathname])

  useEffect(() => {
    if (!canStart || started.current === cart.key) return
    let isWanted = true
    findUsualDelivery(environment, storefront, findDelivery).then(
      (usual) => {
        if (isWanted && panelAt(intended().search) === null) latestStart.current(usual)
      },
      // A failure is ignored: this only spares the customer some typing.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [canStart, cart.key, environment, findDelivery, intended, latestStart, storefront])
  return null
}
