import type { Clock } from '#domain/time/clock'
import type { Log } from '../../base/Log'
import type { Database } from '../../db/database'
import type { MailService } from '../../mail/mailService'
import { raiseAlarm } from '../../metrics/alarms'
import { createMoneyBack, type Received } from '../../modules/payment/moneyBack'
import {
  findIntentPayment,
  isEventHandled,
  recordFailed,
  recordPaid,
  rememberEvent,
  type IntentPayment,
} from '../../modules/payment/paymentRepo'
import type {
  Intent,
  PaymentEvent,
  PaymentProvider,
} from '../../providers/payments/PaymentProvider'
import type { ConfirmPaidOrder } from '../order/confirmPaidOrder'
import type { BookRefunds } from './bookRefunds'
import { lockPayable, type PayableOrder } from './payableOrders'
import { createUnwantedPayment, type UnwantedPayment } from './unwantedPayment'

type Dependencies = {
  db: Database
  clock: Clock
  provider: PaymentProvider
  confirmPaidOrder: ConfirmPaidOrder
  bookRefunds: BookRefunds
  mail: Pick<MailService, 'wake'>
  log: Log
}

export type Settlement = {
  /** Brings a signed event into the books; the same event again changes nothing. Throws InvalidSignatureError. */
  handleWebhook: (rawBody: string, signature: string) => Promise<void>
  /** Brings a succeeded intent into the books without waiting for its event; true when no order takes its money: it goes back. */
  settle: (orderId: string, intent: Intent) => Promise<boolean>
}

/** The event that tells of a payment, if one does, and the shop that its intent names. */
type Source = { eventId: string | null; shop: string | null }

type BackEvent = Extract<PaymentEvent, { type: 'refund' | 'refundedSum' | 'dispute' }>

const CURRENCY = 'eur'

/**
 * Card orders are due once, and until their slot begins (docs/rules/orders.md#holding); a transfer order takes a card's
 * money while some is due.
 */
function isWanted(order: PayableOrder, now: Date): boolean {
  if (order.amountDue === 0) return false
  if (order.payByCreditTransfer) return order.status !== 'canceled'
  return order.status === 'waitingForPayment' && order.slotStartAt > now
}

const intentOf = (event: BackEvent): string => {
  if (event.type === 'refund') return event.refund.intentId
  return event.type === 'dispute' ? event.dispute.intentId : event.intentId
}

