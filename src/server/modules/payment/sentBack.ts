import { isOwed, leftToOwe, toSendByTransfer } from '#domain/order/moneyBack'
import type { Database } from '../../db/database'
import { findMoneyBack, insertMoneyBack, setSentBack } from './moneyBackRepo'
import { findReceived } from './paymentRepo'

/** Writes down that a transfer sent back what a locked order is owed and no card takes; returns how many refunds that were. */
export async function recordSentBack(tx: Database, orderId: string, now: Date): Promise<number> {
  const sent: number[] = []
  for (const { id, type, amount } of await findReceived(tx, orderId)) {
    const rows = await findMoneyBack(tx, id)
    sent.push(...toSendByTransfer({ amount, isCard: type === 'card' }, rows).map(({ id }) => id))
  }
  await setSentBack(tx, sent, now)
  return sent.length
}

/**
 * Writes down that a transfer sent back a part of the transfer that a locked order was paid by, of which nothing is owed; false where
 * not so much is left of one. A card is refunded through the provider. `amount` in cents above 0.
 */
export async function recordPartSentBack(
  tx: Database,
  orderId: string,
  amount: number,
  now: Date,
): Promise<boolean> {
  for (const { id: refundOf, type, amount: received } of await findReceived(tx, orderId)) {
    const rows = await findMoneyBack(tx, refundOf)
    if (type === 'card' || rows.some(isOwed) || leftToOwe(received, rows) < amount) continue
    const row = { orderId, refundOf, type: 'wireTransferRefund' as const, amount }
    await insertMoneyBack(tx, { ...row, state: 'gone' }, now)
    return true
  }
  return false
}
