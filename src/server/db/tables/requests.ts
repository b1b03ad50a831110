import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

// What visitors ask of the shop.

export const requests = pgTable(
  'requests',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: ['quote', 'contact', 'phoneCall', 'catalogue'] }).notNull(),
    /** The form, checked; see modules/request. */
    content: jsonb('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('requests_created').on(table.createdAt)],
)

/** Addresses that asked for the newsletter, whether or not they have an account. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    /** Lower case. */
    email: text('email').primaryKey(),
    isSubscribed: boolean('is_subscribed').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** When the mailing providers were told of the last change; null until then. */
    toldAt: instant('told_at'),
  },
  (table) => [
    index('newsletter_untold')
      .on(table.changedAt)
      .where(sql`${table.toldAt} is null`),
  ],
)
