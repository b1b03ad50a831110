import { formatDay, type Day } from '#domain/time/calendar'

export const namedCartsPageCopy = {
  none: 'Aucun panier enregistré',
  noneText:
    'Composez un panier, puis « Enregistrer ce panier » : il vous attendra ici, prêt à être commandé.',
  toShop: 'Voir la carte',
  list: 'Paniers enregistrés',
  more: (count: number) => `et ${count}\u00a0${count > 1 ? 'autres' : 'autre'}`,
  dish: (quantity: number, name: string) => `${quantity}\u00a0×\u00a0${name}`,
  fill: 'Mettre dans le panier',
  rename: 'Renommer',
  delete: 'Supprimer',
  ofCart: (name: string) => `« ${name} »`,
  renameTitle: 'Renommer ce panier',
  renamed: 'Le panier a changé de nom.',
  deleteTitle: 'Supprimer ce panier\u00a0?',
  deleteText: (name: string) => `« ${name} » ne sera plus dans votre compte.`,
  keep: 'Garder',
  deleted: 'Le panier a été supprimé.',
  lead: (address: string, day: Day) => `Livraison\u00a0: ${address}, ${formatDay(day)}.`,
  noDelivery: 'Dites d’abord où et quand vous livrer\u00a0: la carte et les stocks en dépendent.',
  chooseDelivery: 'Choisir la livraison',
  otherPlace:
    'Ces plats se livrent à une adresse de votre entreprise\u00a0: choisissez-la d’abord dans la boutique.',
  filled: (name: string) => `« ${name} » est dans votre panier.`,
} as const
