import { ROUTE_PATTERNS } from '../../domain/routes'

const encode = encodeURIComponent

/** Every address of the site, built in one place. */
export const paths = {
  home: { pattern: ROUTE_PATTERNS.home, build: () => '/' },
  shop: {
    pattern: ROUTE_PATTERNS.shop,
    build: (shopKey?: string) => (shopKey === undefined ? '/' : `/shop/${encode(shopKey)}`),
  },
  eshop: {
    pattern: ROUTE_PATTERNS.eshop,
    build: (placeholder = 'tout') => `/eshop/${encode(placeholder)}`,
  },
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
} as const
