import type { CartItem, DeliverySlot } from '#domain/cart/cart'
import type { CartOfOrder } from '#domain/order/reorderedCart'
import type { FoundDelivery } from '../../offer/foundDelivery'
import type { ReorderedOrder } from './useReorderedOrder'

export type Filling = {
  items: readonly CartItem[]
  found: FoundDelivery
  slot: DeliverySlot
}

/** What a cart takes over of a past order, for who delivers it and a slot of today. */
export const cartOfOrder = (
  { deliveryAddress, ...order }: ReorderedOrder,
  { items, found: { departmentCode, delivery }, slot }: Filling,
): CartOfOrder => ({
  address: { ...deliveryAddress, departmentCode },
  delivery,
  slot,
  items,
  lineIds: order.lineIds,
  deliveryContact: order.deliveryContact,
  invoiceContact: order.invoiceContact,
  itemRecovery: order.itemRecovery,
  extras: order.extras,
})
