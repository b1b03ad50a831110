import { toSendByTransfer } from '#domain/order/moneyBack'
import type { Database } from '../../db/database'
import { findMoneyBack, setSentBack } from './moneyBackRepo'
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
