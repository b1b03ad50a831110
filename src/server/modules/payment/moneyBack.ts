import {
  isNewer,
  isOwed,
  leftToOwe,
  matchRefund,
  newPartOfSum,
  sumBack,
  unnamedId,
  type MoneyBack,
} from '#domain/order/moneyBack'
import type { Log } from '../../base/Log'
import type { Database } from '../../db/database'
import { raiseAlarm } from '../../metrics/alarms'
import type { Dispute, Refund } from '../../providers/payments/PaymentProvider'
import {
  changeOwed,
  changeState,
  findMoneyBack,
  insertMoneyBack,
  nameMoneyBack,
} from './moneyBackRepo'

/** The payment whose money goes back; `amount` in cents. */
export type Received = { id: number; orderId: string; intentId: string; amount: number }

const STATES: Record<Refund['status'], MoneyBack['state']> = {
  pending: 'open',
  succeeded: 'gone',
  failed: 'failed',
}

const DISPUTE_STATES: Record<Exclude<Dispute['status'], 'inquiry'>, MoneyBack['state']> = {
  open: 'open',
  withdrawn: 'gone',
  won: 'failed',
}

/**
 * Books the refunds and disputes that the provider tells of. Their events may come in any order and more than once; the caller
 * holds the order's lock. docs/rules/payments.md#money-back
 */
export function createMoneyBack({ log }: { log: Log }) {
  /** More than was paid cannot be refunded: a larger amount is ignored. */
  function isTooMuch(payment: Received, rows: readonly MoneyBack[], more: number): boolean {
    const total = sumBack(rows) + more
    if (total <= payment.amount) return false
    const details = {
      paymentId: payment.id,
      intentId: payment.intentId,
      amount: payment.amount,
      total,
    }
    raiseAlarm(log, 'paymentEventMismatch', details, 'more goes back than was paid: not booked')
    return true
  }

  async function advance(
    tx: Database,
    row: MoneyBack,
    state: MoneyBack['state'],
    now: Date,
  ): Promise<boolean> {
    // Once a transfer has sent the money, what comes late of the card's refund is no news.
    if (row.isByTransfer || !isNewer(row.state, state)) return false
    await changeState(tx, row.id, state, now)
    return true
  }

  /** What is owed is never more than what is left of the payment. */
  async function adjustOwed(tx: Database, payment: Received): Promise<void> {
    const rows = await findMoneyBack(tx, payment.id)
    const owed = rows.find(isOwed)
    const left = leftToOwe(payment.amount, rows)
    if (owed && left < owed.amount) await changeOwed(tx, owed.id, left)
  }

  async function insertRefund(tx: Database, payment: Received, refund: Refund, now: Date) {
    const { id: providerId, amount, status } = refund
    const { id: refundOf, orderId } = payment
    const state = STATES[status]
    const row = { orderId, refundOf, type: 'cardRefund' as const, amount, providerId, state }
    await insertMoneyBack(tx, row, now)
  }

  return {
    async bookRefund(tx: Database, payment: Received, refund: Refund, now: Date): Promise<void> {
      const rows = await findMoneyBack(tx, payment.id)
      const match = matchRefund(rows, refund)
      let isNews = true
      if (match === 'included') {
        log.warn({ refund }, 'a refund is in the books already, in a sum without its id')
        return
      }
      if (match) {
        if (match.providerId !== refund.id) await nameMoneyBack(tx, match.id, refund.id)
        if (isOwed(match) && match.amount !== refund.amount) {
          await changeOwed(tx, match.id, refund.amount)
        }
        isNews = await advance(tx, match, STATES[refund.status], now)
      } else {
        if (refund.status !== 'failed' && isTooMuch(payment, rows, refund.amount)) return
        await insertRefund(tx, payment, refund, now)
      }
      if (refund.status === 'failed' && isNews) {
        const details = { orderId: payment.orderId, intentId: payment.intentId, refund }
        raiseAlarm(log, 'refundFailed', details, 'a bank did not take a refund')
      }
      await adjustOwed(tx, payment)
    },

    /** `total` is the sum in cents that has gone back of a payment so far; null for the whole payment. */
    async bookSum(tx: Database, payment: Received, total: number | null, now: Date): Promise<void> {
      const rows = await findMoneyBack(tx, payment.id)
      const sum = total ?? payment.amount
      const amount = newPartOfSum(sum, rows)
      if (amount === 0 || isTooMuch(payment, rows, amount)) return
      const providerId = unnamedId(payment.intentId, sum)
      const { id: refundOf, orderId } = payment
      const owed = rows.find((row) => isOwed(row) && row.amount === amount)
      if (owed) {
        await nameMoneyBack(tx, owed.id, providerId)
        await changeState(tx, owed.id, 'gone', now)
      } else {
        const type = 'cardRefund' as const
        await insertMoneyBack(
          tx,
          { orderId, refundOf, type, amount, providerId, state: 'gone' },
          now,
        )
      }
      await adjustOwed(tx, payment)
    },

    /** Once a dispute of money that is to go back is won, what is left is owed again. */
    async bookDispute(
      tx: Database,
      {
        payment,
        dispute,
        isToGoBack,
      }: { payment: Received; dispute: Dispute; isToGoBack: boolean },
      now: Date,
    ): Promise<void> {
      const { id: providerId, amount, status } = dispute
      const { id: refundOf, orderId } = payment
      const details = { orderId, intentId: payment.intentId, dispute }
      raiseAlarm(log, 'dispute', details, 'a customer or a bank disputes a payment')
      // No money has left: an order that is called off meanwhile is refunded, which ends it.
      if (status === 'inquiry') return
      const rows = await findMoneyBack(tx, refundOf)
      const state = DISPUTE_STATES[status]
      const known = rows.find((row) => row.providerId === providerId)
      if (known) await advance(tx, known, state, now)
      else {
        const row = { orderId, refundOf, type: 'dispute' as const, amount, providerId, state }
        await insertMoneyBack(tx, row, now)
      }
      const left = leftToOwe(payment.amount, await findMoneyBack(tx, refundOf))
      if (status === 'won' && isToGoBack && left > 0 && !rows.some(isOwed)) {
        const type = 'cardRefund' as const
        await insertMoneyBack(tx, { orderId, refundOf, type, amount: left, state: 'open' }, now)
      }
      await adjustOwed(tx, payment)
    },
  }
}
