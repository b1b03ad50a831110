import { leftToOwe } from '#domain/order/moneyBack'
import type { Database } from '../../db/database'
import { findMoneyBack, insertMoneyBack } from './moneyBackRepo'
import { findReceived } from './paymentRepo'

/** What a customer gets back, cents TTC, to the card and by transfer. */
export type Owed = { card: number; wireTransfer: number }

/**
 * Books that everything received for a locked order goes back, in the transaction that cancels it. The provider is called only
 * after the commit, and again until it responds.
 */
export async function oweRefunds(tx: Database, orderId: string, now: Date): Promise<Owed> {
  const owed: Owed = { card: 0, wireTransfer: 0 }
  for (const { id: refundOf, type, amount } of await findReceived(tx, orderId)) {
    const left = leftToOwe(amount, await findMoneyBack(tx, refundOf))
    if (left === 0) continue
    const isCard = type === 'card'
    owed[isCard ? 'card' : 'wireTransfer'] += left
    const refund = { orderId, refundOf, amount: left, state: 'open' as const }
    const backAs = isCard ? ('cardRefund' as const) : ('wireTransferRefund' as const)
    await insertMoneyBack(tx, { ...refund, type: backAs }, now)
  }
  return owed
}
