import { and, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Clock } from '../../../domain/time/clock'
import type { Database } from '../../db/database'
import { carts, mails, paymentEvents, rateLimits, requests, tokens } from '../../db/tables'
import { deleteInBatches } from './deleteInBatches'
import { PERIODS } from './periods'

export type RetentionService = ReturnType<typeof createRetentionService>

/** Deletes what is no longer needed. Invoices and orders stay: the law wants them for ten years. docs/rules/privacy.md */
export function createRetentionService({ db, clock }: { db: Database; clock: Clock }) {
  const before = (period: number) => new Date(clock.now().getTime() - period)
  const remove = (table: PgTable, condition: SQL | undefined) =>
    condition === undefined ? Promise.resolve(0) : deleteInBatches(db, table, condition)

  return {
    /** Sessions and links that are over. */
    deleteExpiredTokens: () => remove(tokens, lt(tokens.expiresAt, clock.now())),

    /** A provider sends an event again for days, not for months. */
    deletePaymentEvents: () =>
      remove(paymentEvents, lt(paymentEvents.receivedAt, before(PERIODS.paymentEvents))),

    /** Sent, given up, or never waited for by who should have confirmed the address; not those that may still leave. */
    deleteMails: () =>
      remove(mails, and(lt(mails.createdAt, before(PERIODS.mails)), isNull(mails.nextTryAt))),

    deleteAbandonedCarts: () => remove(carts, lt(carts.updatedAt, before(PERIODS.carts))),

    deleteRequests: () => remove(requests, lt(requests.createdAt, before(PERIODS.requests))),

    /** They end by the time of the machines, whatever the shop's clock says. */
    deleteRateLimits: () =>
      remove(
        rateLimits,
        sql`${rateLimits.expire} < extract(epoch from now()) * 1000 - ${PERIODS.rateLimits}`,
      ),
  }
}
