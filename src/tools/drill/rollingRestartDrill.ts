import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { buildServer } from '../support/serverBundle'
import { firstDayOnSale, placeOrder, prepareBuyers, prepareCarts } from './buyers'
import type { Drill } from './drillContext'
import { codesInWords } from './load'
import { INVENTORY, SET_CART } from './operations'
import { getCode, sendOperation } from './request'

const ROUNDS = 2
const STEADY_MS = 3_000
/** Two hundred requests a second together. */
const RATES = { pages: 60, inventory: 100, carts: 20, orders: 20 }
/** For as long as the slowest machine may take over the restarts. */
const BUYERS = RATES.orders * 180

/** A release as it happens: each process is told to stop, drains and ends, and the next one takes its place. */
export const rollingRestartDrill: Drill = {
  name: 'rolling-restart',
  about: 'two compiled processes are restarted one after the other under 200 requests a second',
  run: async ({ report, startCluster, startLoad }) => {
    await buildServer()
    const cluster = await startCluster({
      servers: 2,
      site: true,
      serverArgs: ['dist/server/main.js'],
      // A process that is behind refuses with 503, which is another drill.
      environment: { MAX_EVENT_LOOP_DELAY_MS: '0', MAX_WAITING_QUERIES: '10000' },
    })
    const { url } = cluster
    const carts = await prepareCarts(url, { days: 2, products: 2 })
    const buyers = await prepareBuyers(cluster, { count: BUYERS })
    const visitor = buyers.pop()
    const visible = await firstDayOnSale(url)
    const acknowledged: string[] = []
    let turn = 0
    const load = startLoad([
      { name: 'pages', perSecond: RATES.pages, send: () => getCode(`${url}/`) },
      {
        name: 'inventory',
        perSecond: RATES.inventory,
        send: async () => (await sendOperation(url, INVENTORY, visible)).code,
      },
      {
        name: 'carts',
        perSecond: RATES.carts,
        send: async () => {
          const variables = { key: randomUUID(), cart: carts[(turn += 1) % carts.length] }
          return (await sendOperation(url, SET_CART, variables, visitor?.token)).code
        },
      },
      {
        name: 'orders',
        perSecond: RATES.orders,
        send: async () => {
          const buyer = buyers.pop()
          if (!buyer) return 'NO_BUYER'
          const { code, orderId } = await placeOrder(url, buyer)
          if (orderId !== null) acknowledged.push(orderId)
          return code
        },
      },
    ])
    await wait(STEADY_MS)
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const server of cluster.servers) {
        const before = server.pid()
        const code = await server.stop()
        report.equal(`round ${round}: ${server.name} drained and ended with`, code ?? -1, 0)
        await server.start()
        await cluster.balancer?.untilUp(cluster.servers.length)
        report.holds(
          `round ${round}: ${server.name} is another process`,
          server.pid() !== before,
          `${before} and ${server.pid()}`,
          'two',
        )
        await wait(STEADY_MS)
      }
    }
    for (const [name, figures] of await load.stop()) {
      report.equal(`${name}: failed of ${figures.count}`, figures.failed, 0)
      report.note(
        `${name}: ${codesInWords(figures)}; p50 ${figures.percentile(0.5).toFixed(0)} ms, p99 ${figures.percentile(0.99).toFixed(0)} ms`,
      )
    }
    const found = await cluster.sql('select id from orders where id = any($1::uuid[])', [
      acknowledged,
    ])
    const lost = acknowledged.length - found.length
    report.equal(`acknowledged orders lost, of ${acknowledged.length}`, lost, 0)
  },
}
