import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { day } from './columns'
import { products } from './catalogue'
import { distributionPoints } from './delivery'

/** Portions of a product for a day and point. The row appears with its first order. */
export const stock = pgTable(
  'stock',
  {
    distributionPointId: integer('distribution_point_id')
      .notNull()
      .references(() => distributionPoints.id),
    day: day('day').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    total: integer('total').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.distributionPointId, table.day, table.productId] })],
)
