import type { Clock } from '../../../domain/clock'
import type { Database } from '../../db/database'
import type { PaymentEvent, PaymentProvider } from '../../payments/PaymentProvider'
import type { PayableOrders } from './PayableOrders'
import {
  isEventHandled,
  isIntentPaid,
  recordFailed,
  recordPaid,
  rememberEvent,
  type IntentPayment,
} from './paymentRepo'
import { recordRefunded, recordRefundFailed } from './refundRepo'

type Dependencies = {
  db: Database
  clock: Clock
  provider: PaymentProvider
  orders: () => PayableOrders
  log: { warn: (details: object, message: string) => void }
}

export type Settlement = {
  /** Brings a signed event into the books; the same event again changes nothing. */
  handleEvent: (event: PaymentEvent) => Promise<void>
  /** Brings a succeeded intent into the books without waiting for its event. */
  settle: (payment: IntentPayment) => Promise<void>
}

/** Exactly one charge an order: what succeeds beside it, or after the order lapsed, goes back to the card. */
export function createSettlement({ db, clock, provider, orders, log }: Dependencies): Settlement {
  const isHandled = (tx: Database, eventId: string | null) =>
    eventId !== null && isEventHandled(tx, eventId)
  const acknowledge = async (tx: Database, eventId: string | null, now: Date) => {
    if (eventId !== null) await rememberEvent(tx, eventId, now)
  }

  /** True when the money has no order to pay and must go back; nothing is written then. */
  const book = (payment: IntentPayment, eventId: string | null) =>
    db.transaction(async (tx) => {
      if (await isHandled(tx, eventId)) return false
      const now = clock.now()
      const outcome = await orders().markPaid(tx, payment.orderId, now)
      const isWanted = outcome === 'paid' || outcome === 'unknown'
      // What was received before the order was called off is given back by whoever called it off.
      if (!isWanted && !(await isIntentPaid(tx, payment.intentId))) return true
      if (outcome === 'paid') await recordPaid(tx, payment, now)
      // Another shop on the same account, perhaps: its money is not ours to give back.
      if (outcome === 'unknown') log.warn(payment, 'A payment names an order that is not here')
      await acknowledge(tx, eventId, now)
      return false
    })

  // Outside any transaction, because the provider may take its time, and before the event counts as handled, so that
  // a refund that fails is tried again with the next delivery. Twice the same refund is one refund.
  async function giveBack(payment: IntentPayment, eventId: string | null) {
    await provider.refundIntent(payment.intentId)
    log.warn(payment, 'A payment without an order to pay was refunded')
    await db.transaction(async (tx) => {
      await recordFailed(tx, payment.intentId)
      await acknowledge(tx, eventId, clock.now())
    })
  }

  async function settle(payment: IntentPayment, eventId: string | null) {
    const isUnwanted = await book(payment, eventId)
    orders().afterPaying()
    if (isUnwanted) await giveBack(payment, eventId)
  }

  async function note(tx: Database, event: PaymentEvent) {
    if (event.type === 'failed') await recordFailed(tx, event.intentId)
    if (event.type === 'refunded') await recordRefunded(tx, event.intentId, clock.now())
    if (event.type !== 'refundFailed') return
    await recordRefundFailed(tx, event.intentId)
    log.warn(event, 'A bank did not take a refund: send the money back by transfer')
  }

  return {
    settle: (payment) => settle(payment, null),

    async handleEvent(event) {
      if (event.type === 'succeeded' && event.orderId !== null) {
        const { intentId, orderId, amount } = event
        return settle({ intentId, orderId, amount }, event.id)
      }
      await db.transaction(async (tx) => {
        if (await isHandled(tx, event.id)) return
        await note(tx, event)
        await acknowledge(tx, event.id, clock.now())
      })
    },
  }
}
