/** Names of the site's query parameters, by their meaning. */
export const PARAMETERS = {
  /** The sheet of a product or a menu, and the panel of the delivery bar, that is open over the list. */
  product: 'produit',
  menu: 'menu',
  deliveryPanel: 'livraison',
  people: 'personnes',
  /** The filters of a list. */
  search: 'recherche',
  diets: 'regime',
  avoided: 'sans',
  rubric: 'rubrique',
  maxPrice: 'prix-max',
  onlyFavourites: 'favoris',
  /** The storefront of a menu of the week. */
  storefront: 'carte',
  /** The order of a confirmation. */
  order: 'commande',
  /** Where a sign-in leads back to. */
  returnTo: 'retour',
} as const
