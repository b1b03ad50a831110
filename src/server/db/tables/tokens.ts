import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { users } from './users'

/** Session and one-time tokens, kept as SHA-256 hashes only. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text('hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose', {
      enum: ['session', 'password', 'terms', 'canteenEmail', 'email', 'opening'],
    }).notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('tokens_user').on(table.userId), index('tokens_expiry').on(table.expiresAt)],
)
