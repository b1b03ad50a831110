import { setTimeout as wait } from 'node:timers/promises'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { DatabaseError, type Client } from 'pg'
import * as v from 'valibot'

/** How long a migration may wait for the lock of a table: all other statements on the table queue behind it. */
const LOCK_TIMEOUT = '2s'
const PAUSE_MS = 1_000
const MAX_ATTEMPTS = 30
/** lock_not_available, deadlock_detected: nothing is left of the attempt. */
const RETRIED = new Set(['55P03', '40P01'])

const lastRows = v.tuple([v.object({ last: v.nullable(v.pipe(v.string(), v.transform(Number))) })])

type Options = {
  folder: string
  onRetry: (error: DatabaseError, attempt: number) => void
}

/**
 * Does what drizzle's migrator does, with its table, for an open shop: each migration runs in its own transaction, so
 * that locks are short, and is retried when a table was locked.
 */
export async function applyMigrations(client: Client, { folder, onRetry }: Options): Promise<void> {
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS drizzle;
    CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (
      id serial PRIMARY KEY, hash text NOT NULL, created_at bigint
    )`)
  const { rows } = await client.query(
    'SELECT max(created_at)::text AS last FROM drizzle.__drizzle_migrations',
  )
  const last = v.parse(lastRows, rows)[0].last ?? 0
  for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
    if (migration.folderMillis > last) await applyPatiently(client, migration, onRetry)
  }
}

async function applyPatiently(
  client: Client,
  migration: MigrationMeta,
  onRetry: Options['onRetry'],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration)
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined)
      const isRetried = error instanceof DatabaseError && RETRIED.has(error.code ?? '')
      if (!isRetried || attempt === MAX_ATTEMPTS) throw error
      onRetry(error, attempt)
    }
    await wait(PAUSE_MS)
  }
}

async function apply(client: Client, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  await client.query('BEGIN')
  await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`)
  for (const statement of sql) await client.query(statement)
  await client.query(
    'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)',
    [hash, folderMillis],
  )
  await client.query('COMMIT')
}
