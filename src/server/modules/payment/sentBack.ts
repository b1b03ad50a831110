import { isOwed, leftToOwe, sumBack, toSendByTransfer } from '#domain/order/moneyBack'
import { DAY_MS } from '#domain/time/durations'
import type { Database } from '../../db/database'
import {
  changeOwed,
  changeState,
  findMoneyBack,
  insertMoneyBack,
  setSentBack,
  wasSentBackSince,
} from './moneyBackRepo'
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

/** Cents TTC; `isAgain` when as much was sent back within the last day, and now once more. */
export type SentPart = { amount: number; isAgain: boolean }

/** `notedBefore`: as much within the last day, by this command given twice or by another person. */
export type PartOutcome =
  /** `back` of the `received` cents of the transfer are sent back so far. */
  | { kind: 'sentBack'; back: number; received: number }
  | { kind: 'nothingCame' | 'byCard' | 'owed' | 'notedBefore' | 'tooMuch' }

/**
 * Writes down that a transfer sent back a part of the transfer that a locked order was paid by. What is owed goes back whole
 * (`recordSentBack`), a card through the provider. docs/rules/payments.md#money-back
 */
export async function recordPartSentBack(
  tx: Database,
  orderId: string,
  { amount, isAgain }: SentPart,
  now: Date,
): Promise<PartOutcome> {
  const payments = await findReceived(tx, orderId)
  const transfers = payments.filter(({ type }) => type !== 'card')
  if (transfers.length === 0) return { kind: payments.length === 0 ? 'nothingCame' : 'byCard' }
  const aDayAgo = new Date(now.getTime() - DAY_MS)
  if (!isAgain && (await wasSentBackSince(tx, orderId, amount, aDayAgo))) {
    return { kind: 'notedBefore' }
  }
  let refusal: 'owed' | 'tooMuch' = 'tooMuch'
  for (const { id: refundOf, amount: received } of transfers) {
    const rows = await findMoneyBack(tx, refundOf)
    if (rows.some(isOwed)) refusal = 'owed'
    else if (leftToOwe(received, rows) >= amount) {
      const row = { orderId, refundOf, type: 'wireTransferRefund' as const, amount }
      await insertMoneyBack(tx, { ...row, state: 'gone' }, now)
      return { kind: 'sentBack', back: sumBack(rows) + amount, received }
    }
  }
  return { kind: refusal }
}

/**
 * Takes back that a transfer sent `amount` cents of a locked order, the last such note first; false where there is none. Its
 * credit note stands, for the next refund of the order. Of an order that was called off the money is owed again (`isToGoBack`);
 * what a bank did not take counts as failed again, and so is to be sent by transfer.
 * docs/rules/payments.md#money-back
 */
export async function undoSentBack(
  tx: Database,
  orderId: string,
  { amount, isToGoBack }: { amount: number; isToGoBack: boolean },
  now: Date,
): Promise<boolean> {
  for (const { id: refundOf, type } of await findReceived(tx, orderId)) {
    const rows = await findMoneyBack(tx, refundOf)
    const noted = rows.findLast(
      (row) => row.isByTransfer && row.state === 'gone' && row.amount === amount,
    )
    if (!noted) continue
    await changeState(tx, noted.id, 'failed', now)
    if (isToGoBack && type !== 'card') {
      const owed = rows.find(isOwed)
      const row = { orderId, refundOf, type: 'wireTransferRefund' as const, amount }
      if (owed) await changeOwed(tx, owed.id, owed.amount + amount)
      else await insertMoneyBack(tx, { ...row, state: 'open' }, now)
    }
    return true
  }
  return false
}
