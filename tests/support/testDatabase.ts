import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import type { DatabaseConnection } from '#server/db/database'
import { openInMemory } from '#server/db/embedded'
import { postgresSettings } from '#server/base/env/envDatabase'
import { openPostgres } from '#server/db/postgres'
import { createTestDatabase } from '../../src/tools/support/postgres'
import { guardTransactions } from './transactionGuard'

/** A Tuesday morning on which everything is open. */
export const TUESDAY = '2026-11-24T10:00:00+01:00'

/** `migrated` has every table and no row; `seeded` has the demo shop as it is on that Tuesday. */
type Template = 'migrated' | 'seeded'

/** How the setup of the run names the templates of PostgreSQL. */
export const TEMPLATES_VARIABLE = 'TEST_DATABASE_TEMPLATES'
/** Where it leaves the embedded ones. */
export const EMBEDDED_TEMPLATES_VARIABLE = 'TEST_EMBEDDED_TEMPLATES'

export const embeddedTemplate = (templates: string, name: Template) =>
  join(templates, `${name}.tar`)
export const postgresTemplate = (templates: string, name: Template) => `${templates}_${name}`

const logger = pino({ level: 'silent' })

/** For rows that many want at once, or that a test holds until others wait: a busy machine needs longer than a customer is kept waiting. */
export const PATIENT = {
  DB_POOL_TIMEOUT_MS: '60000',
  DB_LOCK_TIMEOUT_MS: '60000',
  DB_STATEMENT_TIMEOUT_MS: '60000',
  DB_IDLE_IN_TRANSACTION_TIMEOUT_MS: '60000',
}

export type TestDatabase = { database: DatabaseConnection; dispose(): Promise<void> }

/** A database of its own on PGlite in memory, or on PostgreSQL when TEST_DATABASE_URL names one. */
export async function openTestDatabase(
  name: Template,
  limits: Record<string, string> = {},
): Promise<TestDatabase> {
  const adminUrl = process.env.TEST_DATABASE_URL
  const templates = process.env[adminUrl ? TEMPLATES_VARIABLE : EMBEDDED_TEMPLATES_VARIABLE]
  if (!templates) throw new Error('tests/support/apiRun.ts has made no templates')
  if (!adminUrl) {
    const files = new Blob([readFileSync(embeddedTemplate(templates, name))])
    const database = guardTransactions(await openInMemory(files))
    return { database, dispose: async () => undefined }
  }
  const { url, drop } = await createTestDatabase(adminUrl, {
    template: postgresTemplate(templates, name),
  })
  // A busy machine keeps a test waiting, and does not change what it is told.
  const settings = postgresSettings(url, { ...PATIENT, ...limits })
  return {
    database: guardTransactions(await openPostgres(settings, logger)),
    dispose: drop,
  }
}
