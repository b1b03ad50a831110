import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { createClock } from '#domain/time/clock'
import { openPostgres } from '#server/db/postgres'
import { stock } from '#server/db/tables'
import { parseEnv } from '#server/base/env/env'
import { createApp } from '#server/http/app'
import { postgresSettings } from '#server/base/env/envDatabase'
import { createTestDatabase } from '../../../src/tools/support/postgres'
import { postgresOnly } from '../../support/postgresOnly'
import { postgresTemplate, TEMPLATES_VARIABLE, TUESDAY } from '../../support/testDatabase'
import { until } from '../../support/until'

const logger = pino({ level: 'silent' })
const DAY = '2026-11-24'

/** Stands for the site's components: writes what is left of one dish. */
const RENDERING = `exports.renderPage = async ({ execute }) => {
  const operation = {
    operationName: 'left',
    query: 'query left($input: AvailableInventoryInput!) { availableInventory(input: $input) { products { id available } } }',
    variables: { input: { date: '${DAY}', distributionPointsIds: ['111'], linesIds: ['LIGNE-PLATEAUX'], departmentCode: '75' } },
  }
  const response = await execute(operation)
  const dish = response.data.availableInventory.products.find(({ id }) => id === '2')
  return { html: '<p>' + dish.available + ' left</p>', responses: [{ ...operation, response }] }
}`

postgresOnly.describe('two servers on one database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-two-'))
  let database: { url: string; drop(): Promise<void> }

  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<!doctype html><div id="root"></div>')
    mkdirSync(join(folder, '.rendering'))
    writeFileSync(join(folder, '.rendering/renderPage.cjs'), RENDERING)
    database = await createTestDatabase(process.env.TEST_DATABASE_URL ?? '', {
      template: postgresTemplate(process.env[TEMPLATES_VARIABLE] ?? '', 'seeded'),
    })
  })
  afterAll(async () => {
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  async function openServer() {
    const env = parseEnv({ NODE_ENV: 'test', CLIENT_DIR: folder, DATA_DIR: folder })
    const connection = await openPostgres(postgresSettings(database.url), logger)
    const app = await createApp({
      env,
      database: connection,
      clock: createClock({ startsAt: TUESDAY }),
      logger,
      trusted: null,
    })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const page = async () => (await fetch(url, { headers: { accept: 'text/html' } })).text()
    const close = async () => {
      await app.close()
      await connection.close()
    }
    return { db: connection.db, connection, page, close }
  }

  const sell = (server: Awaited<ReturnType<typeof openServer>>, taken: number) =>
    server.db
      .insert(stock)
      .values({ distributionPointId: 111, day: DAY, productId: 2, total: 50, taken })
      .onConflictDoUpdate({
        target: [stock.distributionPointId, stock.day, stock.productId],
        set: { total: 50, taken },
      })

  test('what one sells is in the other’s next page', async () => {
    const [one, two] = [await openServer(), await openServer()]
    for (const taken of [1, 2, 3]) {
      await sell(one, taken)
      for (const server of [one, two]) {
        await until(async () => (await server.page()).includes(`<p>${50 - taken} left</p>`))
      }
    }
    await Promise.all([one.close(), two.close()])
  })

  test('while one hears nothing, its pages are made anew, and are right', async () => {
    const [one, two] = [await openServer(), await openServer()]
    await two.page()
    await two.db.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'tablee-listener' and datname = current_database()`,
    )
    await until(async () => !two.connection.isHearingChanges())
    await sell(one, 20)
    expect(await two.page()).toContain('<p>30 left</p>')
    await sell(one, 21)
    expect(await two.page()).toContain('<p>29 left</p>')
    await until(async () => two.connection.isHearingChanges())
    await sell(one, 22)
    await until(async () => (await two.page()).includes('<p>28 left</p>'))
    await Promise.all([one.close(), two.close()])
  })
})
