import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom'
import { config } from '../config/config'
import { loadPart } from '../services/lazyPart'
import { ownCopy } from './ownCopy'
import { PAGES } from './routes'

/** By what their addresses start with: the pages that ask a question, which comes with the first visit to them. */
const LATER: Readonly<Record<string, () => Promise<RouteObject[]> | undefined>> = {
  account: () =>
    import('../screens/account/accountRoutes').then(({ accountRoutes }) => [accountRoutes]),
  cart: () => import('../screens/cart/cartRoute').then(({ cartRoute }) => [cartRoute]),
  'email-unsubscribe': () =>
    import('../screens/emailUnsubscribe/emailUnsubscribeRoute').then((module) => [
      module.emailUnsubscribeRoute,
    ]),
  feedback: () =>
    import('../screens/feedback/feedbackRoute').then(({ feedbackRoute }) => [feedbackRoute]),
  'feedback-canteen': () =>
    import('../screens/canteenFeedback/canteenFeedbackRoute').then((module) => [
      module.canteenFeedbackRoute,
    ]),
  dev: () =>
    config.hasDesignGallery
      ? import('../screens/designGallery/designGalleryRoute').then((module) => [
          module.designGalleryRoute,
        ])
      : undefined,
  menu: () => import('../screens/menu/menuRoute').then(({ menuRoute }) => [menuRoute]),
  order: () => import('../screens/order/orderRoutes').then(({ orderRoutes }) => orderRoutes),
  track: () => import('../screens/track/trackRoute').then(({ trackRoute }) => [trackRoute]),
}

/** Addresses are read in any case, as the router does. */
const laterRoutesOf = (path: string) => LATER[path.split('/')[1]?.toLowerCase() ?? '']

/** Gives a router the routes that it has not had yet, when somebody goes there. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const load = laterRoutesOf(path)
  const routes = load && (await loadPart(async () => load()))
  if (routes) patch(PAGES, routes.map(ownCopy))
}

/** Fetches the routes behind a link as soon as somebody points at it, a moment before they follow it. */
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
