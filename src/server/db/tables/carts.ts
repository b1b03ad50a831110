import { index, integer, jsonb, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { ArticleKind } from '#domain/catalogue/articleKind'
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
  (table) => [
    index('carts_updated').on(table.updatedAt),
    index('carts_user').on(table.userId, table.updatedAt),
  ],
)

/** A line of a cart that is kept under a name, with its article's name and price (cents HT a unit) of that day. */
export type NamedCartLine = {
  itemId: string
  type: ArticleKind
  lineId: string
  quantity: number
  name: string
  price: number
}

/** Carts that customers keep under a name: they go with their account. */
export const namedCarts = pgTable(
  'named_carts',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The name by which two are the same. */
    nameKey: text('name_key').notNull(),
    lines: jsonb('lines').$type<NamedCartLine[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('named_carts_name').on(table.userId, table.nameKey)],
)
