import { type CartItem, type DeliverySlot } from '#domain/cart/cart'
import { type CartOfOrder } from '#domain/order/reorderedCart'
import { type ReorderPlace } from './reorderPlace'
import { type ReorderedOrder } from './useReorderedOrder'

export type Filling = {
  items: readonly CartItem[]
  place: ReorderPlace
  slot: DeliverySlot
}

/** What a cart takes over of a past order, for a place and a slot of today. */
export const cartOfOrder = (
  { place: ordered, ...order }: ReorderedOrder,
  { items, place: { departmentCode, delivery }, slot }: Filling,
): CartOfOrder => ({
  address: { ...ordered, departmentCode },
  delivery,
  slot,
  items,
  lineIds: order.lineIds,
  deliveryContact: order.deliveryContact,
  invoiceContact: order.invoiceContact,
  itemRecovery: order.itemRecovery,
  extras: order.extras,
})
