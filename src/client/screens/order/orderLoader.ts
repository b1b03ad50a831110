import { loadRouteQuery } from '../../relay/loadRouteQuery'
import { clock } from '../../services/clock'
import { readSessionToken } from '../../services/sessionCookie'
import { loadCart } from '../../state/cartStorage'
import { orderScreenQuery } from './orderScreenQuery'
import { orderVariables } from './orderVariables'

/** Starts the checkout's question while its code is on its way; null when there is nothing to order yet. */
export function orderLoader({ request }: { request: Request }) {
  const { cart } = loadCart(clock.now())
  const variables = cart && orderVariables(cart, readSessionToken() !== null)
  return variables && loadRouteQuery(orderScreenQuery, variables, request.signal)
}
