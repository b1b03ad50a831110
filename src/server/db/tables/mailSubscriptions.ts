import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Lists that an address has refused; every other list is sent; the newsletter only once it was requested. */
export const stoppedMails = pgTable(
  'stopped_mails',
  {
    /** Lower case. */
    email: text('email').notNull(),
    list: text('list').notNull(),
    stoppedAt: instant('stopped_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.list] })],
)

/** Addresses that asked for the newsletter, whether or not they have an account. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    /** Lower case. */
    email: text('email').primaryKey(),
    isSubscribed: boolean('is_subscribed').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** When the mailing providers had the last change; null until then. */
    syncedAt: instant('told_at'),
  },
  (table) => [
    index('newsletter_untold')
      .on(table.changedAt)
      .where(sql`${table.syncedAt} is null`),
  ],
)
