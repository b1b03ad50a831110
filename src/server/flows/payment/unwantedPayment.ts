import { leftToOwe } from '#domain/order/moneyBack'
import { sumOfAmounts } from '#domain/pricing/money'
import type { Clock } from '#domain/time/clock'
import type { Log } from '../../base/Log'
import type { Database } from '../../db/database'
import { createMoneyBack, type Received } from '../../modules/payment/moneyBack'
import { findMoneyBack, insertMoneyBack } from '../../modules/payment/moneyBackRepo'
import {
  findIntentPayment,
  recordFailed,
  recordPaid,
  type IntentPayment,
} from '../../modules/payment/paymentRepo'
import type { PaymentProvider, Refund } from '../../providers/payments/PaymentProvider'
import type { BookRefunds } from './bookRefunds'
import { lockPayable } from './payableOrders'

type Dependencies = {
  db: Database
  clock: Clock
  provider: PaymentProvider
  bookRefunds: BookRefunds
  log: Log
}

const hasFailed = ({ status }: Refund) => status === 'failed'

/**
 * Money that no order takes. It goes straight back and leaves nothing in the books; what does not go back is booked, so that
 * it is owed, or sent by transfer. docs/rules/payments.md#money-back
 */
export function createUnwantedPayment({ db, clock, provider, bookRefunds, log }: Dependencies) {
  const books = createMoneyBack({ log })

  async function owe(tx: Database, { id: refundOf, orderId, amount }: Received) {
    const left = leftToOwe(amount, await findMoneyBack(tx, refundOf))
    const row = { orderId, refundOf, type: 'cardRefund' as const, state: 'open' as const }
    if (left > 0) await insertMoneyBack(tx, { ...row, amount: left }, clock.now())
  }

  /** What the provider says has not gone back. A refund that failed is not requested again. */
  async function book(payment: IntentPayment): Promise<void> {
    const { intentId, orderId } = payment
    const refunds = await provider.listRefunds(intentId)
    const gone = refunds.filter((refund) => !hasFailed(refund))
    const isAllGone = sumOfAmounts(gone) >= payment.amount
    await db.transaction(async (tx) => {
      await lockPayable(tx, orderId)
      if ((await findIntentPayment(tx, intentId))?.isPaid) return
      if (isAllGone) return recordFailed(tx, intentId)
      await recordPaid(tx, payment, { paidAt: clock.now(), isUnwanted: true })
      const booked = await findIntentPayment(tx, intentId)
      if (!booked) throw new Error('A payment was not written')
      await bookRefunds(tx, orderId, async () => {
        for (const refund of refunds) await books.bookRefund(tx, booked, refund, clock.now())
        if (!refunds.some(hasFailed)) await owe(tx, booked)
      })
    })
  }

  return {
    book,

    /**
     * Requests all of it, unless it is in the books: then what is owed of it is requested, or sent by transfer.
     *
     * Outside any transaction, because the provider may take its time, and before the event counts as handled, so that a refund
     * that got no response is requested again with the next delivery. Twice the same refund is one refund.
     */
    async refund(payment: IntentPayment): Promise<void> {
      if ((await findIntentPayment(db, payment.intentId))?.isPaid) return
      const outcome = await provider.refund(payment.intentId, null)
      log.warn({ ...payment, outcome }, 'a payment has no order to pay: its refund was requested')
      if (typeof outcome === 'string' || hasFailed(outcome)) return book(payment)
      await recordFailed(db, payment.intentId)
    },
  }
}
