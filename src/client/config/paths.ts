import { ROUTE_PATTERNS } from '../../domain/site/routes'

const encode = encodeURIComponent

/** The pages of the account. */
export const ACCOUNT_MODES = [
  'commandes',
  'informations',
  'cartes',
  'mot-de-passe',
  'abonnements',
  'parrainage',
] as const
export type AccountMode = (typeof ACCOUNT_MODES)[number]

/** Every address of the site, built in one place; those that only mails and the address bar lead to are not built here. */
export const paths = {
  home: { pattern: ROUTE_PATTERNS.home, build: () => '/' },
  shop: {
    pattern: ROUTE_PATTERNS.shop,
    build: (shopKey?: string) => (shopKey === undefined ? '/' : `/shop/${encode(shopKey)}`),
  },
  eshop: { pattern: ROUTE_PATTERNS.eshop },
  cart: { pattern: ROUTE_PATTERNS.cart, build: () => '/cart' },
  order: {
    pattern: ROUTE_PATTERNS.order,
    build: (mode?: 'livraison' | 'paiement' | 'confirmation') =>
      mode === undefined ? '/order' : `/order/${mode}`,
  },
  track: {
    pattern: ROUTE_PATTERNS.track,
    build: (orderId: string, token?: string) =>
      token === undefined
        ? `/track/${encode(orderId)}`
        : `/track/${encode(orderId)}/${encode(token)}`,
  },
  auth: { pattern: ROUTE_PATTERNS.auth, build: () => '/auth' },
  authMobile: {
    pattern: ROUTE_PATTERNS.authMobile,
    build: (returnTo: string) => `/authmobile?retour=${encode(returnTo)}`,
  },
  account: {
    pattern: ROUTE_PATTERNS.account,
    build: (mode: AccountMode = 'commandes', id?: string) =>
      id === undefined ? `/account/${mode}` : `/account/${mode}/${encode(id)}`,
  },
  newPassword: { pattern: ROUTE_PATTERNS.newPassword },
  termsValidation: { pattern: ROUTE_PATTERNS.termsValidation },
  feedback: {
    pattern: ROUTE_PATTERNS.feedback,
    build: (orderId: string) => `/feedback/${encode(orderId)}`,
  },
  canteenFeedback: {
    pattern: ROUTE_PATTERNS.canteenFeedback,
    build: (hashedOrderId: string) => `/feedback-canteen/${encode(hashedOrderId)}`,
  },
  canteenValidation: { pattern: ROUTE_PATTERNS.canteenValidation },
  emailConfirmation: { pattern: ROUTE_PATTERNS.emailConfirmation },
  emailUnsubscribe: { pattern: ROUTE_PATTERNS.emailUnsubscribe },
  menu: { pattern: ROUTE_PATTERNS.menu, build: () => '/menu' },
  quoteMobile: { pattern: ROUTE_PATTERNS.quoteMobile },
  contactMobile: { pattern: ROUTE_PATTERNS.contactMobile },
  privacyPolicy: { pattern: ROUTE_PATTERNS.privacyPolicy, build: () => '/privacy-policy' },
  termsOfSale: { pattern: ROUTE_PATTERNS.termsOfSale, build: () => '/cgv' },
  legalNotice: { pattern: ROUTE_PATTERNS.legalNotice, build: () => '/mentions-legales' },
  accessibility: { pattern: ROUTE_PATTERNS.accessibility, build: () => '/accessibilite' },
} as const
