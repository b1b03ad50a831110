import { LINK_TOKEN } from './linkToken'

/** The addresses of the site: the router shows them, the server responds to any other with status 404. docs/rules/site.md#paths */
export const ROUTE_PATTERNS = {
  home: '/',
  shop: '/shop/:shopKey?',
  eshop: '/eshop/:placeholder',
  cart: '/cart',
  order: '/order/:mode?',
  track: '/track/:orderId/:token?',
  auth: '/auth',
  authMobile: '/authmobile',
  account: '/account/:mode?/:id?',
  newPassword: '/newpassword/:token',
  termsValidation: '/validation-cgv/:token',
  feedback: '/feedback/:orderId',
  canteenFeedback: '/feedback-canteen/:hashedOrderId',
  canteenValidation: '/canteen-validation',
  emailConfirmation: '/confirmation-email',
  emailUnsubscribe: '/email-unsubscribe',
  menu: '/menu',
  quoteMobile: '/quotemobile',
  contactMobile: '/contactmobile',
  privacyPolicy: '/privacy-policy',
  termsOfSale: '/cgv',
  legalNotice: '/mentions-legales',
  accessibility: '/accessibilite',
} as const

/** Paths that old links end with; they lead home. docs/rules/site.md#paths */
export const HOME_ALIASES = ['/+', '/&', '/+&'] as const

/** Shows the primitives of the design to developers; no page of the site in production. */
export const DESIGN_GALLERY_PATH = '/dev/design'

const shopPatterns: readonly string[] = [
  ROUTE_PATTERNS.home,
  ROUTE_PATTERNS.shop,
  ROUTE_PATTERNS.eshop,
]

/** `/track/:orderId/:token?` as the expression that its paths match, in any case: people type addresses off paper. */
function expressionOf(pattern: string): RegExp {
  const source = pattern
    .replace(/\+/g, '\\+')
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${source === '/' ? '' : source}/?$`, 'i')
}

const patterns: readonly string[] = [...Object.values(ROUTE_PATTERNS), ...HOME_ALIASES]
const expressions = patterns.map(expressionOf)
const shopExpressions = shopPatterns.map(expressionOf)

const ORDERING_STEPS = /^\/order(?:\/(?:livraison|paiement))?\/?$/i

/** Whether an order is being made at this path: the checkout before its confirmation. docs/rules/orders.md#steps */
export const isOrderingPath = (pathname: string): boolean => ORDERING_STEPS.test(pathname)

/** Whether a page of the site lives at this path. */
export const isSitePath = (pathname: string): boolean =>
  expressions.some((expression) => expression.test(pathname))

/** Whether an address can be decoded, as `/shop/%E0%A4%A` cannot: no page of the site lives at one that cannot. docs/rules/site.md#paths */
export function isReadablePath(pathname: string): boolean {
  try {
    decodeURI(pathname)
    return true
  } catch {
    return false
  }
}

/**
 * A path as it is compared with those of the site: what an address encodes without need is read, `/c%61rt` as `/cart`. What separates
 * stays encoded, so that `/%2B` is not `/+`, as does all of an address that cannot be decoded. docs/rules/site.md#paths
 */
export const readPath = (pathname: string): string =>
  isReadablePath(pathname) ? decodeURI(pathname) : pathname

/** What the path's route starts with before its first parameter, `/track` for `/track/42`; null for no page of the site. */
export function routeBase(pathname: string): string | null {
  const index = expressions.findIndex((expression) => expression.test(pathname))
  return patterns[index]?.replace(/\/:.*/, '') ?? null
}

/** What says in an address which page it is and nothing of who looks at it. */
const TELLABLE: readonly string[] = ['shopKey', 'placeholder', 'mode']

/**
 * The path of an address as others may know it, `/track/:orderId/:token` for `/track/42/Zx9`: what names an order, or opens one, stays here.
 * Of no page of the site, no more than where it starts. docs/rules/site.md#audience
 */
export function maskedPath(pathname: string): string {
  // A link that was encoded once too often opens no page, and its token is as good as before.
  const path = readPath(pathname).replaceAll(/%2f/gi, '/')
  const index = expressions.findIndex((expression) => expression.test(path))
  const given = path.split('/').slice(1)
  const pattern = patterns[index]
  if (pattern === undefined) return `/${given[0] ?? ''}${given.length > 1 ? '/*' : ''}`
  const segments = pattern
    .slice(1)
    .split('/')
    .map((segment, position) => {
      if (!segment.startsWith(':')) return segment
      const name = segment.replace(/\W/g, '')
      const value = given[position] ?? ''
      return value === '' || TELLABLE.includes(name) ? value : `:${name}`
    })
  return `/${segments.filter(Boolean).join('/')}`
}

/** Pages whose address is all that it takes to act at them. */
const SECRET_PATHS: readonly string[] = [
  ROUTE_PATTERNS.track.replace('?', ''),
  ROUTE_PATTERNS.newPassword,
  ROUTE_PATTERNS.termsValidation,
  ROUTE_PATTERNS.feedback,
  ROUTE_PATTERNS.canteenFeedback,
]

/** Whether who knows this path may act at it. docs/rules/site.md#titles */
export const isSecretPath = (pathname: string): boolean =>
  SECRET_PATHS.includes(maskedPath(pathname))

/** Whether an address holds what only its reader may know: nothing of a third party is loaded there. docs/rules/site.md#audience */
export const isSecretAddress = ({ pathname, search }: { pathname: string; search: string }) =>
  isSecretPath(pathname) || new URLSearchParams(search).has(LINK_TOKEN)

/** Whether help is offered beside this page: on `/` and under `/shop`. docs/rules/site.md#help */
export const hasChatOn = (pathname: string): boolean => /^\/(shop(\/.*)?)?$/i.test(pathname)

/** Whether this path is a step of the checkout. */
export const isCheckoutPath = (pathname: string): boolean => /^\/order(\/|$)/i.test(pathname)

/** Whether this path shows a shop. */
export const isShopPath = (pathname: string): boolean =>
  shopExpressions.some((expression) => expression.test(pathname))
