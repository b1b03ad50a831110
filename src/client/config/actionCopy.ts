/** What buttons and links say wherever they do the same: who changes one of these words changes it on every page. */
export const actionCopy = {
  toShop: 'Voir la carte',
  toOrders: 'Voir mes commandes',
  retry: 'Réessayer',
  signIn: 'Se connecter',
  cancel: 'Annuler',
} as const
