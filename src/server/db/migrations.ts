import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { MIGRATIONS_FOLDER } from '../files'
import type { Database, DatabaseConnection } from './database'

const journal = v.object({ entries: v.array(v.object({ tag: v.string(), when: v.number() })) })

/** This program expects migrations that the database has not had. */
export class MigrationsMissingError extends Error {
  constructor(readonly missing: readonly string[]) {
    super(
      `The database lacks ${missing.join(', ')}: run \`node dist/server/migrate.js\` before the start.`,
    )
    this.name = 'MigrationsMissingError'
  }
}

/**
 * Brings the tables up to date, except where a release does that before its servers start: on a PostgreSQL in
 * production they must be. Error: MigrationsMissingError.
 */
export async function prepareTables(
  database: DatabaseConnection,
  { isProduction }: { isProduction: boolean },
): Promise<void> {
  if (isProduction && database.kind === 'postgres') await requireMigrations(database.db)
  else await database.migrate()
}

/** Every migration that this program knows, oldest first. */
export function knownMigrations() {
  const text = readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')
  return v.parse(journal, JSON.parse(text)).entries
}

/**
 * A database that has had more than this program knows is right: the next release has migrated it already, and its
 * migrations take nothing away that we need. See docs/decisions/034-migrations.md.
 */
async function requireMigrations(db: Database): Promise<void> {
  const applied = await appliedMigrations(db)
  const missing = knownMigrations().filter(({ when }) => !applied.has(when))
  if (missing.length > 0) throw new MigrationsMissingError(missing.map(({ tag }) => tag))
}

/** Where drizzle writes down what it has applied, each by the instant at which it was made. */
async function appliedMigrations(db: Database): Promise<ReadonlySet<number>> {
  const found = await db.execute<{ table: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as "table"`,
  )
  if (!found.rows[0]?.table) return new Set()
  const { rows } = await db.execute<{ when: string | number }>(
    sql`select created_at as "when" from drizzle.__drizzle_migrations`,
  )
  return new Set(rows.map((row) => Number(row.when)))
}
