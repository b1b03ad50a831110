import type { ProductCategory } from './catalogueFilters'

export const catalogueCopy = {
  categories: {
    Box: 'Plateaux et coffrets',
    Other: 'Entrées, plats et salades',
    Bread: 'Pains',
    Beverage: 'Boissons',
    Dessert: 'Desserts',
    Breakfast: 'Petit-déjeuner',
    Pastry: 'Pâtisseries',
    Grocery: 'Épicerie',
  } satisfies Record<ProductCategory, string>,
  menus: 'Menus',
  filters: 'Affiner la carte',
  diets: 'Régimes',
  avoid: 'Allergènes à éviter',
  avoiding: (count: number) =>
    count === 1 ? '1\u00a0allergène évité' : `${count}\u00a0allergènes évités`,
  category: 'Rubriques',
  search: 'Rechercher un plat ou un ingrédient',
  people: 'Pour combien de personnes\u00a0?',
  peopleRange: 'De 1 à 500',
  price: 'Prix',
  byPerson: ' par personne',
  upTo: (price: string) => `${price} au plus`,
  everything: 'Toute la carte',
  shown: (count: number, search: string) => {
    const products = count > 1 ? `${count}\u00a0produits` : `${count || 'Aucun'}\u00a0produit`
    if (search !== '') return `${products} pour «\u00a0${search}\u00a0»`
    return count === 0 ? products : `${products} à la carte`
  },
  contains: (allergens: readonly string[]) =>
    allergens.length === 0
      ? 'Aucun des 14\u00a0allergènes'
      : `Contient\u00a0: ${allergens.join(', ').toLowerCase()}`,
  perPerson: (price: string) => `${price} HT par personne`,
  serves: (people: number) =>
    people > 1 ? `Pour ${people}\u00a0personnes` : 'Pour 1\u00a0personne',
  minimum: (units: number) => `${units}\u00a0minimum`,
  featured: 'Coup de cœur',
  fewLeft: (units: number) => `Plus que ${units}`,
  soldOut: 'Épuisé pour ce jour',
  add: 'Ajouter',
  addNamed: (name: string) => `Ajouter ${name}`,
  quantity: (name: string) => `la quantité de ${name}`,
  updating: 'Mise à jour de la carte',
  otherDay: 'Choisir un autre jour',
  roomService: {
    title: 'Le room service est réservé aux entreprises partenaires',
    visitor:
      'Connectez-vous avec le compte de votre entreprise pour voir sa carte et ses points de livraison. Elle n’a pas encore ce service\u00a0? Appelez-nous, nous le mettons en place en quelques jours.',
    customer:
      'Votre entreprise n’a pas encore ce service. Appelez-nous, nous le mettons en place en quelques jours.',
  },
  canteen: {
    title: 'La cantine est réservée aux convives',
    visitor:
      'Connectez-vous avec votre compte de convive pour voir le menu de votre cantine. Vous n’en avez pas\u00a0? Demandez une invitation au responsable de votre cantine.',
    customer:
      'Votre compte n’est pas un compte de convive. Demandez une invitation au responsable de votre cantine.',
  },
  signIn: 'Se connecter',
  call: (phone: string) => `Appeler le ${phone}`,
  backToTrays: 'Voir les plateaux repas',
}
