import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './database'

const dialect = new PgDialect()

/**
 * A statement whose text is built once and which PostgreSQL plans once a connection, under its name: for what a busy
 * shop asks at every order. Values fill the text's placeholders; rows come as the driver reads them.
 */
export function createStatement<Row>(name: string, text: SQL) {
  const query = dialect.sqlToQuery(text)
  return async (db: Database, values: Readonly<Record<string, unknown>>): Promise<Row[]> => {
    const { rows } = await db._.session
      .prepareQuery<{
        execute: { rows: Row[] }
        all: unknown
        values: unknown
      }>(query, undefined, name, false)
      .execute(values)
    return rows
  }
}
