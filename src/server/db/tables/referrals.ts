import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { users } from './users'

/** Whom a customer named for the reward programme. */
export const referrals = pgTable(
  'referrals',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Lower case. */
    refereeEmail: text('referee_email').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('referrals_referee').on(table.userId, table.refereeEmail),
    index('referrals_email').on(table.refereeEmail),
  ],
)
