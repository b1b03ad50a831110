import type { Env } from '#server/base/env/env'
import { createDatabase } from '#server/db/createDatabase'
import type { DatabaseConnection } from '#server/db/database'

/** A command has no visitors: it takes few connections of a PostgreSQL that servers share, and waits for them. */
const FEW = { poolSize: 1, queryPoolSize: 1, poolTimeoutMs: 60_000 }

/** Opens the shop's database for a command beside its servers. */
export const openForCommand = (
  { postgres, dataDir }: Pick<Env, 'postgres' | 'dataDir'>,
  logger: Parameters<typeof createDatabase>[1],
): Promise<DatabaseConnection> =>
  createDatabase({ dataDir, postgres: postgres && { ...postgres, ...FEW } }, logger)
