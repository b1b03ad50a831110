import { and, asc, eq, isNull, notInArray } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { newsletterSubscribers } from '../../db/tables/mailWishes'

export type UntoldWish = Awaited<ReturnType<typeof findUntoldWishes>>[number]

/** Wishes that the providers do not know yet, oldest first, but for those of some addresses. */
export const findUntoldWishes = async (db: Database, limit: number, without: readonly string[]) =>
  db
    .select({
      email: newsletterSubscribers.email,
      isSubscribed: newsletterSubscribers.isSubscribed,
      changedAt: newsletterSubscribers.changedAt,
    })
    .from(newsletterSubscribers)
    .where(
      and(
        isNull(newsletterSubscribers.toldAt),
        notInArray(newsletterSubscribers.email, [...without]),
      ),
    )
    .orderBy(asc(newsletterSubscribers.changedAt))
    .limit(limit)

/** Only if nothing was wished otherwise meanwhile. */
export async function markTold(db: Database, wish: UntoldWish, toldAt: Date): Promise<void> {
  await db
    .update(newsletterSubscribers)
    .set({ toldAt })
    .where(
      and(
        eq(newsletterSubscribers.email, wish.email),
        eq(newsletterSubscribers.isSubscribed, wish.isSubscribed),
      ),
    )
}
