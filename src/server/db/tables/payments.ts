import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  serial,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { orders } from './orders'

// What was paid for orders, and what goes back.

export const payments = pgTable(
  'payments',
  {
    id: serial('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    type: text('type', {
      enum: ['card', 'wireTransfer', 'cardRefund', 'wireTransferRefund', 'dispute'],
    }).notNull(),
    /** Cents TTC; below 0 for what goes back. */
    amount: integer('amount').notNull(),
    /** For what goes back: the payment that it came with. */
    refundOf: integer('refund_of').references((): AnyPgColumn => payments.id),
    /** For what goes back: the provider's refund or dispute; null until it responded. */
    providerId: text('provider_id').unique(),
    /** How often the refund was requested in vain, and the instant before which it is not requested again. */
    refundAttempts: integer('refund_attempts').notNull().default(0),
    nextRefundAt: instant('next_refund_at'),
    /** The provider's payment intent; null for a transfer. */
    intentId: text('intent_id').unique(),
    clientSecret: text('client_secret'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    hasFailed: boolean('has_failed').notNull().default(false),
    /** Came for an order that did not take it, and did not go straight back: all of it is owed. */
    isUnwanted: boolean('is_unwanted').notNull().default(false),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    index('payments_refund_of').on(table.refundOf),
    index('payments_owed')
      .on(table.id)
      .where(
        sql`${table.type} = 'cardRefund' and ${table.paidAt} is null and not ${table.hasFailed}`,
      ),
  ],
)

/** Webhook events already handled: a provider sends an event again until it is acknowledged. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('payment_events_received').on(table.receivedAt)],
)
