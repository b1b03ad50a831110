import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { applyMigrations } from '#server/db/applyMigrations'
import { knownMigrations } from '#server/db/migrations'
import { MIGRATIONS_FOLDER } from '#server/files'
import { createTestDatabase } from '../../../src/tools/support/postgres'
import { postgresOnly } from '../../support/postgresOnly'

const adminUrl = process.env.TEST_DATABASE_URL
const LAST_OF_BEFORE = '0010_confirmed_addresses'

// The embedded database belongs to one process, which migrates before it serves.
postgresOnly.describe('while the shop of before is open', () => {
  let migrator: Client
  let shop: Client
  let drop: () => Promise<void>
  const before = mkdtempSync(join(tmpdir(), 'tablee-migrations-'))

  beforeAll(() => {
    cpSync(MIGRATIONS_FOLDER, before, { recursive: true })
    const file = join(before, 'meta/_journal.json')
    const journal = JSON.parse(readFileSync(file, 'utf8'))
    const tags: string[] = journal.entries.map(({ tag }: { tag: string }) => tag)
    journal.entries.splice(tags.indexOf(LAST_OF_BEFORE) + 1)
    writeFileSync(file, JSON.stringify(journal))
  })
  afterAll(() => rmSync(before, { recursive: true, force: true }))

  beforeEach(async () => {
    const made = await createTestDatabase(adminUrl ?? '')
    migrator = new Client({ connectionString: made.url })
    shop = new Client({ connectionString: made.url })
    await Promise.all([migrator.connect(), shop.connect()])
    await applyMigrations(migrator, { folder: before, onRetry: () => undefined })
    drop = made.drop
  })
  afterEach(async () => {
    await Promise.all([migrator.end(), shop.end()])
    await drop()
  })

  const applied = async (): Promise<number[]> => {
    const { rows } = await shop.query('SELECT created_at FROM drizzle.__drizzle_migrations')
    return rows.map((row) => Number(row.created_at)).toSorted((a, b) => a - b)
  }
  const known = () => knownMigrations().map(({ when }) => when)

  test('a table that is not to be had is waited for briefly, and what came before it stays', async () => {
    await shop.query('BEGIN')
    // 0013 adds a column to orders; 0011 and 0012 need no more than that no one writes.
    await shop.query('LOCK TABLE orders IN ACCESS SHARE MODE')
    const seen: { code: string | undefined; applied: number[] }[] = []
    let looked: Promise<unknown> = Promise.resolve()
    await applyMigrations(migrator, {
      folder: MIGRATIONS_FOLDER,
      onRetry: ({ code }) => {
        looked = applied()
          .then((instants) => seen.push({ code, applied: instants }))
          .then(() => shop.query('COMMIT'))
      },
    })
    await looked
    const upTo0012 = knownMigrations().filter(({ tag }) => tag < '0013')
    expect(seen).toEqual([{ code: '55P03', applied: upTo0012.map(({ when }) => when) }])
    expect(await applied()).toEqual(known())
  })

  test('an index that was made before, while the shop stayed open, is found', async () => {
    await shop.query(
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_delivery_day ON orders (delivery_day)',
    )
    await shop.query('CREATE INDEX CONCURRENTLY IF NOT EXISTS tokens_expiry ON tokens (expires_at)')
    await applyMigrations(migrator, { folder: MIGRATIONS_FOLDER, onRetry: () => undefined })
    expect(await applied()).toEqual(known())
  })
})
