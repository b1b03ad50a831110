import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { orders } from './orders'
import { payments } from './payments'

/** The last number given in a series, `FA-2026`; its row is locked while a number is taken, so that none is lost. */
export const numberSeries = pgTable('number_series', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
})

/** Numbers of a series that no document here has, and why: after a restored backup they may be on a customer's. */
export const leftOutNumbers = pgTable(
  'left_out_numbers',
  {
    series: text('series').notNull(),
    first: integer('first').notNull(),
    last: integer('last').notNull(),
    why: text('why').notNull(),
    leftOutAt: instant('left_out_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.first] })],
)

/** An issued invoice. Never changed: a mistake is put right by another document. */
export const invoices = pgTable('invoices', {
  /** `FA-2026-000042`. */
  number: text('number').primaryKey(),
  orderId: uuid('order_id')
    .notNull()
    .unique()
    .references(() => orders.id),
  issuedAt: instant('issued_at').notNull(),
  /** All that the document says, as it was when issued; see modules/document. */
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
