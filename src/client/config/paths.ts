/** Every address of the site, built in one place. */
export const paths = {
  home: { pattern: '/', build: () => '/' },
  shop: {
    pattern: '/shop/:shopKey?',
    build: (shopKey?: string) => (shopKey === undefined ? '/' : `/shop/${encode(shopKey)}`),
  },
  eshop: {
    pattern: '/eshop/:placeholder',
    build: (placeholder = 'tout') => `/eshop/${encode(placeholder)}`,
  },
  cart: { pattern: '/cart', build: () => '/cart' },
  order: {
    pattern: '/order/:mode?',
    build: (mode?: 'livraison' | 'paiement' | 'confirmation') =>
      mode === undefined ? '/order' : `/order/${mode}`,
  },
  track: {
    pattern: '/track/:orderId/:token?',
    build: (orderId: string, token?: string) =>
      token === undefined
        ? `/track/${encode(orderId)}`
        : `/track/${encode(orderId)}/${encode(token)}`,
  },
  auth: { pattern: '/auth', build: () => '/auth' },
} as const

function encode(part: string) {
  return encodeURIComponent(part)
}
