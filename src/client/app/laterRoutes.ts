import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom'
import { config } from '../config/config'
import { loadPart } from '../services/lazyPart'
import { cloneRoute } from './cloneRoute'
import { PAGES } from './routes'

/** By what their addresses start with: the pages that ask a question, which comes with the first visit to them. */
const LATER: Readonly<Record<string, () => Promise<RouteObject[]> | undefined>> = {
  account: () =>
    import('../areas/account/accountRoutes').then(({ accountRoutes }) => [accountRoutes]),
  cart: () => import('../areas/cart/page/cartRoute').then(({ cartRoute }) => [cartRoute]),
  'email-unsubscribe': () =>
    import('../areas/account/unsubscribe/emailUnsubscribeRoute').then((module) => [
      module.emailUnsubscribeRoute,
    ]),
  feedback: () =>
    import('../areas/feedback/order/feedbackRoute').then(({ feedbackRoute }) => [feedbackRoute]),
  'feedback-canteen': () =>
    import('../areas/feedback/canteen/canteenFeedbackRoute').then((module) => [
      module.canteenFeedbackRoute,
    ]),
  dev: () =>
    config.hasDesignGallery
      ? import('./designGallery/designGalleryRoute').then((module) => [module.designGalleryRoute])
      : undefined,
  menu: () => import('../areas/menu/menuRoute').then(({ menuRoute }) => [menuRoute]),
  order: () => import('../areas/checkout/orderRoutes').then(({ orderRoutes }) => orderRoutes),
  track: () => import('../areas/tracking/trackRoute').then(({ trackRoute }) => [trackRoute]),
}

/** Addresses are read in any case, as the router does. */
const laterRoutesOf = (path: string) => LATER[path.split('/')[1]?.toLowerCase() ?? '']

/** Gives a router the routes that it has not had yet, when a person goes there. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const load = laterRoutesOf(path)
  const routes = load && (await loadPart(async () => load()))
  if (routes) patch(PAGES, routes.map(cloneRoute))
}

/** Fetches the routes behind a link as soon as a person points at it, a moment before they follow it. */
export function prepareLaterRoutes() {
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== location.origin) return
    // Whoever follows the link is told of the failure.
    laterRoutesOf(link.pathname)?.()?.catch(() => undefined)
  }
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, prepare, { passive: true })
  }
}
