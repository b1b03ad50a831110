import pino from 'pino'
import { openPostgres } from '#server/db/postgres'
import { postgresSettings } from '#server/base/env/envDatabase'
import { startBackgroundJobs } from '#server/process/startBackgroundJobs'

/** A process that takes a background job and does not come to its end: `node --import tsx jobHolder.ts <url> <name>`. */
async function hold([url = '', name = '']: readonly string[]) {
  const logger = pino({ level: 'silent' })
  const database = await openPostgres(postgresSettings(url), logger)
  const run = () => {
    console.log('holding')
    return new Promise(() => undefined)
  }
  startBackgroundJobs({ database, jobs: [{ name, everySeconds: 1, run }], logger })
}

void hold(process.argv.slice(2))
