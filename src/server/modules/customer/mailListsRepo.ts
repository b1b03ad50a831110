import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { newsletterSubscribers, stoppedMails } from '../../db/tables/mailSubscriptions'
import { users } from '../../db/tables/users'
import { together } from '../../db/together'

const hasAddress = (email: string) => eq(sql`lower(${users.email})`, email)

/** What is known of an address (lower case): the newsletter has to be requested, the rest goes out until it is stopped. */
export async function findMailPreferences(db: Database, email: string) {
  const [accounts, subscriptions, stopped] = await together([
    db
      .select({ hasAcceptedNewsletter: users.hasAcceptedNewsletter })
      .from(users)
      .where(hasAddress(email)),
    db
      .select({ isSubscribed: newsletterSubscribers.isSubscribed })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email)),
    db.select({ list: stoppedMails.list }).from(stoppedMails).where(eq(stoppedMails.email, email)),
  ])
  const wantsNewsletter =
    accounts.some(({ hasAcceptedNewsletter }) => hasAcceptedNewsletter) ||
    subscriptions.some(({ isSubscribed }) => isSubscribed)
  return {
    isKnown: accounts.length > 0 || subscriptions.length > 0,
    wantsNewsletter,
    stopped: new Set(stopped.map(({ list }) => list)),
  }
}

/** Whether an address (lower case) has an account beside this one. */
export async function hasOtherAccount(db: Database, email: string, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(hasAddress(email), ne(users.id, id)))
  return rows.length > 0
}

/**
 * Writes the choice for every account of the address, and for the mailing providers, which are synced later, even when the choice
 * was the same before: they have unsubscribe links of their own. Returns whether the list changed; of two callers at once, to one.
 */
export async function writeNewsletterChoice(
  db: Database,
  email: string,
  isSubscribed: boolean,
  now: Date,
): Promise<boolean> {
  const choice = { isSubscribed, changedAt: now, syncedAt: null }
  await db.update(users).set({ hasAcceptedNewsletter: isSubscribed }).where(hasAddress(email))
  const changed = await db
    .insert(newsletterSubscribers)
    .values({ email, ...choice })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: choice,
      setWhere: ne(newsletterSubscribers.isSubscribed, isSubscribed),
    })
    .returning({ email: newsletterSubscribers.email })
  if (changed.length > 0) return true
  await db.update(newsletterSubscribers).set(choice).where(eq(newsletterSubscribers.email, email))
  return false
}

/** Writes the choice to one account alone; no provider is synced. */
export async function setNewsletterChoice(
  db: Database,
  userId: number,
  hasAcceptedNewsletter: boolean,
): Promise<void> {
  await db.update(users).set({ hasAcceptedNewsletter }).where(eq(users.id, userId))
}

export async function stopLists(
  db: Database,
  email: string,
  lists: readonly string[],
  now: Date,
): Promise<void> {
  if (lists.length === 0) return
  await db
    .insert(stoppedMails)
    .values(lists.map((list) => ({ email, list, stoppedAt: now })))
    .onConflictDoNothing()
}

export async function resumeLists(
  db: Database,
  email: string,
  lists: readonly string[],
): Promise<void> {
  if (lists.length === 0) return
  await db
    .delete(stoppedMails)
    .where(and(eq(stoppedMails.email, email), inArray(stoppedMails.list, [...lists])))
}
