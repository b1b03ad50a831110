import { createElement, type ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { cartScreenQuery as CartScreenQuery } from '#generated/relay/cartScreenQuery.graphql'
import type { PageHandle } from '../../../config/pageHandle'
import { paths } from '../../../config/paths'
import { loadRouteQuery } from '../../../relay/loadRouteQuery'
import { clock } from '../../../services/clock'
import { readSessionToken } from '../../../services/sessionCookie'
import { loadCart } from '../../../state/cartStorage'
import { CartPageSkeleton } from './CartPageSkeleton'
import { cartScreenQuery } from './cartScreenQuery'
import { cartVariables } from './cartVariables'

/** The cart on a page of its own, with what stands below it. */
export const cartRoute = (express: ReactNode): RouteObject => ({
  path: paths.cart.pattern,
  handle: { Skeleton: CartPageSkeleton } satisfies PageHandle,
  loader: async ({ request }) => {
    const { cart } = await loadCart(clock.now())
    return loadRouteQuery<CartScreenQuery>(
      cartScreenQuery,
      cartVariables(cart, readSessionToken() !== null),
      request.signal,
    )
  },
  lazy: () =>
    import('./CartScreen').then(({ CartScreen }) => ({
      element: createElement(CartScreen, { express }),
    })),
  // The page queries again by itself when the cart changes.
  shouldRevalidate: () => false,
})
