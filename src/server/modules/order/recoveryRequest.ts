import { eq } from 'drizzle-orm'
import type { ItemRecoveryInput } from '../../../../__generated__/server/types'
import { toIso } from '../../../domain/time/calendar'
import type { Clock } from '../../../domain/time/clock'
import {
  canRequestRecovery,
  doTraysComeBack,
  recoveryHour,
  recoveryProblems,
} from '../../../domain/order/itemRecovery'
import { recoveryPlaceProblem } from '../../../domain/order/recoveryPlace'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { orders } from '../../db/tables'
import { badUserInput } from '../../base/errors'
import type { CartService } from '../cart/cartService'
import type { DeliveryService } from '../delivery/deliveryService'
import { parseRecovery } from './orderedRecovery'
import { findLines, type OrderLineRow, type OrderRow } from './orderRepo'
import { lockOwnOrder } from './ownOrder'

export type RecoveryRequestDependencies = {
  db: Database
  clock: Clock
  cart: Pick<CartService, 'readRecovery'>
  delivery: DeliveryService
}

/** Whether the trays of an order may be asked to be fetched now, or their fetching changed. */
export const mayRequestRecovery = (
  { status, slotEndAt, itemRecovery }: OrderRow,
  lines: readonly OrderLineRow[],
  now: Date,
): boolean =>
  canRequestRecovery(
    {
      status,
      slotEndAt,
      traysComeBack: doTraysComeBack(lines.filter(({ kind }) => kind === 'product')),
      agreedFrom: parseRecovery(itemRecovery)?.selectedSlot?.start ?? null,
    },
    now,
  )

/** Agrees on when and where the trays of the viewer's own order are fetched; every rule of the form again. */
export function createRecoveryRequest({ db, clock, cart, delivery }: RecoveryRequestDependencies) {
  return async (viewer: Viewer, orderId: string, input: ItemRecoveryInput): Promise<void> => {
    const recovery = cart.readRecovery(input)
    const { recoveryAddress, selectedSlot } = recovery
    // Before the transaction: what it holds must not wait for a read outside it.
    const zone = recoveryAddress && (await delivery.zoneAt(recoveryAddress))
    const place = recoveryPlaceProblem(recoveryAddress, zone?.businessUnitId)
    await db.transaction(async (tx) => {
      const order = await lockOwnOrder(tx, viewer, orderId)
      const now = clock.now()
      if (!mayRequestRecovery(order, await findLines(tx, [order.id]), now)) {
        throw badUserInput('RECOVERY_CLOSED')
      }
      const { slotStartAt, slotEndAt } = order
      const delivered = { start: toIso(slotStartAt), end: toIso(slotEndAt) }
      const problems = recoveryProblems(recovery, delivered, now)
      const all = place === null ? problems : { recoveryAddress: place, ...problems }
      if (Object.keys(all).length > 0) {
        throw badUserInput('The recovery cannot be used', { ...all })
      }
      const bookedRecoveryHour = selectedSlot && recoveryHour(selectedSlot)
      await tx
        .update(orders)
        .set({ itemRecovery: { ...recovery, bookedRecoveryHour }, updatedAt: now })
        .where(eq(orders.id, order.id))
    })
  }
}
