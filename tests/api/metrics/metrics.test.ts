import { sql } from 'drizzle-orm'
import pino from 'pino'
import * as tables from '#server/db/tables'
import { showDatabase } from '#server/metrics/database'
import { watchJobs } from '#server/metrics/jobs'
import { startMetricsServer } from '#server/metrics/metricsServer'
import { finishRun } from '#server/modules/backgroundJob/jobRuns'
import { startBackgroundJobs } from '#server/process/startBackgroundJobs'
import { watchDatabase } from '#server/process/watchDatabase'
import { scrape, sumOf } from '../../support/metrics'
import { aCart, shopping, slot, units } from '../../support/carts'
import { postgresOnly } from '../../support/postgresOnly'
import { addUser, openShop, TRAY } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

const BAR = 'query HelloBar { hellobar { id } }'
const ORDERS = 'query Orders { orders(limit: 5) { id } }'

describe('what the server counts', () => {
  let server: TestServer
  let metrics: Awaited<ReturnType<typeof startMetricsServer>>

  beforeAll(async () => {
    server = await startTestServer({
      isSeeded: false,
      trusted: {
        count: () => 1,
        has: (_query, name) =>
          name === undefined || /^(HelloBar|Orders|SetCart|CreateOrder)$/.test(name),
      },
    })
    await openShop(server.db)
    const logger = pino({ level: 'silent' })
    metrics = await startMetricsServer({ port: 0, host: '127.0.0.1' }, logger)
  })
  afterAll(async () => {
    await metrics.stop()
    await server.close()
  })

  /** How much a metric grows while something happens; a response is counted a moment after it has arrived. */
  async function growth(
    name: string,
    labels: Record<string, string>,
    happens: () => Promise<unknown>,
  ): Promise<number> {
    const before = sumOf(await scrape(metrics.url), name, labels)
    await happens()
    let after = before
    await until(async () => {
      after = sumOf(await scrape(metrics.url), name, labels)
      return after > before
    })
    return after - before
  }

  const operations = 'tablee_graphql_operations_total'

  test('an operation is counted under its name, with its time', async () => {
    const labels = { operation: 'HelloBar', code: 'OK' }
    expect(await growth(operations, labels, () => server.graphql(BAR))).toBe(1)
    const samples = await scrape(metrics.url)
    const seconds = 'tablee_graphql_operation_duration_seconds'
    expect(sumOf(samples, `${seconds}_count`, { operation: 'HelloBar' })).toBe(1)
    expect(sumOf(samples, `${seconds}_bucket`, { operation: 'HelloBar', le: '+Inf' })).toBe(1)
  })

  test('a refusal is counted under its code', async () => {
    const labels = { operation: 'Orders', code: 'UNAUTHENTICATED' }
    expect(await growth(operations, labels, () => server.graphql(ORDERS))).toBe(1)
    const refusals = 'tablee_refusals_total'
    const code = 'UNAUTHENTICATED'
    expect(await growth(refusals, { code }, () => server.graphql(ORDERS))).toBe(1)
  })

  test('a name that a stranger makes up is `other`', async () => {
    const labels = { operation: 'other', code: 'HTTP_400' }
    const strange = () => server.graphql('query Strange4711 { hellobar { id } }')
    expect(await growth(operations, labels, strange)).toBe(1)
    const samples = await scrape(metrics.url)
    expect(
      samples.filter((sample) => Object.values(sample.labels).includes('Strange4711')),
    ).toEqual([])
  })

  test('a page is counted by its route, not by its address', async () => {
    const labels = { route: '/*', status: '404' }
    const send = () => fetch(`${server.url}/an/address/4711`, { headers: { accept: 'image/png' } })
    expect(await growth('tablee_http_requests_total', labels, send)).toBe(1)
    const samples = await scrape(metrics.url)
    expect(samples.filter(({ labels: { route = '' } }) => route.includes('4711'))).toEqual([])
  })

  test('an order is counted by what it came to', async () => {
    const { token } = await addUser(server.db)
    const shop = shopping(server)
    const key = '00000000-0000-4000-8000-000000000001'
    const day = '2026-12-01'
    const cart = aCart({
      deliveryDay: day,
      deliverySlot: slot(day, '12:00', '12:30'),
      items: [units(TRAY, 4)],
    })
    await shop.setCart(token, cart, key)
    const order = () => shop.createOrder(token, key)
    expect(await growth('tablee_orders_total', { outcome: 'placed' }, order)).toBe(1)
  })

  test('what is kept in memory is counted as hit or miss', async () => {
    const inventory = { cache: 'inventory' }
    const input = { date: '2026-12-02', distributionPointsIds: ['111'] }
    const send = async () => server.services.inventory.available(input)
    const name = 'tablee_cache_requests_total'
    expect(await growth(name, { ...inventory, result: 'miss' }, send)).toBe(1)
    expect(await growth(name, { ...inventory, result: 'hit' }, send)).toBe(1)
  })

  test('a background job tells how its runs ended and how late the next one is', async () => {
    const run = () => Promise.reject(new Error('planted'))
    const jobs = startBackgroundJobs({
      database: server.database,
      jobs: [{ name: 'planted', everySeconds: 3600, run }],
      logger: pino({ level: 'silent' }),
    })
    const failed = { job: 'planted', outcome: 'failed' }
    await until(async () => sumOf(await scrape(metrics.url), 'tablee_job_runs_total', failed) === 1)
    const twoHoursAgo = sql`now() - interval '2 hours'`
    await server.db.update(tables.backgroundJobs).set({ lastStartedAt: twoHoursAgo })
    const lag = sumOf(await scrape(metrics.url), 'tablee_job_lag_seconds', { job: 'planted' })
    expect(Math.round(lag / 60)).toBe(60)
    await jobs.stop()
  })

  test('a daily job that failed is told as failed until a run of it goes well', async () => {
    const run = () => Promise.reject(new Error('planted'))
    const jobs = startBackgroundJobs({
      database: server.database,
      jobs: [{ name: 'daily', everySeconds: 86_400, run }],
      logger: pino({ level: 'silent' }),
    })
    const told = async () =>
      (await scrape(metrics.url))
        .filter(({ name, labels }) => name === 'tablee_job_failed' && labels.job === 'daily')
        .map(({ value }) => value)
    await until(async () => (await told())[0] === 1)
    await finishRun(server.db, 'daily', undefined)
    expect(await told()).toEqual([0])
    await jobs.stop()
    expect(await told()).toEqual([])
  })

  test('a background job that cannot be looked after is counted', async () => {
    const jobs = startBackgroundJobs({
      database: {
        db: server.db,
        runExclusively: () => Promise.reject(new Error('the lock cannot be had')),
      },
      jobs: [{ name: 'neglected', everySeconds: 3600, run: async () => undefined }],
      logger: pino({ level: 'silent' }),
    })
    const neglected = { job: 'neglected', outcome: 'neglected' }
    await until(
      async () => sumOf(await scrape(metrics.url), 'tablee_job_runs_total', neglected) === 1,
    )
    // Nothing has ever run it: it is late since it is looked after.
    const lag = sumOf(await scrape(metrics.url), 'tablee_job_lag_seconds', { job: 'neglected' })
    expect(lag).toBeGreaterThan(0)
    await jobs.stop()
  })

  test('the database is told to respond, with how far the clocks are apart', async () => {
    const stop = watchDatabase({ ping: async () => ({ offsetMs: -61_500, isOff: true }) })
    const samples = await scrape(metrics.url)
    await stop()
    expect(samples).toContainEqual({ name: 'tablee_database_up', labels: {}, value: 1 })
    expect(sumOf(samples, 'tablee_clock_offset_seconds')).toBe(-61.5)
    const after = (await scrape(metrics.url)).map(({ name }) => name)
    expect(after).not.toContain('tablee_database_up')
    expect(after).not.toContain('tablee_clock_offset_seconds')
  })

  test.each([
    ['is away', () => Promise.reject(new Error('away'))],
    ['is silent', () => new Promise<never>(() => undefined)],
  ])('a database that %s is told, and no clock', async (_, ping) => {
    const stopShowing = showDatabase(ping)
    const samples = await scrape(metrics.url)
    stopShowing()
    expect(samples).toContainEqual({ name: 'tablee_database_up', labels: {}, value: 0 })
    expect(samples.map(({ name }) => name)).not.toContain('tablee_clock_offset_seconds')
  })

  test('the clocks are compared without a monitor', async () => {
    let pings = 0
    const ping = async () => {
      pings += 1
      return { offsetMs: 0, isOff: false }
    }
    const stop = watchDatabase({ ping }, { everyMs: 5 })
    await until(async () => pings > 2)
    await stop()
  })

  test('the rest is told while the database is silent', async () => {
    const stopWatching = watchJobs(() => new Promise(() => undefined))
    const samples = await scrape(metrics.url)
    stopWatching()
    expect(samples.map(({ name }) => name)).toContain('tablee_graphql_operations_total')
    expect(samples.map(({ name }) => name)).not.toContain('tablee_job_lag_seconds')
  })

  test('the process and its event loop are told', async () => {
    const samples = await scrape(metrics.url)
    expect(sumOf(samples, 'process_resident_memory_bytes')).toBeGreaterThan(0)
    expect(samples.map(({ name }) => name)).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  test('the site itself tells none of it', async () => {
    const response = await fetch(`${server.url}/metrics`)
    expect(await response.text()).not.toContain('tablee_')
  })

  postgresOnly.test('the pool tells who uses it and who waits', async () => {
    const samples = await scrape(metrics.url)
    const connections = 'tablee_database_connections'
    expect(sumOf(samples, connections, { state: 'idle' })).toBeGreaterThan(0)
    expect(samples.map(({ name }) => name)).toContain('tablee_database_waiting_requests')
  })
})
