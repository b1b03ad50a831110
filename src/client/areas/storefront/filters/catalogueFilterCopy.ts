const plural = (count: number) => (count === 1 ? '1\u00a0produit' : `${count}\u00a0produits`)
const list = new Intl.ListFormat('fr-FR', { type: 'disjunction' })

/** Words of the panels and of an empty list, which come after the page. */
export const catalogueFilterCopy = {
  avoidHint: 'Les produits qui en contiennent disparaissent de la carte.',
  maxPrice: 'Prix par personne, au plus',
  maxPriceHint: 'En euros HT. Pour une bouteille, c’est le prix à l’unité.',
  notAPrice: 'Un prix en euros, comme 12 ou 12,50.',
  nothingMatches: 'Rien ne correspond à ces filtres',
  tooMany: 'Ces filtres ensemble ne laissent rien à la carte.',
  quoted: (filter: string) => `«\u00a0${filter}\u00a0»`,
  withoutAllergen: (name: string) => `«\u00a0sans ${name.toLowerCase()}\u00a0»`,
  theSearch: (search: string) => `la recherche «\u00a0${search}\u00a0»`,
  theRubric: (name: string) => `la rubrique «\u00a0${name}\u00a0»`,
  thePrice: (price: string) => `le prix de ${price} au plus`,
  didYouMean: (search: string) => `Vouliez-vous dire «\u00a0${search}\u00a0»\u00a0?`,
  searchFor: (search: string, count: number) =>
    `Chercher «\u00a0${search}\u00a0» (${plural(count)})`,
  loosen: (names: readonly string[]) =>
    `Pour voir à nouveau des produits, retirez ${list.format(names)}.`,
  remove: (name: string, count: number) => `Retirer ${name} (${plural(count)})`,
  clear: 'Effacer les filtres',
}
