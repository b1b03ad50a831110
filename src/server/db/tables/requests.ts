import { index, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const requests = pgTable(
  'requests',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: ['quote', 'contact', 'phoneCall', 'catalogue'] }).notNull(),
    /** The form, checked; see modules/request. */
    content: jsonb('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('requests_created').on(table.createdAt)],
)
