import { setTimeout as wait } from 'node:timers/promises'
import { firstDayOnSale, placeOrder, prepareBuyers } from './buyers'
import type { Drill } from './drillContext'
import { codesInWords } from './load'
import { INVENTORY } from './operations'
import { getCode, sendOperation } from './request'

const SECONDS = 10

/** Nothing goes wrong: what the other drills are held against. */
export const steadyDrill: Drill = {
  name: 'steady',
  about: 'two processes behind HAProxy under a steady load, nothing goes wrong',
  run: async ({ report, startCluster, startLoad }) => {
    const cluster = await startCluster({ servers: 2 })
    const buyers = await prepareBuyers(cluster, { count: 20 * (SECONDS + 2) })
    const visible = await firstDayOnSale(cluster.url)
    const load = startLoad([
      {
        name: 'orders',
        perSecond: 20,
        send: async () => {
          const buyer = buyers.pop()
          return buyer ? (await placeOrder(cluster.url, buyer)).code : 'NO_BUYER'
        },
      },
      {
        name: 'inventory',
        perSecond: 50,
        send: async () => (await sendOperation(cluster.url, INVENTORY, visible)).code,
      },
      { name: 'ready', perSecond: 10, send: () => getCode(`${cluster.url}/health/ready`) },
    ])
    await wait(SECONDS * 1000)
    for (const [name, figures] of await load.stop()) {
      report.equal(`${name}: failed of ${figures.count}`, figures.failed, 0)
      report.note(
        `${name}: ${codesInWords(figures)}; p50 ${figures.percentile(0.5).toFixed(0)} ms, p99 ${figures.percentile(0.99).toFixed(0)} ms`,
      )
    }
    report.holds(
      'both processes run',
      cluster.servers.every((server) => server.isRunning()),
      cluster.servers.map((server) => server.pid()).join(', '),
      'both',
    )
  },
}
