import type { Clock } from '#domain/time/clock'
import type { Database } from '../../db/database'
import { deleteOldLimits } from '../../limits/deleteOldLimits'
import { deleteOldMails, emptyGivenUpMails } from '../../mail/mailRepo'
import { deleteExpiredChallenges } from '../../modules/auth/passkeyRepo'
import { deleteExpiredTokens } from '../../modules/auth/tokenRepo'
import { deleteAbandonedCarts } from '../../modules/cart/cartRepo'
import { deleteOldUnpaidCallers } from '../../modules/order/unpaidCallerRepo'
import { deleteOldEvents } from '../../modules/payment/paymentRepo'
import { deleteOldRequests } from '../../modules/request/requestRepo'
import { PERIODS } from './periods'

/** Deletes what is no longer needed. Invoices and orders stay: the law wants them for ten years. docs/rules/privacy.md */
export function createRetention({ db, clock }: { db: Database; clock: Clock }) {
  const before = (period: number) => new Date(clock.now().getTime() - period)
  return {
    deleteExpiredTokens: async () =>
      (await deleteExpiredTokens(db, clock.now())) +
      (await deleteExpiredChallenges(db, clock.now())),
    deletePaymentEvents: () => deleteOldEvents(db, before(PERIODS.paymentEvents)),
    deleteMails: async () =>
      (await emptyGivenUpMails(db, before(PERIODS.unsentWords))) +
      (await deleteOldMails(db, before(PERIODS.mails))),
    deleteAbandonedCarts: () => deleteAbandonedCarts(db, before(PERIODS.carts)),
    deleteRequests: () => deleteOldRequests(db, before(PERIODS.requests)),
    deleteRateLimits: async () =>
      (await deleteOldLimits(db, PERIODS.rateLimits)) +
      (await deleteOldUnpaidCallers(db, before(PERIODS.unpaidCallers))),
  }
}
