import { firstDeliveredDay } from '#domain/delivery/delivery'
import { formatDay, formatHour, formatShortDay } from '#domain/time/calendar'
import { hasAddress, type Cart } from '#domain/cart/cart'
import { clock } from '../../services/clock'
import type { DeliveryPanelName } from '../../routing/useDeliveryPanel'
import { deliveryBarCopy } from './deliveryBarCopy'

/** `inShort` is the part of the value that says enough where there is little room. */
type Words = { value: string; inShort?: string; isMissing: boolean }

function dayWords(cart: Cart, pathname: string, isNarrow: boolean): Words {
  const { deliveryDay, distanceToDistributionPoint: distance } = cart
  if (deliveryDay !== null) {
    return { value: (isNarrow ? formatShortDay : formatDay)(deliveryDay), isMissing: false }
  }
  const first = firstDeliveredDay({ pathname, distance, now: clock.now() })
  const value = deliveryBarCopy.noDay(formatShortDay(first))
  // The month is not missed: it is one of the next days.
  return { value, inShort: value.replace(/\s\S+$/, ''), isMissing: false }
}

const slotWords = ({ deliverySlot }: Cart): Words =>
  deliverySlot === null
    ? { value: deliveryBarCopy.noSlot, inShort: deliveryBarCopy.noSlotShort, isMissing: false }
    : {
        value: deliveryBarCopy.slot(formatHour(deliverySlot.start), formatHour(deliverySlot.end)),
        isMissing: false,
      }

const guestWords = ({ guests }: Cart): Words =>
  guests === null
    ? { value: deliveryBarCopy.noGuests, inShort: deliveryBarCopy.noGuestsShort, isMissing: false }
    : { value: deliveryBarCopy.guests(guests.people), isMissing: false }

function addressWords(cart: Cart, needsCompanyLocation: boolean): Words {
  if (cart.address === null) return { value: deliveryBarCopy.noAddress, isMissing: true }
  const isCompanyLocation = cart.roomServiceLocationId !== null
  return hasAddress(cart) && (isCompanyLocation || !needsCompanyLocation)
    ? { value: cart.address, isMissing: false }
    : { value: deliveryBarCopy.companyLocationNeeded, isMissing: true }
}

/**
 * What each segment of the delivery bar says. Only a missing address stops the customer, so it alone stands out;
 * `needsCompanyLocation` says that the storefront delivers to the company's own locations only, `isNarrow` that there is room for short words only.
 */
export const deliveryWords = (
  cart: Cart,
  {
    pathname,
    needsCompanyLocation,
    isNarrow,
  }: { pathname: string; needsCompanyLocation: boolean; isNarrow: boolean },
): Record<DeliveryPanelName, Words> => ({
  adresse: addressWords(cart, needsCompanyLocation),
  jour: dayWords(cart, pathname, isNarrow),
  creneau: slotWords(cart),
  convives: guestWords(cart),
})
