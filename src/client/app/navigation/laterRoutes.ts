import { createElement } from 'react'
import {
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom'
import { DESIGN_GALLERY_PATH, readPath, ROUTE_PATTERNS as at } from '#domain/site/routes'
import { config } from '../../config/config'
import { loadPart } from '../../services/lazyPart'
import { CartExpress } from '../CartExpress'
import { cloneRoute } from './cloneRoute'

/** The route that every page stands under. */
export const PAGES = 'pages'

/** By their patterns, no two of which start alike: the pages that have a query, which comes with the first visit to them. */
const LATER: Readonly<Record<string, () => Promise<RouteObject[]> | undefined>> = {
  [at.account]: () =>
    import('../../areas/account/accountRoutes').then(({ accountRoutes }) => [accountRoutes]),
  [at.cart]: () =>
    import('../../areas/cart/page/cartRoute').then(({ cartRoute }) => [
      cartRoute(createElement(CartExpress)),
    ]),
  [at.emailUnsubscribe]: () =>
    import('../../areas/account/unsubscribe/emailUnsubscribeRoute').then((module) => [
      module.emailUnsubscribeRoute,
    ]),
  [at.feedback]: () =>
    import('../../areas/feedback/order/feedbackRoute').then(({ feedbackRoute }) => [feedbackRoute]),
  [at.canteenFeedback]: () =>
    import('../../areas/feedback/canteen/canteenFeedbackRoute').then((module) => [
      module.canteenFeedbackRoute,
    ]),
  [DESIGN_GALLERY_PATH]: () =>
    config.hasDesignGallery
      ? import('../designGallery/designGalleryRoute').then((module) => [module.designGalleryRoute])
      : undefined,
  [at.menu]: () => import('../../areas/menu/menuRoute').then(({ menuRoute }) => [menuRoute]),
  [at.order]: () =>
    import('../../areas/checkout/orderRoutes').then(({ orderRoutes }) => orderRoutes),
  [at.track]: () =>
    import('../../areas/tracking/trackRoute').then(({ trackRoute }) => [trackRoute]),
}

/** Addresses are read in any case, as the router does. */
const startOf = (path: string) => readPath(path).split('/')[1]?.toLowerCase()

const laterRoutesOf = (path: string) =>
  Object.entries(LATER).find(([pattern]) => startOf(pattern) === startOf(path))?.[1]

/** Gives a router the routes that it has not had yet, when a person goes there. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const load = laterRoutesOf(path)
  const routes = load && (await loadPart(async () => load()))
  if (routes) patch(PAGES, routes.map(cloneRoute))
}

/** Fetches the code of a page: the press that leads there only has to show it. Following a link shows what failed. */
export async function preparePage(path: string): Promise<void> {
  const routes = await laterRoutesOf(path)?.()
  const branch = matchRoutes(routes ?? [], path) ?? []
  await Promise.all(branch.flatMap(({ route: { lazy } }) => partsOf(lazy)))
}

const partsOf = (lazy: RouteObject['lazy']): unknown[] =>
  typeof lazy === 'function' ? [lazy()] : Object.values(lazy ?? {}).map((load) => load?.())

/** Prepares the page behind a link as soon as a person points at it, a moment before they follow it. */
export function preparePagesOnIntent() {
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === location.origin) void preparePage(link.pathname).catch(() => undefined)
  }
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, prepare, { passive: true })
  }
}
