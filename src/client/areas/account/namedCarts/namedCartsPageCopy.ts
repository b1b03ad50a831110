import { formatDay, type Day } from '#domain/time/calendar'

export const namedCartsPageCopy = {
  none: 'Aucun panier enregistré',
  noneText:
    'Composez un panier, puis «\u00a0Enregistrer ce panier\u00a0»\u00a0: il vous attendra ici, prêt à être commandé.',
  list: 'Paniers enregistrés',
  more: (count: number) => `et ${count}\u00a0${count > 1 ? 'autres' : 'autre'}`,
  fill: 'Mettre dans le panier',
  rename: 'Renommer',
  delete: 'Supprimer',
  ofCart: (name: string) => `«\u00a0${name}\u00a0»`,
  renameTitle: 'Renommer ce panier',
  renamed: 'Le panier a changé de nom.',
  deleteTitle: 'Supprimer ce panier\u00a0?',
  deleteText: (name: string) => `«\u00a0${name}\u00a0» ne sera plus dans votre compte.`,
  keep: 'Garder',
  gone: 'Ce panier n’est plus dans votre compte.',
  deleted: 'Le panier a été supprimé.',
  lead: (address: string, day: Day) => `Livraison\u00a0: ${address}, ${formatDay(day)}.`,
  noDelivery:
    'Dites d’abord où et quand vous livrer\u00a0: la carte et les stocks en dépendent. Revenez ensuite à vos paniers.',
  chooseDelivery: 'Choisir la livraison',
  otherPlace:
    'Ces plats se livrent à une adresse de votre entreprise\u00a0: choisissez-la d’abord dans la boutique, puis revenez à vos paniers.',
  filled: (name: string) => `«\u00a0${name}\u00a0» est dans votre panier.`,
} as const
