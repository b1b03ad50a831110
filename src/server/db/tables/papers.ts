import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { orders, payments } from './orders'
import { users } from './people'

// What the shop writes to people: mails and invoices.

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
    createdAt: instant('created_at').notNull(),
    /** Not tried again before; null once sent or given up. */
    nextTryAt: instant('next_try_at'),
    tries: integer('tries').notNull().default(0),
    sentAt: instant('sent_at'),
    lastError: text('last_error'),
    /** The account whose address has to be confirmed first; null for a mail that waits for nobody. */
    heldFor: integer('held_for').references(() => users.id),
    /** The order whose calendar entry and delivery note go with it, made when it leaves; null for a mail without files. */
    attachedOrderId: uuid('attached_order_id'),
  },
  (table) => [
    index('mails_waiting').on(table.nextTryAt),
    index('mails_over')
      .on(table.createdAt)
      .where(sql`${table.nextTryAt} is null`),
    index('mails_held')
      .on(table.heldFor)
      .where(sql`${table.heldFor} is not null`),
  ],
)

/** The last number given in a series, `FA-2026`; its row is locked while a number is taken, so that none is lost. */
export const numberSeries = pgTable('number_series', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
})

/** An issued invoice. Never changed: a mistake is put right by another paper. */
export const invoices = pgTable('invoices', {
  /** `FA-2026-000042`. */
  number: text('number').primaryKey(),
  orderId: uuid('order_id')
    .notNull()
    .unique()
    .references(() => orders.id),
  issuedAt: instant('issued_at').notNull(),
  /** All that the paper says, as it was when issued; see modules/document. */
  content: jsonb('content').notNull(),
})

/** An issued credit note: what a refund takes off an invoice. Never changed either. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    /** `AV-2026-000007`. */
    number: text('number').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The refund that it is for: one each. */
    paymentId: integer('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    issuedAt: instant('issued_at').notNull(),
    /** All that the document says, as it was when issued; see modules/document. */
    content: jsonb('content').notNull(),
  },
  (table) => [index('credit_notes_order').on(table.orderId)],
)
