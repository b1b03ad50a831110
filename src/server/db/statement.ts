import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './database'
import { runRawQuery } from './rawQueries'

const dialect = new PgDialect()

/**
 * A statement whose text is built once and which PostgreSQL plans once a connection, under its name: for what a busy
 * shop runs at every order. Values fill the text's placeholders; rows come as the driver reads them.
 */
export function createStatement<Row extends Record<string, unknown>>(name: string, query: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return async (db: Database, values: Readonly<Record<string, unknown>>): Promise<Row[]> => {
    const filled = fillPlaceholders(params, { ...values })
    return (await runRawQuery<Row>(db, { name, text, values: filled })).rows
  }
}
