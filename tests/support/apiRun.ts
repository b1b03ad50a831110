import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { createClock } from '#domain/time/clock'
import type { DatabaseConnection } from '#server/db/database'
import { openInMemory } from '#server/db/embedded'
import { openPostgres } from '#server/db/postgres'
import { postgresSettings } from '#server/base/env/envDatabase'
import { seed } from '../../src/demo/seed'
import { createTestDatabase } from '../../src/tools/support/postgres'
import { compileServer } from './compiledServer'
import { makeDataFolder } from './dataFolder'
import {
  EMBEDDED_TEMPLATES_VARIABLE,
  embeddedTemplate,
  postgresTemplate,
  TEMPLATES_VARIABLE,
  TUESDAY,
} from './testDatabase'

const logger = pino({ level: 'silent' })

/** Before the API tests of a run: what every test file starts from is made once, databases and programs. */
export default async function prepareRun() {
  const adminUrl = process.env.TEST_DATABASE_URL
  await Promise.all([
    adminUrl ? makePostgresTemplates(adminUrl) : undefined,
    makeEmbeddedTemplates(),
    compileServer(),
    makeDataFolder(),
  ])
}

async function makeEmbeddedTemplates(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-templates-'))
  const database = await openInMemory()
  const save = async (file: string) =>
    writeFileSync(file, Buffer.from(await (await database.dump()).arrayBuffer()))
  await database.migrate()
  await save(embeddedTemplate(folder, 'migrated'))
  await seedDemoShop(database)
  await save(embeddedTemplate(folder, 'seeded'))
  await database.close()
  process.env[EMBEDDED_TEMPLATES_VARIABLE] = folder
}

async function makePostgresTemplates(adminUrl: string): Promise<void> {
  const templates = `template_${randomUUID().replaceAll('-', '')}`
  const migrated = await createTestDatabase(adminUrl, {
    name: postgresTemplate(templates, 'migrated'),
  })
  const empty = await openPostgres(postgresSettings(migrated.url), logger)
  await empty.migrate()
  await empty.close()
  const seeded = await createTestDatabase(adminUrl, {
    name: postgresTemplate(templates, 'seeded'),
    template: migrated.name,
  })
  const shop = await openPostgres(postgresSettings(seeded.url), logger)
  await seedDemoShop(shop)
  await shop.close()
  process.env[TEMPLATES_VARIABLE] = templates
}

const seedDemoShop = (database: DatabaseConnection) =>
  seed(database, {
    dataDir: '',
    clock: createClock({ startsAt: TUESDAY }),
    withPictures: false,
  })
