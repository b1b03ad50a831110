import { setTimeout as wait } from 'node:timers/promises'
import { placeOrder, prepareBuyers } from './buyers'
import type { ClusterServer } from './clusterServer'
import type { Drill } from './drillContext'
import { codesInWords } from './load'
import { INVENTORY } from './operations'
import { getCode, sendOperation } from './request'
import { untilHeard, watchedPortion, type Watched } from './watchedPortion'

const RESTARTS = 3
const ORDERS_PER_SECOND = 20
const STEADY_MS = 4_000
/** What a restart may cost after PostgreSQL accepts connections. */
const READY_WITHIN_MS = 5_000

/** A crash of PostgreSQL, three times, while two processes sell. */
export const databaseRestartDrill: Drill = {
  name: 'database-restart',
  about: 'PostgreSQL crashes three times under load, with two processes selling',
  run: async ({ report, startCluster, startLoad }) => {
    const cluster = await startCluster({ servers: 2, isDurable: true })
    const buyers = await prepareBuyers(cluster, { count: ORDERS_PER_SECOND * 60 })
    const pids = cluster.servers.map((server) => server.pid())
    const acknowledged: string[] = []
    const watched = await watchedPortion(cluster)
    const load = startLoad([
      {
        name: 'orders',
        perSecond: ORDERS_PER_SECOND,
        send: async () => {
          const buyer = buyers.pop()
          if (!buyer) return 'NO_BUYER'
          const { code, orderId } = await placeOrder(cluster.url, buyer)
          if (orderId !== null) acknowledged.push(orderId)
          return code
        },
      },
      {
        name: 'inventory',
        perSecond: 40,
        send: async () => (await sendOperation(cluster.url, INVENTORY, watched.variables)).code,
      },
    ])
    await wait(STEADY_MS)
    for (let restart = 1; restart <= RESTARTS; restart += 1) {
      await cluster.postgres.restart('immediate')
      const accepts = performance.now()
      // Written by a stranger while the listeners may still be away: an old number after this is a stale response.
      const available = await watched.take()
      const times = await Promise.all(
        cluster.servers.map((server) => untilReady(server).then(() => performance.now() - accepts)),
      )
      report.atMost(
        `restart ${restart}: both ready again`,
        Math.max(...times),
        READY_WITHIN_MS,
        'ms',
      )
      const stale = await staleResponses(cluster.servers, watched, available)
      report.equal(`restart ${restart}: stale responses of both processes`, stale, 0)
      const heard = await untilHeard(cluster.servers, watched)
      report.atMost(`restart ${restart}: a change is heard by both`, heard, READY_WITHIN_MS, 'ms')
      await wait(STEADY_MS)
    }
    const figures = await load.stop()
    for (const [name, one] of figures) report.note(`${name}: ${codesInWords(one)}`)
    const found = await cluster.sql('select id from orders where id = any($1::uuid[])', [
      acknowledged,
    ])
    report.equal(
      `acknowledged orders lost, of ${acknowledged.length}`,
      acknowledged.length - found.length,
      0,
    )
    const internal = [...figures.values()].reduce(
      (sum, { codes }) => sum + (codes.get('INTERNAL_SERVER_ERROR') ?? 0),
      0,
    )
    report.equal('responses with INTERNAL_SERVER_ERROR', internal, 0)
    report.holds(
      'both processes are the same as before',
      cluster.servers.every((server, index) => server.isRunning() && server.pid() === pids[index]),
      cluster.servers.map((server) => server.pid() ?? 'ended').join(', '),
      pids.join(', '),
    )
  },
}

async function untilReady({ url }: ClusterServer) {
  while ((await getCode(`${url}/health/ready`)) !== 'OK') await wait(50)
}

/** How many responses within two seconds do not show a change that was committed before their request. */
async function staleResponses(
  servers: readonly ClusterServer[],
  watched: Watched,
  available: number,
) {
  let stale = 0
  for (let round = 0; round < 20; round += 1) {
    for (const server of servers) {
      const said = await watched.fetchedFrom(server)
      if (said !== null && said !== available) stale += 1
    }
    await wait(100)
  }
  return stale
}
