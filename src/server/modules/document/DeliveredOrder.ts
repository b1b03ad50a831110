import type { AgreedRecovery } from '#domain/order/agreedRecovery'
import type { OrderStatus } from '#domain/order/orderStatus'

/** What a delivery note says of an order. */
export type DeliveredOrder = {
  number: string
  status: OrderStatus
  orderedAt: Date
  slotStartAt: Date
  slotEndAt: Date
  /** The kitchen that it leaves from. */
  depot: string
  companyName: string | null
  deliveryAddress: string
  deliveryDetails: string | null
  contactName: string
  contactPhone: string
  toDeliversHot: boolean
  hasToLeaveBags: boolean
  /** When its trays are fetched; null where none are, or not yet agreed. */
  recovery: AgreedRecovery | null
  /** What was ordered; a menu with what it is made of. */
  lines: { label: string; quantity: number; parts: { label: string; quantity: number }[] }[]
}
