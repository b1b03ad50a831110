import type { ProductCategory } from '#domain/catalogue/categories'
import { peopleWords } from '../../../config/peopleWords'

export const orderSummaryCopy = {
  title: 'Votre commande',
  content: 'Contenu de la commande',
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
  menuContent: (menu: string) => `Contenu de ${menu}`,
  categories: {
    Box: 'Plateau',
    Other: 'Plat',
    Bread: 'Pain',
    Beverage: 'Boisson',
    Dessert: 'Dessert',
    Breakfast: 'Petit-déjeuner',
    Pastry: 'Pâtisserie',
    Grocery: 'Épicerie',
  } satisfies Record<ProductCategory, string>,
  unitPrice: (price: string) => `${price} HT l’unité`,
  serves: peopleWords.inSentence,
  free: 'Offert',
  someFree: (free: number, quantity: number) =>
    `dont ${free} ${free > 1 ? 'offerts' : 'offert'} sur ${quantity}`,
  itemCount: (count: number) => (count > 1 ? `${count} articles` : `${count} article`),
  recovery: 'Reprise des plateaux',
  between: (from: string, to: string) => `entre ${from} et ${to}`,
} as const
