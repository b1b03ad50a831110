import { firstOfferedDay, formatDay, formatHour, formatShortDay } from '../../../domain/calendar'
import { hasAddress, type Cart } from '../../../domain/cart'
import { clock } from '../../services/clock'
import type { DeliveryPanelName } from '../../state/useDeliveryPanel'
import { deliveryBarCopy } from './deliveryBarCopy'

type Words = { value: string; isMissing: boolean }

const dayWords = ({ deliveryDay }: Cart): Words =>
  deliveryDay === null
    ? {
        value: deliveryBarCopy.noDay(formatShortDay(firstOfferedDay(clock.now()))),
        isMissing: false,
      }
    : { value: formatDay(deliveryDay), isMissing: false }

const slotWords = ({ deliverySlot }: Cart): Words =>
  deliverySlot === null
    ? { value: deliveryBarCopy.noSlot, isMissing: false }
    : {
        value: deliveryBarCopy.slot(formatHour(deliverySlot.start), formatHour(deliverySlot.end)),
        isMissing: false,
      }

/** What each segment of the delivery bar says. Only a missing address stops the customer, so it alone stands out. */
export const deliveryWords = (cart: Cart): Record<DeliveryPanelName, Words> => ({
  adresse: hasAddress(cart)
    ? { value: cart.address, isMissing: false }
    : { value: deliveryBarCopy.noAddress, isMissing: true },
  jour: dayWords(cart),
  creneau: slotWords(cart),
})
