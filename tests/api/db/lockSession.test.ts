import { runInThisContext } from 'node:vm'
import pino from 'pino'
import { createExclusion } from '#server/db/exclusion'
import { createLockSession } from '#server/db/lockSession'
import { postgresOnly } from '../../support/postgresOnly'
import { startSilentProxy } from '../../support/silentProxy'
import { until } from '../../support/until'

/** The process itself, which hears the driver's warnings; a test file has a copy of it. */
const programme: NodeJS.Process = runInThisContext('process')

const adminUrl = process.env.TEST_DATABASE_URL
// The first of the file: the driver warns once in a process.
postgresOnly.test(
  'jobs that lock and release at the same time do not misuse their connection',
  async () => {
    const warnings: string[] = []
    const hear = ({ message }: Error) => void warnings.push(message)
    programme.on('warning', hear)
    const locks = createLockSession(adminUrl ?? '', pino({ level: 'silent' }))
    const runExclusively = createExclusion(locks.open)
    const names = Array.from({ length: 8 }, (_, index) => `job ${index}`)
    const ran = await Promise.all(names.map((name) => runExclusively(name, async () => undefined)))
    await locks.close()
    // A warning is told with the next turn of the loop.
    await new Promise(setImmediate)
    programme.off('warning', hear)
    expect(ran).toEqual(names.map(() => true))
    expect(warnings).toEqual([])
  },
)

postgresOnly.test(
  'a database that stops responding is given up, and the next one is used',
  async () => {
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
  },
)
