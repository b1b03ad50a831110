import { Client } from 'pg'
import pino from 'pino'
import { listenToStock } from '#server/db/stockListener'
import type { StockChange } from '#server/db/stockChange'
import { postgresOnly } from '../../support/postgresOnly'
import { until } from '../../support/until'

const adminUrl = process.env.TEST_DATABASE_URL
postgresOnly.test('a connection that broke comes back, and the log says both', async () => {
  const lines: string[] = []
  const logger = pino({ base: null }, { write: (line: string) => void lines.push(line) })
  const changes: StockChange[] = []
  const listener = await listenToStock(adminUrl ?? '', (change) => changes.push(change), logger)
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tablee-listener' and datname = current_database()",
  )
  await until(async () => lines.join('').includes('stock changes are heard again'))
  await admin.end()
  await listener.close()
  expect(lines.join('')).toMatch(/the connection that hears stock changes broke/)
  // What was missed meanwhile is unknown: once when it broke, once when it is back.
  expect(changes.map(({ table }) => table)).toEqual(['*', '*'])
})
