import autocannon from 'autocannon'
import { prepareBuyers, type Buyer } from '../../drill/buyers'
import type { Cluster } from '../../drill/cluster'
import { CREATE_ORDER, INVENTORY } from '../../drill/operations'
import { load } from '../load'
import { watchProcessor } from './processorTime'

const SECONDS = 5
/** Of each process. */
const CONNECTIONS = 10
const ORDERS = 600
const JSON_HEADERS = { 'content-type': 'application/json' }

/** What a sort of request gets from the cluster, and what one of them costs in milliseconds of processor. */
export type ScaleFigure = { perSecond: number; servers: number; postgres: number }

/** How many were served, and when the last of them was. */
type Run = (url: string) => Promise<{ count: number; ended: number }>

/** Each process is asked directly: a balancer would take its share of the two cores. */
async function measure(cluster: Cluster, run: Run): Promise<ScaleFigure> {
  // A process that has just started compiles what it runs: that is not what a request costs.
  await Promise.all(cluster.servers.map(({ url }) => run(url)))
  const processor = await watchProcessor(cluster)
  const before = processor()
  const started = performance.now()
  const runs = await Promise.all(cluster.servers.map(({ url }) => run(url)))
  const after = processor()
  const seconds = (Math.max(...runs.map(({ ended }) => ended)) - started) / 1000
  const count = runs.reduce((sum, one) => sum + one.count, 0)
  return {
    perSecond: count / seconds,
    servers: (after.servers - before.servers) / count,
    postgres: (after.postgres - before.postgres) / count,
  }
}

const steadily =
  (
    request: Omit<Parameters<typeof load>[0], 'url' | 'connections' | 'seconds'>,
    path: string,
  ): Run =>
  async (url) => {
    const rate = await load({
      ...request,
      url: url + path,
      connections: CONNECTIONS,
      seconds: SECONDS,
    })
    return { count: rate.requestsPerSecond * SECONDS, ended: performance.now() }
  }

export const measurePages = (cluster: Cluster) =>
  measure(cluster, steadily({ headers: { 'accept-encoding': 'br', accept: 'text/html' } }, '/'))

export const measureInventory = (cluster: Cluster, day: string) =>
  measure(
    cluster,
    steadily({ method: 'POST', headers: JSON_HEADERS, body: inventoryBody(day) }, '/graphql'),
  )

export const inventoryBody = (date: string) =>
  JSON.stringify({
    operationName: INVENTORY.name,
    query: INVENTORY.text,
    variables: { input: { date, distributionPointsIds: ['111'] } },
  })

/** Orders by accounts of their own, spread over days and slots, each process an equal share of them. */
export async function measureOrders(cluster: Cluster): Promise<ScaleFigure> {
  const { servers } = cluster
  const buyers = await prepareBuyers(cluster, { count: 2 * ORDERS * servers.length, days: 5 })
  return measure(cluster, async (url) => order(url, buyers.splice(0, ORDERS)))
}

async function order(url: string, buyers: readonly Buyer[]) {
  let next = 0
  let refusal = ''
  let ended = performance.now()
  await new Promise<void>((resolve, reject) => {
    const running = autocannon(
      {
        url: `${url}/graphql`,
        method: 'POST',
        connections: CONNECTIONS,
        amount: buyers.length,
        requests: [
          {
            setupRequest: (request) => ({ ...request, ...orderOf(buyers[next++ % buyers.length]) }),
            onResponse: (_status, body) => {
              if (!body.includes('ORDER_ID:')) refusal = body
            },
          },
        ],
      },
      (error: unknown) => (error instanceof Error ? reject(error) : resolve()),
    )
    // autocannon itself ends with the next full second.
    running.on('response', () => (ended = performance.now()))
  })
  if (refusal) throw new Error(`createOrder: ${refusal}`)
  return { count: buyers.length, ended }
}

const orderOf = (buyer: Buyer | undefined) => ({
  headers: { ...JSON_HEADERS, authcookie: buyer?.token ?? '' },
  body: JSON.stringify({
    operationName: CREATE_ORDER.name,
    query: CREATE_ORDER.text,
    variables: { cartId: buyer?.cartId },
  }),
})
