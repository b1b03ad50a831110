import type { TestServer } from './testServer'
import { until } from './until'

/** For what the embedded database has not: connections of their own, and several processes on one database. Passed over there. */
export const postgresOnly = process.env.TEST_DATABASE_URL
  ? { describe, test }
  : { describe: describe.skip, test: test.skip }

/** Where a server's own database is, for a connection or a process beside it. */
export async function databaseUrl({ db }: Pick<TestServer, 'db'>): Promise<string> {
  const { rows } = await db.execute<{ name: string }>('select current_database() as name')
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${rows[0]?.name}`
  return url.href
}

/** Waits until so many connections to a server's database stand before a lock. */
export const untilWaiting = ({ db }: Pick<TestServer, 'db'>, count: number) =>
  until(async () => {
    const { rows } = await db.execute(
      `select distinct pid from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`,
    )
    return rows.length >= count
  })
