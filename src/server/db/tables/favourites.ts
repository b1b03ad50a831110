import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { products } from './catalogue'
import { instant } from './columns'
import { users } from './users'

/** Dishes that customers keep: they go with their account, or with the dish. */
export const favourites = pgTable(
  'favourites',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('favourites_product').on(table.productId),
  ],
)
