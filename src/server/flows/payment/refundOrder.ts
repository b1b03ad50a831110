import { backOffMs } from '#domain/time/backOff'
import type { Clock } from '#domain/time/clock'
import type { Log } from '../../base/Log'
import { HOUR_MS } from '#domain/time/durations'
import type { Database } from '../../db/database'
import type { MailService } from '../../mail/mailService'
import { raiseAlarm } from '../../metrics/alarms'
import { createMoneyBack } from '../../modules/payment/moneyBack'
import {
  changeState,
  countRefundAttempt,
  findOwedToCards,
  planRefund,
  type OwedRefund,
} from '../../modules/payment/moneyBackRepo'
import { findIntentPayment } from '../../modules/payment/paymentRepo'
import {
  recordPartSentBack,
  recordSentBack,
  undoSentBack,
  type PartOutcome,
  type SentPart,
} from '../../modules/payment/sentBack'
import type { PaymentProvider, Refund } from '../../providers/payments/PaymentProvider'
import type { BookRefunds } from './bookRefunds'
import { lockPayable } from './payableOrders'

/** Asked for at the same time: one that the provider keeps waiting holds up no one but itself. */
const MAX_AT_ONCE = 8
const FIRST_RETRY_MS = 30_000
const MAX_RETRY_MS = HOUR_MS

type Dependencies = {
  db: Database
  clock: Clock
  provider: PaymentProvider
  patientProvider: PaymentProvider
  bookRefunds: BookRefunds
  mail: Pick<MailService, 'wake'>
  log: Log
}

export type RefundOrder = ReturnType<typeof createRefundOrder>['refundOrder']

/** Money that goes back because the shop called a paid order off. */
export function createRefundOrder(dependencies: Dependencies) {
  const { db, clock, provider, patientProvider, bookRefunds, mail, log } = dependencies
  const books = createMoneyBack(dependencies)

  /** Under the order's lock, and with the credit notes that follow from it. */
  async function book(orderId: string, intentId: string, refunds: readonly Refund[]) {
    await db.transaction(async (tx) => {
      await lockPayable(tx, orderId)
      const payment = await findIntentPayment(tx, intentId)
      if (!payment) return
      await bookRefunds(tx, orderId, async () => {
        for (const refund of refunds) await books.bookRefund(tx, payment, refund, clock.now())
      })
    })
    mail.wake()
  }

  /** Writes down what was sent by transfer, with its credit note and its mail. */
  async function sendBack<Outcome>(
    orderId: string,
    record: (tx: Database) => Promise<Outcome>,
  ): Promise<Outcome> {
    const outcome = await db.transaction(async (tx) => {
      await lockPayable(tx, orderId)
      return bookRefunds(tx, orderId, () => record(tx))
    })
    mail.wake()
    return outcome
  }

  async function retryLater(id: number): Promise<void> {
    const wait = backOffMs(await countRefundAttempt(db, id), FIRST_RETRY_MS, MAX_RETRY_MS)
    await planRefund(db, id, new Date(clock.now().getTime() + wait))
  }

  async function request(chosenProvider: PaymentProvider, owed: OwedRefund): Promise<void> {
    const { id, orderId, intentId, amount } = owed
    const outcome = await chosenProvider.refund(intentId, { amount, paymentId: id })
    if (typeof outcome === 'object') return book(orderId, intentId, [outcome])
    if (outcome === 'unknownIntent') {
      await changeState(db, id, 'failed', clock.now())
      const details = { orderId, paymentId: id, intentId }
      raiseAlarm(log, 'refundFailed', details, 'a payment to refund is unknown to the provider')
      return
    }
    // A part of it, or all, was refunded in the dashboard: what that leaves is requested the next time.
    if (outcome === 'tooMuch')
      await book(orderId, intentId, await chosenProvider.listRefunds(intentId))
    else log.warn({ paymentId: id, intentId }, 'a disputed payment cannot be refunded')
    await retryLater(id)
  }

  async function requestOrRetry(chosenProvider: PaymentProvider, owed: OwedRefund): Promise<void> {
    try {
      await request(chosenProvider, owed)
    } catch (error) {
      log.warn({ err: error, paymentId: owed.id }, 'a refund has to be asked for again')
      await retryLater(owed.id)
    }
  }

  return {
    /** Requests from the provider the refunds that are owed to cards and due. Twice the same refund is one refund. */
    async refundOwed(isStopping = () => false): Promise<void> {
      const now = clock.now()
      for (;;) {
        const owed = await findOwedToCards(db, { now, limit: MAX_AT_ONCE })
        if (owed.length === 0 || isStopping()) return
        await Promise.all(owed.map((refund) => requestOrRetry(patientProvider, refund)))
      }
    },

    /** Asks for what an order is owed, at once and with little patience: a person waits. */
    async refundOrder(orderId: string): Promise<void> {
      const owed = await findOwedToCards(db, { now: clock.now(), orderId, limit: MAX_AT_ONCE })
      for (const refund of owed) await requestOrRetry(provider, refund)
    },

    /** The person who runs the shop has sent back by transfer what no card takes; false when nothing of the kind is owed. */
    sendBackByTransfer: (orderId: string): Promise<boolean> =>
      sendBack(orderId, async (tx) => (await recordSentBack(tx, orderId, clock.now())) > 0),

    /** The person who runs the shop has sent back a part of a transfer. */
    sendPartBackByTransfer: (orderId: string, part: SentPart): Promise<PartOutcome> =>
      sendBack(orderId, (tx) => recordPartSentBack(tx, orderId, part, clock.now())),

    /** The person who runs the shop had noted by mistake that so many cents were sent back by transfer; false when that is not noted. */
    undoSentBack: (orderId: string, amount: number): Promise<boolean> =>
      db.transaction(async (tx) => {
        const order = await lockPayable(tx, orderId)
        const isToGoBack = order?.status === 'canceled'
        return undoSentBack(tx, orderId, { amount, isToGoBack }, clock.now())
      }),
  }
}
