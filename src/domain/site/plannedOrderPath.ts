import { isDay, type Day } from '../time/calendar'
import { ROUTE_PATTERNS } from './routes'

const ORDER = 'repeter'
const DAY = 'jour'

/** The home page with the sheet of an order of every week open, for one of its dates; the mail leads there too. */
export const plannedOrderPath = (orderId: string, day: Day): string =>
  `${ROUTE_PATTERNS.home}?${new URLSearchParams({ [ORDER]: orderId, [DAY]: day }).toString()}`

/** The order and the date that an address of the home page asks to confirm; null for none. */
export function plannedOrderIn(search: string): { orderId: string; day: Day } | null {
  const values = new URLSearchParams(search)
  const orderId = values.get(ORDER)
  const day = values.get(DAY)
  return orderId !== null && day !== null && isDay(day) ? { orderId, day } : null
}
