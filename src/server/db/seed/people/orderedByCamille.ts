import type { orders } from '../../tables'

/** What Camille ordered, in the words of the catalogue. */
export type Ordered = {
  status: (typeof orders.$inferInsert)['status']
  /** Days from today; moved to a day that sells. */
  inDays: number
  /** Start of the slot in Paris, HH:mm. */
  hour: string
  brandId: string
  products: Record<string, number>
  menus?: Record<string, number>
  hasCutlery?: boolean
  payment: 'card' | 'declinedThenCard' | 'transferPaid' | 'transferDue' | 'none'
  contact: string
  details: string
}

/** One order in every status, and enough delivered ones to fill a page. Oldest first. */
export const ORDERED: readonly Ordered[] = [
  {
    status: 'delivered',
    inDays: -45,
    hour: '12:00',
    brandId: '1',
    products: { 'plateau-batignolles': 8, 'plateau-buttes-chaumont': 4, 'eau-plate-50cl': 12 },
    hasCutlery: true,
    payment: 'transferPaid',
    contact: 'Camille Lefèvre',
    details: '3e étage, code 24B10, salle Oslo',
  },
  {
    status: 'delivered',
    inDays: -31,
    hour: '08:30',
    brandId: '1',
    products: { 'viennoiseries-assorties': 2, 'cafe-thermos': 2, 'corbeille-fruits': 1 },
    payment: 'card',
    contact: 'Hugo Perrin',
    details: 'Accueil du rez-de-chaussée',
  },
  {
    status: 'delivered',
    inDays: -17,
    hour: '16:00',
    brandId: '21',
    products: { fraisier: 1, 'macarons-12': 2, financiers: 1 },
    payment: 'declinedThenCard',
    contact: 'Camille Lefèvre',
    details: '3e étage, code 24B10',
  },
  {
    status: 'canceled',
    inDays: -9,
    hour: '12:30',
    brandId: '1',
    products: { 'plateau-montorgueil': 6 },
    payment: 'none',
    contact: 'Camille Lefèvre',
    details: '3e étage, code 24B10',
  },
  {
    status: 'delivered',
    inDays: -4,
    hour: '12:00',
    brandId: '1',
    products: { 'pain-tranche': 1 },
    menus: { 'buffet-terroir': 2 },
    payment: 'transferPaid',
    contact: 'Hugo Perrin',
    details: 'Cour intérieure, verrière au fond',
  },
  {
    status: 'supported',
    inDays: 0,
    hour: '12:00',
    brandId: '1',
    products: { 'salade-nicoise': 3, 'salade-charonne': 3 },
    payment: 'card',
    contact: 'Camille Lefèvre',
    details: '3e étage, code 24B10',
  },
  {
    status: 'assigned',
    inDays: 1,
    hour: '13:00',
    brandId: '1',
    products: { 'plateau-odeon': 4, 'petit-pain-levain': 4 },
    payment: 'card',
    contact: 'Camille Lefèvre',
    details: '3e étage, code 24B10',
  },
  {
    status: 'confirmed',
    inDays: 6,
    hour: '12:30',
    brandId: '1',
    products: { 'eau-gazeuse-50cl': 10 },
    menus: { 'formule-grands-boulevards': 14 },
    hasCutlery: true,
    payment: 'transferDue',
    contact: 'Camille Lefèvre',
    details: '3e étage, salle Bergen',
  },
  {
    status: 'waitingForPayment',
    inDays: 8,
    hour: '12:00',
    brandId: '1',
    products: { 'plateau-saint-germain': 5, 'jus-pomme-vexin': 5 },
    payment: 'none',
    contact: 'Camille Lefèvre',
    details: '3e étage, code 24B10',
  },
]
