import { rmSync } from 'node:fs'
import { dropDatabase } from '../../src/tools/support/postgres'
import { clearServer } from './compiledServer'
import { clearDataFolder } from './dataFolder'
import { postgresTemplate, TEMPLATES_VARIABLE } from './testDatabase'

/** After the API tests of a run: what was made for it goes. */
export default async function endRun() {
  clearServer()
  clearDataFolder()
  const templates = process.env[TEMPLATES_VARIABLE]
  if (!templates) return
  const adminUrl = process.env.TEST_DATABASE_URL
  if (!adminUrl) return rmSync(templates, { recursive: true, force: true })
  await dropDatabase(adminUrl, postgresTemplate(templates, 'seeded'))
  await dropDatabase(adminUrl, postgresTemplate(templates, 'migrated'))
}
