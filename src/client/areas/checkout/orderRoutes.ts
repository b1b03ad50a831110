import { replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import type { confirmationScreenQuery as ConfirmationScreenQuery } from '#generated/relay/confirmationScreenQuery.graphql'
import type { orderScreenQuery as OrderScreenQuery } from '#generated/relay/orderScreenQuery.graphql'
import type { PageHandle } from '../../config/pageHandle'
import { paths } from '../../config/paths'
import { responseOf } from '../../relay/responseOf'
import { loadRouteQuery } from '../../relay/loadRouteQuery'
import { clock } from '../../services/clock'
import { readSessionToken } from '../../services/sessionCookie'
import { loadCart } from '../../state/cartStorage'
import { attemptStorage } from '../../state/orderAttempt'
import { confirmationPath, confirmedOrderId } from './confirmation/confirmationPath'
import { orderVariables } from './orderVariables'
import { orderScreenQuery } from './orderScreenQuery'
import { OrderSkeleton } from './OrderSkeleton'
import { confirmationScreenQuery } from './confirmation/confirmationScreenQuery'

/** The order that was just placed: its steps are over, its confirmation is on its way. */
function placedOrderId(): string | null {
  const attempt = attemptStorage.load()
  return attempt?.isPlaced === true ? attempt.orderId : null
}

/** Null while there is nothing to order yet. */
async function loadSteps({ request }: LoaderFunctionArgs) {
  const placed = placedOrderId()
  if (placed !== null) return replace(confirmationPath(placed))
  const { cart } = await loadCart(clock.now())
  const variables = cart && orderVariables(cart, readSessionToken() !== null)
  return variables && loadRouteQuery<OrderScreenQuery>(orderScreenQuery, variables, request.signal)
}

/** Null when the address names no order. */
function loadConfirmation({ request }: LoaderFunctionArgs) {
  const orderId = confirmedOrderId(request.url)
  if (orderId === null) return null
  return responseOf(
    loadRouteQuery<ConfirmationScreenQuery>(confirmationScreenQuery, { orderId }, request.signal),
  )
}

/** The checkout: its steps, which share one response, and the confirmation of the order that its address names. */
export const orderRoutes: RouteObject[] = [
  {
    path: paths.order.build('confirmation'),
    loader: loadConfirmation,
    lazy: {
      Component: () =>
        import('./confirmation/ConfirmationScreen').then(
          ({ ConfirmationScreen }) => ConfirmationScreen,
        ),
      ErrorBoundary: () =>
        import('./confirmation/ConfirmationError').then(
          ({ ConfirmationError }) => ConfirmationError,
        ),
    },
  },
  {
    path: paths.order.pattern,
    handle: { Skeleton: OrderSkeleton } satisfies PageHandle,
    loader: loadSteps,
    lazy: { Component: () => import('./OrderScreen').then(({ OrderScreen }) => OrderScreen) },
    // Going from one step to the next queries nothing.
    shouldRevalidate: () => placedOrderId() !== null,
  },
]
