import { parseEnv } from '#server/base/env/env'
import { createLogger } from '#server/process/logger'
import { openForCommand } from './support/openForCommand'
import { reportFailure } from './support/reportFailure'

/** `npm run db:migrate`: brings the tables up to date. */
async function migrate() {
  const env = parseEnv(process.env)
  const database = await openForCommand(env, createLogger(env))
  try {
    await database.migrate()
    console.log(`The ${database.kind} database is up to date.`)
  } finally {
    await database.close()
  }
}

migrate().catch(reportFailure)
