import pino from 'pino'
import { createLockSession } from '#server/db/lockSession'
import { startSilentProxy } from '../../support/silentProxy'
import { until } from '../../support/until'

const adminUrl = process.env.TEST_DATABASE_URL
// The embedded database is no connection.
const onPostgres = adminUrl ? test : test.skip

onPostgres('a database that stops responding is given up, and the next one is used', async () => {
  const proxy = await startSilentProxy(adminUrl ?? '')
  const locks = createLockSession(proxy.url, pino({ level: 'silent' }), {
    heartbeatMs: 100,
    queryTimeoutMs: 2_000,
  })
  const lost = await locks.open()
  await lost.query('SELECT 1', [])
  proxy.fallSilent()
  await expect(lost.query('SELECT 1', [])).rejects.toThrow()
  await until(async () => (await locks.open()) !== lost)
  const { rows } = await (await locks.open()).query('SELECT 1 AS one', [])
  expect(rows).toEqual([{ one: 1 }])
  await locks.close()
  await proxy.close()
})
