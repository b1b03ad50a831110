import { buildIfStale } from '../support/buildIfStale'
import { compilePrograms, programIn } from '../support/compiledPrograms'
import { startPostgres } from '../support/postgres'
import { startShopServer } from '../support/shopServer'
import { CLOCK_NOW } from './day'

/** Measures the shop on a PostgreSQL of its own, compiled as in production. */
export async function onPostgres<Result>(
  measure: (url: string, databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  await buildIfStale()
  const { folder, clear } = await compilePrograms()
  const postgres = await startPostgres()
  try {
    const databaseUrl = await postgres.createDatabase()
    const environment = { CLOCK_NOW, LOG_LEVEL: 'warn', DATABASE_URL: databaseUrl }
    const shop = await startShopServer(environment, { program: programIn(folder, 'start') })
    try {
      return await measure(shop.url, databaseUrl)
    } finally {
      await shop.stop()
    }
  } finally {
    await postgres.stop()
    clear()
  }
}
