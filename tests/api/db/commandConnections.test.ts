import { sql } from 'drizzle-orm'
import pino from 'pino'
import { parseEnv } from '#server/base/env/env'
import { openForCommand } from '../../../src/tools/support/openForCommand'
import { createTestDatabase } from '../../../src/tools/support/postgres'
import { postgresOnly } from '../../support/postgresOnly'

const adminUrl = process.env.TEST_DATABASE_URL
postgresOnly.test('a command takes three connections, however much it does at once', async () => {
  const { url, drop } = await createTestDatabase(adminUrl ?? '')
  const env = parseEnv({ DATABASE_URL: url })
  const database = await openForCommand(env, pino({ level: 'silent' }))
  const { db } = database
  const times = Array.from({ length: 6 })
  await Promise.all([
    ...times.map(() => db.execute(sql`select pg_sleep(0.02)`)),
    ...times.map(() => db.transaction((tx) => tx.execute(sql`select pg_sleep(0.02)`))),
  ])
  const { rows } = await db.execute(
    sql`select count(*)::integer as count from pg_stat_activity where datname = current_database()`,
  )
  await database.close()
  await drop()
  expect(rows).toEqual([{ count: 3 }])
})
