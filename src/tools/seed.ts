import { createClock } from '#domain/time/clock'
import { seed } from '../demo/seed'
import { parseEnv } from '#server/base/env/env'
import { createLogger } from '#server/process/logger'
import { openForCommand } from './support/openForCommand'
import { reportFailure } from './support/reportFailure'

/** `npm run db:seed`: fills an empty database with the demo shop, in production too because a person asked. */
async function seedDatabase() {
  const env = parseEnv(process.env)
  const database = await openForCommand(env, createLogger(env))
  try {
    await database.migrate()
    const clock = createClock({ startsAt: env.clockNow ?? undefined })
    const { isSeeded, picturesWritten } = await seed(database, { dataDir: env.dataDir, clock })
    console.log(
      isSeeded ? 'The demo shop is in place.' : 'There is a shop already: it stays as it is.',
    )
    console.log(`${picturesWritten} pictures written to ${env.dataDir}/static/pictures.`)
  } finally {
    await database.close()
  }
}

seedDatabase().catch(reportFailure)
