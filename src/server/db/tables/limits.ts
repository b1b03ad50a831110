import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** How often something was tried: the table that rate-limiter-flexible expects, see limits/createLimits.ts. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The limit's name and a hash of whom it counts. */
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** When the count starts again, milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)
