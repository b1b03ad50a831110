import type { Clock } from '#domain/time/clock'
import type { Log } from '../../base/Log'
import type { Database } from '../../db/database'
import type { MailService } from '../../mail/mailService'
import {
  findIntentPayment,
  isEventHandled,
  recordPaid,
  rememberEvent,
  type IntentPayment,
} from '../../modules/payment/paymentRepo'
import {
  CURRENCY,
  type Intent,
  type PaymentProvider,
} from '../../providers/payments/PaymentProvider'
import type { ConfirmPaidOrder } from '../order/confirmPaidOrder'
import type { BookRefunds } from './bookRefunds'
import { lockPayable, type PayableOrder } from './payableOrders'
import { refusePayment } from './refusePayment'
import { createUnwantedPayment } from './unwantedPayment'

type Dependencies = {
  db: Database
  clock: Clock
  provider: PaymentProvider
  confirmPaidOrder: ConfirmPaidOrder
  bookRefunds: BookRefunds
  mail: Pick<MailService, 'wake'>
  log: Log
}

export type Settlement = ReturnType<typeof createSettlement>

/** The event that tells of a payment, if one does, and the shop that its intent names. */
type Source = { eventId: string | null; shop: string | null }

/**
 * Card orders are due once, and until their slot begins (docs/rules/orders.md#holding); a transfer order takes a card's
 * money while some is due.
 */
function isWanted(order: PayableOrder, now: Date): boolean {
  if (order.amountDue === 0) return false
  if (order.payByCreditTransfer) return order.status !== 'canceled'
  return order.status === 'waitingForPayment' && order.slotStartAt > now
}

/** The field in which a payment of a known order differs from what is due; null when none does. */
function mismatchOf(
  payment: IntentPayment,
  known: IntentPayment | null,
  { order, now }: { order: PayableOrder; now: Date },
): 'intent' | 'amount' | null {
  if (known && known.orderId !== payment.orderId) return 'intent'
  if (known && known.amount !== payment.amount) return 'amount'
  return isWanted(order, now) && order.amountDue !== payment.amount ? 'amount' : null
}

/**
 * What becomes of a payment that succeeded: it is booked when it is `due`, and goes back when no order takes it (`unwanted`). The
 * others leave the books as they are: it is in them (`booked`), another shop's (`elsewhere`), or refused for the field that differs.
 */
type Verdict = 'due' | 'unwanted' | 'booked' | 'elsewhere' | 'order' | 'intent' | 'amount' | 'shop'

type Facts = {
  order: PayableOrder | null
  /** What the books hold of its intent. */
  known: (IntentPayment & { isPaid: boolean; isUnwanted: boolean }) | null
  /** The shop that its intent names. */
  shop: string | null
  ownShop: string
  now: Date
}

function verdictOn(payment: IntentPayment, { order, known, shop, ownShop, now }: Facts): Verdict {
  if (!order) return shop === ownShop ? 'order' : 'elsewhere'
  const mismatch = mismatchOf(payment, known, { order, now })
  if (mismatch) return mismatch
  // What was received before the order was canceled is refunded by the cancellation.
  const isBooked = known?.isPaid === true
  const isUnwanted = isBooked ? known.isUnwanted : !isWanted(order, now)
  if (!isUnwanted) return isBooked ? 'booked' : 'due'
  // Another shop on the same account, or the one that this is a copy of: its money is not ours to give back.
  return shop === null || shop === ownShop ? 'unwanted' : 'shop'
}

/** Books one charge an order. A second one, or one that comes too late for the order, goes back to the card. */
export function createSettlement(dependencies: Dependencies) {
  const { db, clock, provider, confirmPaidOrder, mail, log } = dependencies
  const unwanted = createUnwantedPayment(dependencies)

  const isHandled = (tx: Database, eventId: string | null) =>
    eventId !== null && isEventHandled(tx, eventId)
  const acknowledge = async (tx: Database, eventId: string | null) => {
    if (eventId !== null) await rememberEvent(tx, eventId, clock.now())
  }
  const refuse = (details: object, field: string) => refusePayment(log, details, field)

  /** True when no order takes the money; nothing is written then. */
  const book = (payment: IntentPayment, { eventId, shop }: Source) =>
    db.transaction(async (tx) => {
      // The lock comes first: two processes with the same event take turns, and the second sees what the first did.
      const order = await lockPayable(tx, payment.orderId)
      if (await isHandled(tx, eventId)) return false
      const known = await findIntentPayment(tx, payment.intentId)
      const now = clock.now()
      const verdict = verdictOn(payment, { order, known, shop, ownShop: provider.shop, now })
      switch (verdict) {
        case 'unwanted':
          return true
        case 'due':
          await confirmPaidOrder(tx, payment.orderId, now)
          await recordPaid(tx, payment, { paidAt: now, isUnwanted: false })
          break
        case 'booked':
          break
        case 'elsewhere':
          log.warn(payment, 'a payment names an order that is not here')
          break
        case 'order':
          refuse(payment, verdict)
          break
        case 'shop':
          refuse({ ...payment, shop }, verdict)
          break
        case 'intent':
        case 'amount':
          refuse({ ...payment, due: order?.amountDue }, verdict)
      }
      await acknowledge(tx, eventId)
      return false
    })

  /**
   * Books a payment that succeeded; true when no order takes its money. It is refunded then, unless `mayRefund` is false:
   * what has not gone back is owed.
   */
  async function settlePayment(
    payment: IntentPayment,
    source: Source,
    { mayRefund = true } = {},
  ): Promise<boolean> {
    const isUnwanted = await book(payment, source)
    mail.wake()
    if (!isUnwanted) return false
    await (mayRefund ? unwanted.refund(payment) : unwanted.book(payment))
    await acknowledge(db, source.eventId)
    return true
  }

  return {
    settlePayment,

    /** The same for a succeeded intent, without waiting for its event. */
    async settle(
      orderId: string,
      { id: intentId, amount, ...intent }: Intent,
      options?: { mayRefund: boolean },
    ): Promise<boolean> {
      const isForeign = intent.currency !== CURRENCY
      const isOther = intent.orderId !== null && intent.orderId !== orderId
      const payment = { intentId, orderId, amount }
      if (!isForeign && !isOther) {
        return settlePayment(payment, { eventId: null, shop: intent.shop }, options)
      }
      refuse(payment, isForeign ? 'currency' : 'intent')
      return false
    },
  }
}
