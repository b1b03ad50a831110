import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Database } from './database'
import { rawQueriesOn } from './postgresRawQueries'
import { setRawQueries } from './rawQueries'

const databases = new WeakMap<PoolClient, Database>()

/** drizzle on one connection of a pool, made once for each. */
export function databaseOn(client: PoolClient): Database {
  const known = databases.get(client)
  if (known) return known
  const db: Database = drizzle(client)
  setRawQueries(db, rawQueriesOn(client))
  databases.set(client, db)
  return db
}
