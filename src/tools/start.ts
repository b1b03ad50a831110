import { parseEnv } from '../server/env'
import { createLogger } from '../server/logger'
import { startServer } from '../server/main'
import { seed } from '../server/db/seed/seed'
import { stopOnSignal } from '../server/stopOnSignal'
import { welcome } from './start/welcomeCopy'
import { buildIfStale } from './support/buildIfStale'
import { reportFailure } from './support/reportFailure'

/** `npm start`: builds what is missing, migrates, seeds the demo shop, serves. */
async function start() {
  const env = parseEnv(process.env)
  const logger = createLogger(env)
  if (!process.argv.includes('--no-build')) await buildIfStale()
  const isDemo = !env.isProduction && env.databaseUrl === null
  const { url, stop } = await startServer({
    env,
    logger,
    prepare: async (database, clock) => {
      if (isDemo) await seed(database, { dataDir: env.dataDir, clock })
    },
  })
  stopOnSignal(stop, logger)
  if (isDemo) console.log(welcome(url))
}

start().catch(reportFailure)