/** Exactly one charge an order: what succeeds beside it, or too late for the order, goes back to the card. */
export function createSettlement(dependencies: Dependencies): Settlement {
  const { db, clock, provider, confirmPaidOrder, bookRefunds, mail, log } = dependencies
  const books = createMoneyBack(dependencies)
  const unwanted = createUnwantedPayment(dependencies)

  const isHandled = (tx: Database, eventId: string | null) =>
    eventId !== null && isEventHandled(tx, eventId)
  const acknowledge = async (tx: Database, eventId: string | null) => {
    if (eventId !== null) await rememberEvent(tx, eventId, clock.now())
  }
  const refuse = (details: object, field: string) =>
    raiseAlarm(
      log,
      'paymentEventMismatch',
      { ...details, field },
      `What the payment provider says is not what is due (${field}): not booked`,
    )

  /** Why a payment of a known order is not what is due; null when it is. */
  function mismatchOf(
    payment: IntentPayment,
    known: IntentPayment | null,
    order: PayableOrder,
  ): string | null {
    if (known && known.orderId !== payment.orderId) return 'intent'
    if (known && known.amount !== payment.amount) return 'amount'
    return isWanted(order, clock.now()) && order.amountDue !== payment.amount ? 'amount' : null
  }

  /** True when no order takes the money; nothing is written then. */
  const book = (payment: IntentPayment, { eventId, shop }: Source) =>
    db.transaction(async (tx) => {
      // The lock comes first: two processes with the same event take turns, and the second sees what the first did.
      const order = await lockPayable(tx, payment.orderId)
      if (await isHandled(tx, eventId)) return false
      const known = await findIntentPayment(tx, payment.intentId)
      const mismatch = order && mismatchOf(payment, known, order)
      // What was received before the order was called off is refunded by the cancellation.
      const isBooked = known?.isPaid === true
      const isRefused = isBooked ? known.isUnwanted : order && !isWanted(order, clock.now())
      // Another shop on the same account, or the one that this is a copy of: its money is not ours to give back.
      const isOthers = shop !== null && shop !== provider.shop
      if (order && !mismatch && isRefused && !isOthers) return true
      if (!order && shop !== provider.shop) {
        log.warn(payment, 'A payment names an order that is not here')
      } else if (!order) refuse(payment, 'order')
      else if (mismatch) refuse({ ...payment, due: order.amountDue }, mismatch)
      else if (isRefused) refuse({ ...payment, shop }, 'shop')
      else if (!isBooked) {
        await confirmPaidOrder(tx, payment.orderId, clock.now())
        await recordPaid(tx, payment, { paidAt: clock.now(), isUnwanted: false })
      }
      await acknowledge(tx, eventId)
      return false
    })

  async function settle(
    payment: IntentPayment,
    source: Source,
    sendBack = unwanted.refund,
  ): Promise<boolean> {
    const isUnwanted = await book(payment, source)
    mail.wake()
    if (!isUnwanted) return false
    await sendBack(payment)
    await acknowledge(db, source.eventId)
    return true
  }

  async function settleIntent(
    orderId: string,
    { id: intentId, amount, ...intent }: Intent,
    sendBack?: UnwantedPayment['refund'],
  ): Promise<boolean> {
    const isForeign = intent.currency !== CURRENCY
    const isOther = intent.orderId !== null && intent.orderId !== orderId
    if (!isForeign && !isOther) {
      return settle({ intentId, orderId, amount }, { eventId: null, shop: intent.shop }, sendBack)
    }
    refuse({ intentId, orderId, amount }, isForeign ? 'currency' : 'intent')
    return false
  }

  /**
   * Money that goes back says that it came: an event may be here before the one of its success. `isUnwanted` when no order
   * took it. A refund that failed is not made anew then: a person sends that money by transfer.
   */
  async function settleFirst(
    event: BackEvent,
  ): Promise<{ known: IntentPayment | null; isUnwanted: boolean }> {
    const intentId = intentOf(event)
    const known = await findIntentPayment(db, intentId)
    if (known?.isPaid) return { known, isUnwanted: false }
    const intent = await provider.retrieveIntent(intentId)
    if (intent?.status !== 'succeeded' || intent.orderId === null) {
      return { known, isUnwanted: false }
    }
    const hasFailed = event.type === 'refund' && event.refund.status === 'failed'
    const sendBack = hasFailed ? unwanted.book : unwanted.refund
    const isUnwanted = await settleIntent(intent.orderId, intent, sendBack)
    return { known: await findIntentPayment(db, intentId), isUnwanted }
  }

  async function noteBack(event: BackEvent) {
    const { known, isUnwanted } = await settleFirst(event)
    await db.transaction(async (tx) => {
      const order = known && (await lockPayable(tx, known.orderId))
      if (await isHandled(tx, event.id)) return
      const payment = await findIntentPayment(tx, intentOf(event))
      // What no order took and what went straight back came into no book, and leaves none.
      if (!payment || (isUnwanted && !payment.isPaid)) {
        log.warn({ event }, 'Money that is not in the books goes back')
      } else {
        const isToGoBack = order?.status === 'canceled' || payment.isUnwanted
        await bookRefunds(tx, payment.orderId, () => bookBack(tx, payment, event, isToGoBack))
      }
      await acknowledge(tx, event.id)
    })
    mail.wake()
  }

  function bookBack(tx: Database, payment: Received, event: BackEvent, isToGoBack: boolean) {
    const now = clock.now()
    if (event.type === 'refund') return books.bookRefund(tx, payment, event.refund, now)
    if (event.type === 'refundedSum') return books.bookSum(tx, payment, event.amount, now)
    return books.bookDispute(tx, { payment, dispute: event.dispute, isToGoBack }, now)
  }

  async function handle(event: PaymentEvent) {
    if (event.type === 'succeeded') {
      const { intentId, amount, id: eventId, shop } = event
      const orderId = event.orderId ?? (await findIntentPayment(db, intentId))?.orderId
      if (orderId !== undefined) {
        await settle({ intentId, orderId, amount }, { eventId, shop })
        return
      }
    }
    if (event.type === 'refund' || event.type === 'refundedSum' || event.type === 'dispute') {
      return noteBack(event)
    }
    await db.transaction(async (tx) => {
      if (await isHandled(tx, event.id)) return
      if (event.type === 'failed') await recordFailed(tx, event.intentId)
      await acknowledge(tx, event.id)
    })
  }

  /** An event of another mode or currency is about other money than ours. */
  function foreignFieldOf({ type, isLive, currency }: PaymentEvent): string | null {
    if (type === 'other') return null
    if (isLive !== null && isLive !== provider.isLive) return 'livemode'
    return currency !== null && currency !== CURRENCY ? 'currency' : null
  }

  return {
    settle: settleIntent,

    async handleWebhook(rawBody, signature) {
      const event = provider.parseEvent(rawBody, signature)
      const foreign = foreignFieldOf(event)
      if (foreign === null) return handle(event)
      if (await isEventHandled(db, event.id)) return
      refuse({ event }, foreign)
      await rememberEvent(db, event.id, clock.now())
    },
  }
}
