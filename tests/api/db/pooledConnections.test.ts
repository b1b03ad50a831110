import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import type { DatabaseConnection } from '#server/db/database'
import { openPostgres } from '#server/db/postgres'
import { createStatement } from '#server/db/statement'
import { postgresSettings } from '#server/base/env/envDatabase'
import { createTestDatabase } from '../../../src/tools/support/postgres'
import { postgresOnly } from '../../support/postgresOnly'

const LIMITS = sql`select concat_ws(', ', current_setting('lock_timeout'), current_setting('statement_timeout'),
  current_setting('idle_in_transaction_session_timeout')) as limits`

// The embedded database has no connections that a pooler could hand on.
postgresOnly.describe('with a pooler before PostgreSQL', () => {
  let database: DatabaseConnection
  let drop: () => Promise<void>

  beforeAll(async () => {
    const made = await createTestDatabase(process.env.TEST_DATABASE_URL ?? '')
    drop = made.drop
    // A direct address of another spelling says that the first one is a pooler.
    const direct = new URL(made.url)
    direct.searchParams.set('application_name', 'direct')
    database = await openPostgres(
      postgresSettings(made.url, { DATABASE_DIRECT_URL: direct.href, DB_QUERY_POOL_SIZE: '1' }),
      pino({ level: 'silent' }),
    )
  })
  afterAll(async () => {
    await database.close()
    await drop()
  })

  const limitsOf = async (db: Pick<DatabaseConnection['db'], 'execute'>) =>
    (await db.execute<{ limits: string }>(LIMITS)).rows[0]?.limits

  test('a transaction has its limits, and leaves none on the connection', async () => {
    const [inside, after] = await database.db.transaction(async (tx) => {
      const limits = await limitsOf(tx)
      return [limits, await limitsOf(database.db)]
    })
    expect(inside).toBe('2s, 8s, 5s')
    expect(after).toBe('0, 0, 0')
  })

  test('no statement has a name that the next connection has never heard of', async () => {
    const send = createStatement<{ sent: string }>(
      `named_${randomUUID()}`,
      sql`select ${sql.placeholder('sent')}::text as sent`,
    )
    expect(await send(database.db, { sent: 'once' })).toEqual([{ sent: 'once' }])
    expect(await send(database.db, { sent: 'again' })).toEqual([{ sent: 'again' }])
    const { rows } = await database.db.execute(
      sql`select name from pg_prepared_statements where name <> ''`,
    )
    expect(rows).toEqual([])
  })

  test('the health check responds', async () => {
    expect((await database.ping()).isOff).toBe(false)
  })
})
