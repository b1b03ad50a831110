import { startPostgres } from '../../../tests/support/postgres'
import { buildIfStale } from '../support/buildIfStale'
import { startShopServer } from '../support/shopServer'
import { CLOCK_NOW } from './day'

/** Measures the shop on a PostgreSQL of its own. */
export async function onPostgres<Result>(
  measure: (url: string, databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  await buildIfStale()
  const postgres = await startPostgres()
  try {
    const databaseUrl = await postgres.createDatabase()
    const shop = await startShopServer({ CLOCK_NOW, LOG_LEVEL: 'warn', DATABASE_URL: databaseUrl })
    try {
      return await measure(shop.url, databaseUrl)
    } finally {
      await shop.stop()
    }
  } finally {
    await postgres.stop()
  }
}
