export const cartCopy = {
  lines: 'Articles du panier',
  quantity: (name: string) => `la quantité de ${name}`,
  remove: (name: string) => `Retirer ${name}`,
  unknownItem: 'Article en cours de chargement',
  products: 'Produits HT',
  menus: 'Menus HT',
  extraCosts: 'Couverts et options HT',
  delivery: 'Livraison HT',
  lastMinute: 'Frais de dernière minute HT',
  discount: 'Remise HT',
  totalHT: 'Total HT',
  perPerson: (people: number) => `Par personne HT, pour ${people}`,
  vat: (rate: string) => `TVA ${rate}`,
  totalTTC: 'Total TTC',
  missing: (amount: string) => `Encore ${amount} HT pour être livré`,
  minimum: (amount: string) => `Minimum de commande\u00a0: ${amount} HT`,
  order: 'Commander',
  slotNeeded: 'Choisissez un créneau de livraison pour commander.',
  bar: (count: number) => (count === 1 ? '1\u00a0article' : `${count}\u00a0articles`),
  seeCart: 'Voir le panier',
  announced: (count: number, total: string) =>
    count === 0
      ? 'Votre panier est vide.'
      : `${count}\u00a0${count === 1 ? 'article' : 'articles'} dans votre panier, ${total} TTC.`,
  notSaved:
    'Votre navigateur ne laisse pas enregistrer le panier\u00a0: gardez cette page ouverte pour ne pas le perdre.',
  notSynced:
    'Votre panier n’a pas pu être enregistré sur votre compte. Nous réessayons au prochain changement.',
  lostText: 'Le total de votre panier n’est pas à jour.',
  backToShop: 'Revenir à la carte',
  deliveredTo: 'Livraison',
  changeDelivery: 'Modifier',
  chooseSlot: 'Choisir',
  noDay: 'Jour et créneau à choisir',
}
