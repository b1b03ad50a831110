export const menuCopy = {
  title: 'Le menu',
  storefronts: 'Nos cartes',
  toShop: (storefront: string) => `Commander\u00a0: ${storefront}`,
  loading: 'Chargement du menu',
  empty: 'Cette carte est vide ce jour-là',
  emptyAdvice: 'Choisissez une autre de nos cartes, ou un autre jour dans la boutique.',
}
