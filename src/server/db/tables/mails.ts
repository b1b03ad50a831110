import { sql } from 'drizzle-orm'
import { index, integer, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { users } from './users'

/** Mails on their way; a row stays as the trace of what was sent. */
export const mails = pgTable(
  'mails',
  {
    id: serial('id').primaryKey(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    /** The plain-text part. */
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Link behind the header List-Unsubscribe; null for a mail that cannot be stopped. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** The list of `stopped_mails` that it belongs to; null for a mail that cannot be stopped. */
    list: text('list'),
    createdAt: instant('created_at').notNull(),
    /** Not tried again before; null once sent or given up. */
    nextTryAt: instant('next_try_at'),
    tries: integer('tries').notNull().default(0),
    sentAt: instant('sent_at'),
    lastError: text('last_error'),
    /** The account whose address has to be confirmed first; null for a mail that waits for no one. */
    heldFor: integer('held_for').references(() => users.id),
    /** The account that it is written to or in the name of: it goes with it. No reference, which would lock the account. */
    userId: integer('user_id'),
    /** The order whose calendar entry and delivery note go with it, made when it leaves; null for a mail without files. */
    attachedOrderId: uuid('attached_order_id'),
    /** When what it says is over, and it does not leave any more; null for a mail that is read as well later. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('mails_waiting').on(table.nextTryAt),
    index('mails_over')
      .on(table.createdAt)
      .where(sql`${table.nextTryAt} is null`),
    index('mails_held')
      .on(table.heldFor)
      .where(sql`${table.heldFor} is not null`),
    index('mails_unsent_of_account')
      .on(table.userId)
      .where(sql`${table.userId} is not null and ${table.sentAt} is null`),
  ],
)
