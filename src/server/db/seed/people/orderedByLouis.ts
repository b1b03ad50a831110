import type { Ordered } from './Ordered'

/** What Louis ate at the canteen, delivered: he is asked whether he liked it. */
export const ORDERED_BY_LOUIS: readonly Ordered[] = [
  {
    status: 'delivered',
    inDays: -3,
    hour: '12:30',
    brandId: '1',
    products: { 'cantine-carottes': 1, 'cantine-poulet-basquaise': 1 },
    payment: 'card',
    contact: 'Louis Garnier',
    details: 'Salle du rez-de-chaussée',
  },
]
