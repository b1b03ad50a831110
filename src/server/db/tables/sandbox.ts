import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

// The provider’s side, played by the payment sandbox; nothing else reads these.

export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
})

export const sandboxCards = pgTable(
  'sandbox_cards',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').references(() => sandboxCustomers.id),
    brand: text('brand').notNull(),
    country: text('country').notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    cvcCheck: text('cvc_check'),
    /** How this test card behaves; see providers/payments/sandbox. Card numbers are never stored. */
    behaviour: text('behaviour').notNull(),
  },
  (table) => [index('sandbox_cards_customer').on(table.customerId)],
)

export const sandboxIntents = pgTable('sandbox_intents', {
  id: text('id').primaryKey(),
  clientSecret: text('client_secret').notNull(),
  amount: integer('amount').notNull(),
  status: text('status').notNull(),
  customerId: text('customer_id'),
  cardId: text('card_id'),
  saveCard: boolean('save_card').notNull().default(false),
  lastErrorCode: text('last_error_code'),
  metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
  idempotencyKey: text('idempotency_key').unique(),
  createdAt: instant('created_at').notNull(),
})

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    id: text('id').primaryKey(),
    intentId: text('intent_id').notNull(),
    amount: integer('amount').notNull(),
    status: text('status').notNull(),
    metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
    idempotencyKey: text('idempotency_key').unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sandbox_refunds_intent').on(table.intentId)],
)

export const sandboxDisputes = pgTable('sandbox_disputes', {
  id: text('id').primaryKey(),
  /** A payment is disputed once. */
  intentId: text('intent_id').notNull().unique(),
  amount: integer('amount').notNull(),
  status: text('status').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** Events on their way to the shop's webhook, kept until it acknowledges them. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    intentId: text('intent_id').notNull(),
    /** The refund or dispute that it tells of; null for one of the intent itself. */
    objectId: text('object_id'),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    index('sandbox_events_pending')
      .on(table.createdAt)
      .where(sql`${table.deliveredAt} is null`),
  ],
)
