export const favouritesPageCopy = {
  none: 'Aucun favori pour l’instant',
  noneText:
    'Appuyez sur le cœur d’un plat, à la carte ou dans sa fiche\u00a0: vous le retrouverez ici.',
  list: 'Plats favoris',
  remove: 'Retirer',
  ofFavourites: (name: string) => `${name} de mes favoris`,
  removed: (name: string) => `${name} retiré de vos favoris.`,
} as const
