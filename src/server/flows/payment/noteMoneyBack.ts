import type { Clock } from '#domain/time/clock'
import type { Log } from '../../base/Log'
import type { Database } from '../../db/database'
import type { MailService } from '../../mail/mailService'
import { createMoneyBack, type Received } from '../../modules/payment/moneyBack'
import {
  findIntentPayment,
  isEventHandled,
  rememberEvent,
  type IntentPayment,
} from '../../modules/payment/paymentRepo'
import type { PaymentEvent, PaymentProvider } from '../../providers/payments/PaymentProvider'
import type { BookRefunds } from './bookRefunds'
import { lockPayable } from './payableOrders'
import type { Settlement } from './settlePayment'

type Dependencies = {
  db: Database
  clock: Clock
  provider: Pick<PaymentProvider, 'retrieveIntent'>
  bookRefunds: BookRefunds
  settlement: Settlement
  mail: Pick<MailService, 'wake'>
  log: Log
}

type MoneyBackEvent = Extract<PaymentEvent, { type: 'refund' | 'refundedSum' | 'dispute' }>

const intentOf = (event: MoneyBackEvent): string => {
  if (event.type === 'refund') return event.refund.intentId
  return event.type === 'dispute' ? event.dispute.intentId : event.intentId
}

/** Books the refunds and disputes of a card payment, after the payment itself. */
export function createNoteMoneyBack(dependencies: Dependencies) {
  const { db, clock, provider, bookRefunds, settlement, mail, log } = dependencies
  const books = createMoneyBack(dependencies)

  /**
   * Books the payment first: the event of a refund may come before the one that the payment succeeded. `isUnwanted` when no
   * order took the payment. After a refund that failed no other one is requested: a person sends that money by transfer.
   */
  async function settleFirst(
    event: MoneyBackEvent,
  ): Promise<{ known: IntentPayment | null; isUnwanted: boolean }> {
    const intentId = intentOf(event)
    const known = await findIntentPayment(db, intentId)
    if (known?.isPaid) return { known, isUnwanted: false }
    const intent = await provider.retrieveIntent(intentId)
    if (intent?.status !== 'succeeded' || intent.orderId === null) {
      return { known, isUnwanted: false }
    }
    const hasFailed = event.type === 'refund' && event.refund.status === 'failed'
    const isUnwanted = await settlement.settle(intent.orderId, intent, { mayRefund: !hasFailed })
    return { known: await findIntentPayment(db, intentId), isUnwanted }
  }

  function bookBack(tx: Database, payment: Received, event: MoneyBackEvent, isToGoBack: boolean) {
    const now = clock.now()
    if (event.type === 'refund') return books.bookRefund(tx, payment, event.refund, now)
    if (event.type === 'refundedSum') return books.bookSum(tx, payment, event.amount, now)
    return books.bookDispute(tx, { payment, dispute: event.dispute, isToGoBack }, now)
  }

  return async (event: MoneyBackEvent): Promise<void> => {
    const { known, isUnwanted } = await settleFirst(event)
    await db.transaction(async (tx) => {
      const order = known && (await lockPayable(tx, known.orderId))
      if (await isEventHandled(tx, event.id)) return
      const payment = await findIntentPayment(tx, intentOf(event))
      // A payment that no order took and that went straight back is not booked, nor is its refund.
      if (!payment || (isUnwanted && !payment.isPaid)) {
        log.warn({ event }, 'money that is not in the books goes back')
      } else {
        const isToGoBack = order?.status === 'canceled' || payment.isUnwanted
        await bookRefunds(tx, payment.orderId, () => bookBack(tx, payment, event, isToGoBack))
      }
      await rememberEvent(tx, event.id, clock.now())
    })
    mail.wake()
  }
}
