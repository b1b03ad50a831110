import { shownAddress } from '#domain/delivery/addressText'
import { capitalised } from '#domain/text/capitalised'
import { formatDayOf, formatHour } from '#domain/time/calendar'
import type { Fact } from '../../../design/text/Facts'
import { orderDetailCopy as copy } from './orderDetailCopy'

type Delivery = { slotStartAt: string; slotEndAt: string; deliveryAddress: string }

/** When and where an order is delivered. */
export const deliveryFacts = ({ slotStartAt, slotEndAt, deliveryAddress }: Delivery): Fact[] => [
  { name: copy.day, value: capitalised(formatDayOf(slotStartAt)) },
  { name: copy.slot, value: copy.between(formatHour(slotStartAt), formatHour(slotEndAt)) },
  { name: copy.address, value: shownAddress(deliveryAddress) },
]
