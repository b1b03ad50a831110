import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { shopScreenQuery as ShopScreenQuery } from '#generated/relay/shopScreenQuery.graphql'
import { shopQueryVariables } from '#domain/catalogue/shopQuery'
import { storefrontForPath } from '#domain/catalogue/storefronts'
import type { PageHandle } from '../../config/pageHandle'
import { paths } from '../../config/paths'
import { loadRouteQuery } from '../../relay/loadRouteQuery'
import { clock } from '../../services/clock'
import { readSessionToken } from '../../services/sessionCookie'
import { loadCart } from '../../state/cartStorage'
import { shopScreenQuery } from './shopScreenQuery'
import { ShopSkeleton } from './ShopSkeleton'

async function load({ request }: LoaderFunctionArgs) {
  const { cart } = await loadCart(clock.now())
  return loadRouteQuery<ShopScreenQuery>(
    shopScreenQuery,
    shopQueryVariables({
      storefront: storefrontForPath(new URL(request.url).pathname),
      cart,
      now: clock.now(),
      isSignedIn: readSessionToken() !== null,
    }),
    request.signal,
  )
}

const shopRoute = (path: string): RouteObject => ({
  path,
  handle: { Skeleton: ShopSkeleton } satisfies PageHandle,
  loader: load,
  lazy: () => import('./ShopScreen').then(({ ShopScreen }) => ({ Component: ShopScreen })),
  // Filters, dialogs and panels live behind the question mark: they query nothing.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
})

/** The shop and its storefronts. */
export const shopRoutes: RouteObject[] = [
  paths.home.pattern,
  paths.shop.pattern,
  paths.eshop.pattern,
].map(shopRoute)
