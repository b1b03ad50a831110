import type { Logger } from 'pino'
import type { Env } from '../base/env/env'
import type { DatabaseConnection } from './database'
import { openEmbedded } from './embedded'
import { openPostgres } from './postgres'

/** PostgreSQL when DATABASE_URL names one, else the embedded database in DATA_DIR. */
export function createDatabase(
  env: Pick<Env, 'postgres' | 'dataDir'>,
  logger: Logger,
): Promise<DatabaseConnection> {
  return env.postgres ? openPostgres(env.postgres, logger) : openEmbedded(env.dataDir)
}
