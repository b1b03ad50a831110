import { and, asc, eq, isNull, notInArray } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { newsletterSubscribers } from '../../db/tables/mailSubscriptions'

type UnsyncedSubscription = Awaited<ReturnType<typeof findUnsyncedSubscriptions>>[number]

/** Subscriptions whose last change the providers do not know yet, oldest first, but for those of some addresses. */
export const findUnsyncedSubscriptions = async (
  db: Database,
  limit: number,
  without: readonly string[],
) =>
  db
    .select({
      email: newsletterSubscribers.email,
      isSubscribed: newsletterSubscribers.isSubscribed,
      changedAt: newsletterSubscribers.changedAt,
    })
    .from(newsletterSubscribers)
    .where(
      and(
        isNull(newsletterSubscribers.syncedAt),
        notInArray(newsletterSubscribers.email, [...without]),
      ),
    )
    .orderBy(asc(newsletterSubscribers.changedAt))
    .limit(limit)

/** Marks a subscription as known to every provider, unless it has changed meanwhile. */
export async function markSynced(
  db: Database,
  subscription: UnsyncedSubscription,
  syncedAt: Date,
): Promise<void> {
  await db
    .update(newsletterSubscribers)
    .set({ syncedAt })
    .where(
      and(
        eq(newsletterSubscribers.email, subscription.email),
        eq(newsletterSubscribers.isSubscribed, subscription.isSubscribed),
      ),
    )
}
