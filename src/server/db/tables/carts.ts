import { index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { users } from './users'

export const carts = pgTable(
  'carts',
  {
    key: uuid('key').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The browser's `CartInput`, checked; see modules/cart. */
    content: jsonb('content').notNull(),
    /** Total TTC that the last `setCart` returned; another one at `createOrder` is PRICE_CHANGED. */
    returnedTotalTTC: integer('answered_total_ttc').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('carts_updated').on(table.updatedAt)],
)
