import type { RouteObject } from 'react-router-dom'
import type { menuScreenQuery as MenuScreenQuery } from '#generated/relay/menuScreenQuery.graphql'
import { shopQueryVariables } from '#domain/catalogue/shopQuery'
import { paths } from '../../config/paths'
import { loadRouteQuery } from '../../relay/loadRouteQuery'
import { clock } from '../../services/clock'
import { loadCart } from '../../state/cartStorage'
import { menuStorefront } from './menuStorefront'
import { menuScreenQuery } from './menuScreenQuery'

/** The whole menu on one page, for small screens: a storefront's dishes as a list. */
export const menuRoute: RouteObject = {
  path: paths.menu.pattern,
  loader: async ({ request }) => {
    const storefront = menuStorefront(new URL(request.url).searchParams)
    const { cart } = await loadCart(clock.now())
    const { input } = shopQueryVariables({ storefront, cart, now: clock.now() })
    // What is in the cart is not queried here.
    const ownLine = { ...input, linesIds: [storefront.lineId] }
    return loadRouteQuery<MenuScreenQuery>(menuScreenQuery, { input: ownLine }, request.signal)
  },
  lazy: () => import('./MenuScreen').then(({ MenuScreen }) => ({ Component: MenuScreen })),
}
