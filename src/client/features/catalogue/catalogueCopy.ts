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
  avoidHint: 'Les produits qui en contiennent disparaissent de la carte.',
  category: 'Rubriques',
  everything: 'Toute la carte',
  clear: 'Effacer les filtres',
  apply: 'Voir la carte',
  shown: (count: number) =>
    count === 0
      ? 'Aucun produit'
      : count === 1
        ? '1\u00a0produit à la carte'
        : `${count}\u00a0produits à la carte`,
  details: (name: string) => `Voir la fiche\u00a0: ${name}`,
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
  nothingMatches: 'Rien ne correspond à ces filtres',
  nothingMatchesAdvice: 'Retirez un régime ou un allergène pour élargir la carte.',
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
