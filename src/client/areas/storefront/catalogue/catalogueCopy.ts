import type { Rubric } from '#domain/catalogue/rubrics'
import { peopleWords } from '../../../config/peopleWords'

export const catalogueCopy = {
  rubrics: {
    Box: 'Plateaux et coffrets',
    Menus: 'Menus',
    Other: 'Entrées, plats et salades',
    Bread: 'Pains',
    Beverage: 'Boissons',
    Dessert: 'Desserts',
    Breakfast: 'Petit-déjeuner',
    Pastry: 'Pâtisseries',
    Grocery: 'Épicerie',
  } satisfies Record<Rubric, string>,
  /** What is called otherwise where dishes come on a plate. */
  rubricsOnPlates: {
    Box: 'Plats',
    Other: 'Entrées et à-côtés',
  } satisfies Partial<Record<Rubric, string>>,
  filters: 'Affiner la carte',
  refine: 'Affiner',
  refined: (count: number) => `Affiner (${count})`,
  favourites: 'Mes favoris',
  diets: 'Régimes',
  avoid: 'Allergènes à éviter',
  avoiding: (count: number) =>
    count === 1 ? '1\u00a0allergène évité' : `${count}\u00a0allergènes évités`,
  category: 'Rubriques',
  search: 'Rechercher un plat ou un ingrédient',
  people: 'Pour combien de personnes\u00a0?',
  peopleExample: 'ex. 12',
  peopleRange: 'De 1 à 500',
  peopleAtLeast: (people: number) => `${people} au moins, avec vos régimes`,
  price: 'Prix',
  byPerson: ' par personne',
  upTo: (price: string) => `${price} au plus`,
  everything: 'Toute la carte',
  shown: (count: number, search: string) => {
    const products = count > 1 ? `${count}\u00a0produits` : `${count || 'Aucun'}\u00a0produit`
    if (search !== '') return `${products} pour «\u00a0${search}\u00a0»`
    return count === 0 ? products : `${products} à la carte`
  },
  see: (count: number) => {
    if (count === 0) return 'Aucun produit\u00a0: voir pourquoi'
    return count === 1 ? 'Voir le produit' : `Voir les ${count}\u00a0produits`
  },
  contains: (allergens: readonly string[]) =>
    allergens.length === 0
      ? 'Aucun des 14\u00a0allergènes'
      : `Contient\u00a0: ${allergens.join(', ').toLowerCase()}`,
  perPerson: (price: string) => `${price} HT par personne`,
  serves: peopleWords.alone,
  /** A label that no line breaks: `Sans porc`. */
  tag: (tag: string) => tag.replaceAll(' ', '\u00a0'),
  minimum: (units: number) => `À partir de ${units}`,
  featured: 'Coup de cœur',
  fewLeft: (units: number) => `Plus que ${units}`,
  soldOut: 'Épuisé pour ce jour',
  add: 'Ajouter',
  addNamed: (name: string) => `Ajouter ${name}`,
  quantity: (name: string) => `la quantité de ${name}`,
  outOfHours: (name: string, hour: string) =>
    `${name} n’est pas livré à\u00a0${hour}\u00a0: choisissez un autre créneau, ou commandez-le à part.`,
  updating: 'Mise à jour de la carte',
  otherDay: 'Choisir un autre jour',
}
