import { sql } from 'drizzle-orm'
import pino from 'pino'
import { openPostgres } from '#server/db/postgres'
import { postgresSettings } from '#server/base/env/envDatabase'
import type { Cluster } from './cluster'
import { codeOf } from './request'

const LIMITS = sql<string>`select concat_ws(', ', current_setting('lock_timeout'), current_setting('statement_timeout'),
  current_setting('idle_in_transaction_session_timeout')) as limits`

/** What the time limits are inside of a transaction through the pooler, and after it on the connections that it used. */
export async function measurePooledLimits({
  databaseUrl,
  poolerUrl,
}: Pick<Cluster, 'databaseUrl' | 'poolerUrl'>) {
  if (poolerUrl === null) throw new Error('there is no pooler')
  const open = (changes: Record<string, string> = {}) =>
    openPostgres(
      postgresSettings(poolerUrl, { DATABASE_DIRECT_URL: databaseUrl, ...changes }),
      pino({ level: 'silent' }),
    )
  const [usual, hasty] = [await open(), await open({ DB_STATEMENT_TIMEOUT_MS: '200' })]
  try {
    const inside = await usual.db.transaction(async (tx) => tx.execute<{ limits: string }>(LIMITS))
    const ended = await hasty.db
      .transaction(async (tx) => tx.execute(sql`select pg_sleep(5)`))
      .then(() => 'not ended', causeOf)
    const after = await usual.db.execute<{ idle: string }>(
      sql`select current_setting('idle_in_transaction_session_timeout') as idle`,
    )
    return {
      inside: inside.rows[0]?.limits ?? '',
      ended,
      after: after.rows[0]?.idle ?? '',
    }
  } finally {
    await Promise.all([usual.close(), hasty.close()])
  }
}

/** The code of what the driver told, which drizzle wraps. */
const causeOf = (error: unknown) =>
  codeOf(error instanceof Error && error.cause !== undefined ? error.cause : error)
