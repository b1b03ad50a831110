import { join } from 'node:path'
import { run } from '../support/run'
import type { Cluster } from './cluster'
import type { DrillContext } from './drillContext'

/** Says whether the books of a database agree. */
export async function reportBooks(
  { report }: DrillContext,
  { folder }: Cluster,
  what: string,
  databaseUrl: string,
) {
  const code = await run('tsx', ['src/tools/ops.ts', 'books'], {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    APP_SECRET: 'a secret for drills of 32 characters',
    PAYMENTS: 'sandbox',
    MAIL: 'outbox',
    LOG_LEVEL: 'error',
  })
  report.holds(what, code === 0, code === 0 ? 'agree' : 'differ', 'agree')
}
