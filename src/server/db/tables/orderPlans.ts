import { boolean, integer, jsonb, pgTable, serial, unique, uuid } from 'drizzle-orm/pg-core'
import { day, instant } from './columns'
import { orders } from './orders'
import { users } from './users'

/** Orders that their customers want every week. They go with their account; what is over is deleted. */
export const orderPlans = pgTable(
  'order_plans',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What is repeated, on its weekday and at its hour. */
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    isPaused: boolean('is_paused').notNull().default(false),
    /** Days that the customer leaves out. */
    skipped: jsonb('skipped').$type<string[]>().notNull().default([]),
    /** The last date that a mail has told of. */
    mailedFor: day('mailed_for'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('order_plans_order').on(table.userId, table.orderId)],
)
