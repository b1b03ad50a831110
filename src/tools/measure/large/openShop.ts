import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import pino from 'pino'
import { createClock } from '#domain/time/clock'
import type { Viewer } from '#server/base/Viewer'
import { createDatabase } from '#server/db/createDatabase'
import { seed } from '../../../demo/seed'
import { parseEnv } from '#server/base/env/env'
import { createBackend } from '#server/services'
import type { LocalPostgres } from '../../support/postgres'
import { CLOCK_NOW } from '../day'
import { fillShop, LARGE_CUSTOMER } from './fillShop'

export type LargeShop = Awaited<ReturnType<typeof openShop>>

/** The services of a shop with so many orders, in this process, and one of its customers. */
export async function openShop(postgres: LocalPostgres, orders: number) {
  const databaseUrl = await postgres.createDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'tablee-large-'))
  const env = parseEnv({ NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
  const clock = createClock({ startsAt: CLOCK_NOW })
  const logger = pino({ level: 'warn' })
  const database = await createDatabase(env, logger)
  await database.migrate()
  await seed(database, { dataDir, clock, withPictures: false })
  await fillShop(databaseUrl, orders)
  const { services } = createBackend({ env, database, clock, logger })
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  // No one is to be refused: what is measured is orders that are taken.
  await client.query('update products set daily_quantity = 1000000')
  await client.query('update distribution_points set slot_capacity = 1000000')
  const { rows } = await client.query<{ id: string; trackingToken: string }>(
    'select id, tracking_token as "trackingToken" from orders where user_id = $1 limit 1',
    [LARGE_CUSTOMER],
  )
  const order = rows[0]
  if (!order) throw new Error('The shop has no order')
  return {
    services,
    env,
    db: database.db,
    client,
    order,
    viewer: viewerOf(LARGE_CUSTOMER),
    async close() {
      await client.end()
      await services.mail.stop()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const viewerOf = (id: number): Viewer => ({
  id,
  type: 'b2b',
  email: 'client0@grand.example',
  firstname: 'Alix',
  lastname: 'Martin',
  phone: null,
  companyId: null,
  companyName: null,
  canUseWireTransfer: true,
  emailValidatedAt: new Date(CLOCK_NOW),
  sessionHash: randomUUID(),
})
