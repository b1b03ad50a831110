import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** What the shop keeps about itself between two starts: the payment provider that it runs on. */
export const shopSettings = pgTable('shop_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
