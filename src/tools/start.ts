import { demo } from '../demo/demo'
import { parseEnv } from '#server/base/env/env'
import { createLogger } from '#server/process/logger'
import { startServer } from '#server/process/main'
import { seed } from '../demo/seed'
import { stopOnSignal } from '#server/process/stopOnSignal'
import { welcome } from './support/welcomeCopy'
import { buildIfStale } from './support/buildIfStale'
import { reportFailure } from './support/reportFailure'

/** `npm start`: builds what is missing, migrates, seeds the demo shop, serves. */
async function start() {
  const env = parseEnv(process.env)
  const logger = createLogger(env)
  if (!process.argv.includes('--no-build')) await buildIfStale()
  const isDemo = !env.isProduction && env.databaseUrl === null
  const server = await startServer({
    env,
    demo,
    logger,
    prepare: async (database, clock) => {
      if (isDemo) await seed(database, { dataDir: env.dataDir, clock })
    },
  })
  stopOnSignal(server, { logger, drainSeconds: env.drainSeconds })
  if (isDemo) console.log(welcome(server.url))
}

start().catch(reportFailure)
