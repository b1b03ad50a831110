export const favouritesCopy = {
  // « Ajouter … » is the button of the cart.
  keep: (name: string) => `Garder ${name} dans mes favoris`,
  add: 'Ajouter à mes favoris',
  remove: 'Retirer de mes favoris',
  tooMany: (most: number) =>
    `Votre compte garde déjà ${most}\u00a0favoris\u00a0: retirez-en un, puis réessayez.`,
  gone: (name: string) => `${name} n’est plus à la carte.`,
  notAdded: (name: string) =>
    `${name} n’a pas pu être ajouté à vos favoris. Vérifiez votre réseau et réessayez.`,
  notRemoved: (name: string) =>
    `${name} n’a pas pu être retiré de vos favoris. Vérifiez votre réseau et réessayez.`,
} as const
