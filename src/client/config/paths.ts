import { fillPattern } from '#domain/site/fillPattern'
import { ROUTE_PATTERNS as at } from '#domain/site/routes'
import { PARAMETERS } from './parameters'

/** The pages of the account. */
export const ACCOUNT_MODES = [
  'commandes',
  'favoris',
  'paniers',
  'regulieres',
  'informations',
  'cartes',
  'mot-de-passe',
  'abonnements',
  'parrainage',
] as const
export type AccountMode = (typeof ACCOUNT_MODES)[number]

type Values = Readonly<Record<string, string | undefined>>

/** A page whose address says which one; `values` by the names in its pattern. */
const page = <Pattern extends string, Args extends unknown[]>(
  pattern: Pattern,
  values: (...args: Args) => Values,
) => ({ pattern, build: (...args: Args) => fillPattern(pattern, values(...args)) })

/** A page that there is one of. */
const onlyPage = <Pattern extends string>(pattern: Pattern) => ({ pattern, build: () => pattern })

/** Every address of the site, built from its pattern in one place; those that only mails and the address bar lead to are not built here. */
export const paths = {
  home: onlyPage(at.home),
  shop: {
    pattern: at.shop,
    build: (shopKey?: string) =>
      shopKey === undefined ? at.home : fillPattern(at.shop, { shopKey }),
  },
  eshop: { pattern: at.eshop },
  cart: onlyPage(at.cart),
  order: page(at.order, (mode?: 'livraison' | 'paiement' | 'confirmation') => ({ mode })),
  track: page(at.track, (orderId: string, token?: string) => ({ orderId, token })),
  auth: onlyPage(at.auth),
  authMobile: {
    pattern: at.authMobile,
    build: (returnTo: string) =>
      `${at.authMobile}?${PARAMETERS.returnTo}=${encodeURIComponent(returnTo)}`,
  },
  account: page(at.account, (mode: AccountMode = 'commandes', id?: string) => ({ mode, id })),
  newPassword: { pattern: at.newPassword },
  termsValidation: { pattern: at.termsValidation },
  feedback: page(at.feedback, (orderId: string) => ({ orderId })),
  canteenFeedback: page(at.canteenFeedback, (hashedOrderId: string) => ({ hashedOrderId })),
  canteenValidation: { pattern: at.canteenValidation },
  emailConfirmation: { pattern: at.emailConfirmation },
  emailUnsubscribe: { pattern: at.emailUnsubscribe },
  menu: onlyPage(at.menu),
  quoteMobile: { pattern: at.quoteMobile },
  contactMobile: { pattern: at.contactMobile },
  privacyPolicy: onlyPage(at.privacyPolicy),
  termsOfSale: onlyPage(at.termsOfSale),
  legalNotice: onlyPage(at.legalNotice),
  accessibility: onlyPage(at.accessibility),
} as const
