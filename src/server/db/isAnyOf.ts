import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a column is one of any number of values, told in one parameter: `inArray` takes one for each, and a statement has
 * 65,535 at most.
 */
export const isAnyOf = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} = any (${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`
