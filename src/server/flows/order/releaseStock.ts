import type { Portions, StockKey } from '#domain/catalogue/portions'
import type { Database } from '../../db/database'
import type { DeliveryService } from '../../modules/delivery/deliveryService'
import type { InventoryService } from '../../modules/inventory/inventoryService'
import { findLines, type OrderLineRow, type OrderRow } from '../../modules/order/orderRepo'

type Dependencies = {
  delivery: Pick<DeliveryService, 'releaseSlot'>
  inventory: Pick<InventoryService, 'release'>
}

/** Whose portions an order takes. */
export const stockKeyOf = (
  order: Pick<OrderRow, 'distributionPointId' | 'deliveryDay'>,
): StockKey => ({
  pointId: order.distributionPointId,
  day: order.deliveryDay,
})

/** Gives back the portions and the slot of a locked order; once the transaction is over, say that they changed. */
export async function releaseStock(
  tx: Database,
  order: OrderRow,
  { delivery, inventory }: Dependencies,
): Promise<void> {
  const lines = await findLines(tx, [order.id])
  await inventory.release(tx, stockKeyOf(order), portionsOf(lines))
  await delivery.releaseSlot(tx, order.distributionPointId, order.slotStartAt)
}

/** What an order took, each product once. */
function portionsOf(lines: readonly OrderLineRow[]): Portions[] {
  const taken = new Map<number, number>()
  for (const { productId, quantity } of lines) {
    if (productId !== null) taken.set(productId, (taken.get(productId) ?? 0) + quantity)
  }
  return [...taken].map(([productId, quantity]) => ({ productId, quantity }))
}
