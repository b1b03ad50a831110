import { demo } from '../demo/demo'
import { parseEnv } from '#server/base/env/env'
import { createLogger } from '#server/process/logger'
import { startServer } from '#server/process/main'
import { stopOnSignal } from '#server/process/stopOnSignal'
import { reportFailure } from './support/reportFailure'

/** `npm run start:production`, once compiled: serves what `npm run build` has built. */
async function serve() {
  const env = parseEnv(process.env)
  const logger = createLogger(env)
  const server = await startServer({ env, demo, logger })
  stopOnSignal(server, { logger, drainSeconds: env.drainSeconds })
}

serve().catch(reportFailure)
