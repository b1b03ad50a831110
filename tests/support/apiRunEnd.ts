import { rmSync } from 'node:fs'
import { dropDatabase } from './postgres'
import { postgresTemplate, TEMPLATES_VARIABLE } from './testDatabase'

/** After the API tests of a run: the templates go. */
export default async function endRun() {
  const templates = process.env[TEMPLATES_VARIABLE]
  if (!templates) return
  const adminUrl = process.env.TEST_DATABASE_URL
  if (!adminUrl) return rmSync(templates, { recursive: true, force: true })
  await dropDatabase(adminUrl, postgresTemplate(templates, 'seeded'))
  await dropDatabase(adminUrl, postgresTemplate(templates, 'migrated'))
}
