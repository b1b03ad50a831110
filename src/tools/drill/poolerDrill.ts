import { setTimeout as wait } from 'node:timers/promises'
import { placeOrder, prepareBuyers } from './buyers'
import type { Cluster } from './cluster'
import type { Drill } from './drillContext'
import { holdBusiestRow, untilWaiting } from './heldRow'
import { codesInWords } from './load'
import { INVENTORY } from './operations'
import { measurePooledLimits } from './pooledLimits'
import { getCode, sendOperation } from './request'
import { untilHeard, watchedPortion } from './watchedPortion'

/** Fewer than the clients of one process: connections are handed on all the time. */
const POOL_SIZE = 10
const ORDERS_PER_SECOND = 15
const STEADY_MS = 8_000
const HEARD_WITHIN_MS = 5_000
/** The session limit of five seconds, and what a loaded machine adds. */
const FREE_WITHIN_MS = 7_000

/** Two processes whose queries and transactions go through PgBouncer, and their sessions past it. */
export const poolerDrill: Drill = {
  name: 'pooler',
  about:
    'two processes behind PgBouncer in transaction mode; a frozen one, a restart of PostgreSQL',
  run: async ({ report, startCluster, startLoad, onEnd }) => {
    const cluster = await startCluster({ servers: 2, isDurable: true, poolerSize: POOL_SIZE })
    const { url, sql, servers } = cluster
    const [frozen, other] = servers
    if (!frozen || !other) throw new Error('two servers are needed')
    // All of one row, so that every order that comes while it is held waits for it.
    const buyers = await prepareBuyers(cluster, {
      count: ORDERS_PER_SECOND * 60,
      days: 1,
      products: 1,
    })
    const acknowledged: string[] = []
    const order = (at: string) => async () => {
      const buyer = buyers.pop()
      if (!buyer) return 'NO_BUYER'
      const { code, orderId } = await placeOrder(at, buyer)
      if (orderId !== null) acknowledged.push(orderId)
      return code
    }
    const watched = await watchedPortion(cluster)
    const { variables } = watched
    const inventory = async () => (await sendOperation(url, INVENTORY, variables)).code
    const load = () =>
      startLoad([
        { name: 'orders', perSecond: ORDERS_PER_SECOND, send: order(url) },
        { name: 'inventory', perSecond: 30, send: inventory },
        { name: 'ready', perSecond: 5, send: () => getCode(`${url}/health/ready`) },
      ])

    const steady = load()
    await wait(STEADY_MS)
    const connections = await connectionsOf(cluster)
    for (const [name, figures] of await steady.stop()) {
      report.note(`${name}: ${codesInWords(figures)}; p50 ${figures.percentile(0.5).toFixed(0)} ms`)
      report.equal(`${name}: failed of ${figures.count}`, figures.failed, 0)
    }
    report.atMost('connections of PostgreSQL that both share', connections, POOL_SIZE)
    const heard = await untilHeard(servers, watched)
    report.atMost('a change is heard by both', heard, HEARD_WITHIN_MS, 'ms')
    const jobs = await jobRuns(cluster)
    report.holds('background jobs that ran, and failed', isWell(jobs), wordsOf(jobs), 'all well')

    const limits = await measurePooledLimits(cluster)
    report.holds('limits of a transaction', limits.inside === WANTED, limits.inside, WANTED)
    report.holds('a long statement is ended by', limits.ended === '57014', limits.ended, '57014')
    report.holds('and nothing of it outlives it', limits.after === '0', limits.after, '0')

    // It waits for a row, is stopped, and is given the row while it cannot know: PostgreSQL ends its session.
    const release = await holdBusiestRow(cluster)
    onEnd(() => release().catch(() => undefined))
    const lost = Promise.all([1, 2, 3].map(order(frozen.url)))
    await untilWaiting(cluster)
    frozen.kill('SIGSTOP')
    await release()
    const stopped = performance.now()
    const free = await holdBusiestRow(cluster)
    const took = performance.now() - stopped
    await free()
    report.atMost('rows of a frozen process are free after', took, FREE_WITHIN_MS, 'ms')
    const told = await order(other.url)()
    report.holds('and the other sells', told === 'OK', told, 'OK')
    frozen.kill('SIGCONT')
    report.note(`its own buyers were told: ${(await lost).join(', ')}`)

    const crash = load()
    await wait(1_000)
    await cluster.postgres.restart('immediate')
    const accepts = performance.now()
    for (const server of servers) {
      while ((await getCode(`${server.url}/health/ready`)) !== 'OK') await wait(50)
    }
    const ready = performance.now() - accepts
    report.atMost('PostgreSQL restarted: both ready again', ready, HEARD_WITHIN_MS, 'ms')
    const heardAgain = await untilHeard(servers, watched)
    report.atMost('a change is heard by both', heardAgain, HEARD_WITHIN_MS, 'ms')
    await wait(2_000)
    const figures = await crash.stop()
    for (const [name, one] of figures) report.note(`${name}: ${codesInWords(one)}`)
    const internal = [...figures.values()].map(
      ({ codes }) => codes.get('INTERNAL_SERVER_ERROR') ?? 0,
    )
    report.equal('responses with INTERNAL_SERVER_ERROR', Math.max(...internal), 0)
    const found = await sql('select id from orders where id = any($1::uuid[])', [acknowledged])
    const missing = acknowledged.length - found.length
    report.equal(`acknowledged orders lost, of ${acknowledged.length}`, missing, 0)
  },
}

const WANTED = '2s, 8s, 5s'

/** How many connections the servers' queries and transactions keep in PostgreSQL. */
async function connectionsOf({ sql }: Cluster): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where application_name in ('tablee', 'tablee-queries', 'tablee-probe')`,
  )
  return row?.count ?? 0
}

type Jobs = { done: number; failed: number }

async function jobRuns({ sql }: Cluster): Promise<Jobs> {
  const [row] = await sql<Jobs>(
    `select count(*) filter (where last_finished_at is not null and last_error is null)::integer as done,
       count(*) filter (where last_error is not null)::integer as failed from background_jobs`,
  )
  return row ?? { done: 0, failed: 0 }
}

const isWell = ({ done, failed: ill }: Jobs) => done > 0 && ill === 0
const wordsOf = ({ done, failed: ill }: Jobs) => `${done}, ${ill}`
