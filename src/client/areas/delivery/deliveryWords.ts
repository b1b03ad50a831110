import { firstOfferedDay, formatDay, formatHour, formatShortDay } from '#domain/time/calendar'
import { hasAddress, type Cart } from '#domain/cart/cart'
import { clock } from '../../services/clock'
import type { DeliveryPanelName } from '../../routing/useDeliveryPanel'
import { deliveryBarCopy } from './deliveryBarCopy'

type Words = { value: string; isMissing: boolean }

const dayWords = ({ deliveryDay }: Cart, isNarrow: boolean): Words =>
  deliveryDay === null
    ? {
        value: deliveryBarCopy.noDay(formatShortDay(firstOfferedDay(clock.now()))),
        isMissing: false,
      }
    : { value: (isNarrow ? formatShortDay : formatDay)(deliveryDay), isMissing: false }

const slotWords = ({ deliverySlot }: Cart): Words =>
  deliverySlot === null
    ? { value: deliveryBarCopy.noSlot, isMissing: false }
    : {
        value: deliveryBarCopy.slot(formatHour(deliverySlot.start), formatHour(deliverySlot.end)),
        isMissing: false,
      }

const guestWords = ({ guests }: Cart): Words => ({
  value: guests === null ? deliveryBarCopy.noGuests : deliveryBarCopy.guests(guests.people),
  isMissing: false,
})

function addressWords(cart: Cart, needsCompanyPlace: boolean): Words {
  if (cart.address === null) return { value: deliveryBarCopy.noAddress, isMissing: true }
  const isCompanyPlace = cart.roomServiceLocationId !== null
  return hasAddress(cart) && (isCompanyPlace || !needsCompanyPlace)
    ? { value: cart.address, isMissing: false }
    : { value: deliveryBarCopy.companyLocationNeeded, isMissing: true }
}

/**
 * What each segment of the delivery bar says. Only a missing address stops the customer, so it alone stands out;
 * `needsCompanyPlace` says that the storefront delivers to the company's own places only, `isNarrow` that there is room for short words only.
 */
export const deliveryWords = (
  cart: Cart,
  { needsCompanyPlace, isNarrow }: { needsCompanyPlace: boolean; isNarrow: boolean },
): Record<DeliveryPanelName, Words> => ({
  adresse: addressWords(cart, needsCompanyPlace),
  jour: dayWords(cart, isNarrow),
  creneau: slotWords(cart),
  convives: guestWords(cart),
})
