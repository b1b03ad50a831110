import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { createClock } from '#domain/time/clock'
import { parseEnv } from '#server/base/env/env'
import { postgresSettings } from '#server/base/env/envDatabase'
import { openPostgres } from '#server/db/postgres'
import { loadCatalogue } from '#server/ops/catalogue/loadCatalogue'
import { createBackend } from '#server/services'
import { readFiles } from '../../../src/tools/ops/readFiles'
import { createTestDatabase } from '../../../src/tools/support/postgres'
import { copyCatalogue } from '../../support/catalogueFolder'
import { postgresOnly } from '../../support/postgresOnly'
import { postgresTemplate, TEMPLATES_VARIABLE, TUESDAY } from '../../support/testDatabase'
import { until } from '../../support/until'

const logger = pino({ level: 'silent' })
const INPUT = { date: '2026-11-24', distributionPointsIds: ['111'] }

postgresOnly.describe('two servers and a command, each with connections of its own', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tablee-two-'))
  const clock = createClock({ startsAt: TUESDAY })
  let database: { url: string; drop(): Promise<void> }

  beforeAll(async () => {
    database = await createTestDatabase(process.env.TEST_DATABASE_URL ?? '', {
      template: postgresTemplate(process.env[TEMPLATES_VARIABLE] ?? '', 'seeded'),
    })
  })
  afterAll(async () => {
    await database.drop()
    rmSync(dataDir, { recursive: true })
  })

  const connect = () => openPostgres(postgresSettings(database.url), logger)

  async function openShop() {
    const connection = await connect()
    const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: dataDir })
    const { services } = createBackend({ env, database: connection, clock, logger })
    const priceOf = async (name: string) => {
      const { products } = await services.inventory.available(INPUT)
      return products.find((product) => product.name === name)?.price
    }
    const close = async () => {
      await services.mail.stop()
      await connection.close()
    }
    return { priceOf, close }
  }

  test('what a command writes is in the next response of both servers', async () => {
    const shops = await Promise.all([openShop(), openShop()])
    for (const { priceOf } of shops) expect(await priceOf('Plateau Batignolles')).toBe(2190)
    const files = copyCatalogue()
    files.edit('lines/plateaux-repas.yaml', 'price: 21,90 €', 'price: 22,90 €')
    const operator = await connect()
    const input = readFiles(['catalogue', files.folder])
    const result = await loadCatalogue({ db: operator.db, clock }, input, { isDryRun: false })
    expect(result).toMatchObject({ isDone: true })
    for (const { priceOf } of shops) {
      await until(async () => (await priceOf('Plateau Batignolles')) === 2290)
    }
    files.remove()
    await operator.close()
    await Promise.all(shops.map(({ close }) => close()))
  })
})
