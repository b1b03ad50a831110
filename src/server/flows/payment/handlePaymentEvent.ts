import type { Clock } from '#domain/time/clock'
import type { Log } from '../../base/Log'
import type { Database } from '../../db/database'
import type { MailService } from '../../mail/mailService'
import {
  findIntentPayment,
  isEventHandled,
  recordFailed,
  rememberEvent,
} from '../../modules/payment/paymentRepo'
import {
  CURRENCY,
  type PaymentEvent,
  type PaymentProvider,
} from '../../providers/payments/PaymentProvider'
import type { BookRefunds } from './bookRefunds'
import { createNoteMoneyBack } from './noteMoneyBack'
import { refusePayment } from './refusePayment'
import type { Settlement } from './settlePayment'

type Dependencies = {
  db: Database
  clock: Clock
  provider: PaymentProvider
  bookRefunds: BookRefunds
  settlement: Settlement
  mail: Pick<MailService, 'wake'>
  log: Log
}

/** Brings a signed event into the books; the same event again changes nothing. Throws InvalidSignatureError. */
export function createHandlePaymentEvent(dependencies: Dependencies) {
  const { db, clock, provider, settlement, log } = dependencies
  const noteMoneyBack = createNoteMoneyBack(dependencies)

  async function handle(event: PaymentEvent): Promise<void> {
    if (event.type === 'succeeded') {
      const { intentId, amount, id: eventId, shop } = event
      const orderId = event.orderId ?? (await findIntentPayment(db, intentId))?.orderId
      if (orderId !== undefined) {
        await settlement.settlePayment({ intentId, orderId, amount }, { eventId, shop })
        return
      }
    }
    if (event.type === 'refund' || event.type === 'refundedSum' || event.type === 'dispute') {
      return noteMoneyBack(event)
    }
    await db.transaction(async (tx) => {
      if (await isEventHandled(tx, event.id)) return
      if (event.type === 'failed') await recordFailed(tx, event.intentId)
      await rememberEvent(tx, event.id, clock.now())
    })
  }

  /** An event of another mode or currency is about other money than ours. */
  function foreignFieldOf({ type, isLive, currency }: PaymentEvent): string | null {
    if (type === 'other') return null
    if (isLive !== null && isLive !== provider.isLive) return 'livemode'
    return currency !== null && currency !== CURRENCY ? 'currency' : null
  }

  return async (rawBody: string, signature: string): Promise<void> => {
    const event = provider.parseEvent(rawBody, signature)
    const foreign = foreignFieldOf(event)
    if (foreign === null) return handle(event)
    if (await isEventHandled(db, event.id)) return
    refusePayment(log, { event }, foreign)
    await rememberEvent(db, event.id, clock.now())
  }
}
