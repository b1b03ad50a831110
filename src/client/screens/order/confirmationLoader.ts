import { loadRouteQuery } from '../../relay/loadRouteQuery'
import { confirmedOrderId } from './confirmationPath'
import { confirmationScreenQuery } from './confirmationScreenQuery'

/** Asks for the order that the address names; null when it names none. */
export function confirmationLoader({ request }: { request: Request }) {
  const orderId = confirmedOrderId(request.url)
  return orderId === null
    ? null
    : loadRouteQuery(confirmationScreenQuery, { orderId }, request.signal)
}
