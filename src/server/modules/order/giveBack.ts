import type { Database } from '../../db/database'
import type { DeliveryService } from '../delivery/deliveryService'
import type { InventoryService, Portions } from '../inventory/inventoryService'
import { findLines, type OrderLineRow, type OrderRow } from './orderRepo'

export type GiveBackDependencies = { delivery: DeliveryService; inventory: InventoryService }

/** Whose portions an order takes. */
export const placeOf = (order: Pick<OrderRow, 'distributionPointId' | 'deliveryDay'>) => ({
  pointId: order.distributionPointId,
  day: order.deliveryDay,
})

/** Gives back the portions and the slot of a locked order; once the transaction is over, say that they changed. */
export async function giveBack(
  tx: Database,
  order: OrderRow,
  { delivery, inventory }: GiveBackDependencies,
): Promise<void> {
  const lines = await findLines(tx, [order.id])
  await inventory.giveBack(tx, placeOf(order), portionsOf(lines))
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
