import { DAY_SECONDS, HOUR_SECONDS } from '#domain/time/durations'
import type { Services } from '../services'
import type { Env } from '../base/env/env'
import type { BackgroundJob } from '../modules/backgroundJob/jobRuns'

/**
 * Everything that the shop does by itself. A job may be cut off at any point and run again elsewhere: what it writes must
 * bear that. See docs/decisions/027-background-jobs.md.
 */
export const backgroundJobs = (
  services: Services,
  { isDemo }: Pick<Env, 'isDemo'>,
): readonly BackgroundJob[] => [
  // A mail leaves as soon as it is written; this finds those that have to be tried again.
  { name: 'deliver-mails', everySeconds: 5, run: services.mail.deliverDue },
  { name: 'watch-mails', everySeconds: 60, run: services.mail.watch },
  { name: 'sync-newsletter', everySeconds: 30, run: services.newsletter.syncProviders },
  { name: 'expire-unpaid-orders', everySeconds: 15, run: services.expireOrders },
  { name: 'tell-planned-orders', everySeconds: 300, run: services.mailPlannedOrders },
  // A refund is requested when its order is canceled; this requests again those without a response.
  { name: 'request-refunds', everySeconds: 60, run: services.refundOwed },
  { name: 'delete-closed-customers', everySeconds: 60, run: services.deleteClosedCustomers },
  { name: 'check-books', everySeconds: 60, run: services.books.checkRecent },
  { name: 'check-all-books', everySeconds: DAY_SECONDS, run: services.books.checkAll },
  ...hourly({
    'delete-expired-tokens': services.retention.deleteExpiredTokens,
    'delete-payment-events': services.retention.deletePaymentEvents,
    'delete-mails': services.retention.deleteMails,
    'delete-abandoned-carts': services.retention.deleteAbandonedCarts,
    'delete-requests': services.retention.deleteRequests,
    'delete-rate-limits': services.retention.deleteRateLimits,
  }),
  { name: 'reconcile-payments', everySeconds: DAY_SECONDS, run: services.payment.reconcileRecent },
  ...(isDemo
    ? [{ name: 'progress-demo-orders', everySeconds: 15, run: services.progressOrders }]
    : []),
]

const hourly = (runs: Readonly<Record<string, () => Promise<unknown>>>): BackgroundJob[] =>
  Object.entries(runs).map(([name, run]) => ({ name, everySeconds: HOUR_SECONDS, run }))
