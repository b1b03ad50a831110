import { rmSync } from 'node:fs'
import { dropDatabase } from '../../src/tools/support/postgres'
import { clearServer } from './compiledServer'
import { clearDataFolder } from './dataFolder'
import { EMBEDDED_TEMPLATES_VARIABLE, postgresTemplate, TEMPLATES_VARIABLE } from './testDatabase'

/** After the API tests of a run: what was made for it goes. */
export default async function endRun() {
  clearServer()
  clearDataFolder()
  const embedded = process.env[EMBEDDED_TEMPLATES_VARIABLE]
  if (embedded) rmSync(embedded, { recursive: true, force: true })
  const templates = process.env[TEMPLATES_VARIABLE]
  const adminUrl = process.env.TEST_DATABASE_URL
  if (!templates || !adminUrl) return
  await dropDatabase(adminUrl, postgresTemplate(templates, 'seeded'))
  await dropDatabase(adminUrl, postgresTemplate(templates, 'migrated'))
}
