import type { orders } from '../../tables'

/** What somebody ordered, in the words of the catalogue. */
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
