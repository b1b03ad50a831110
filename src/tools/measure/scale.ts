import { availableParallelism } from 'node:os'
import { startCluster, type Cluster } from '../drill/cluster'
import { DAY } from './day'
import { ratio, told, type Figure, type Part } from './figures'
import { SCALE_GOALS } from './goals'
import { measureCatalogues } from './scale/catalogues'
import { withBusyCores } from './scale/busyCores'
import { costOfOne, sum, type Cost } from './scale/cost'
import { fullRate } from './scale/fullRate'
import { inventoryRequests, orderRequests, pageRequests, type Requests } from './scale/loads'

type Sort = keyof typeof SCALE_GOALS
type Pair<Value> = { one: Value; two: Value }

/** Two servers, PostgreSQL and the load have a core each, and some are left for the rest of the machine. */
const ENOUGH_CORES = 6

/** Requests of each process: all at once, before they are counted and then, and steadily. */
const LOADS = {
  orders: { name: 'orders', atOnce: 1_500, perSecond: 60 },
  pages: { name: 'page /', atOnce: 15_000, perSecond: 800 },
  inventory: { name: 'inventory', atOnce: 15_000, perSecond: 800 },
} as const
const ROUNDS = 8
const SECONDS = 3

/** One and two server processes, each on a PostgreSQL of their own, in turns; and a growing catalogue. */
export async function scale(): Promise<Part> {
  return onClusters(async (clusters) => ({
    title: `Two server processes beside one, on one PostgreSQL and ${availableParallelism()} cores`,
    figures: [
      ...(await compare('orders', clusters, (cluster) =>
        orderRequests(cluster, ordersOf(cluster.servers.length)),
      )),
      ...(await compare('pages', clusters, () => pageRequests)),
      ...(await compare('inventory', clusters, () => inventoryRequests(DAY))),
      ...(await measureCatalogues(clusters.one, DAY)),
    ],
  }))
}

const ordersOf = (servers: number) =>
  servers * (2 * LOADS.orders.atOnce + ROUNDS * SECONDS * LOADS.orders.perSecond)

async function onClusters<Result>(run: (clusters: Pair<Cluster>) => Promise<Result>) {
  const one = await start(1)
  try {
    const two = await start(2)
    try {
      return await run({ one, two })
    } finally {
      await two.stop()
    }
  } finally {
    await one.stop()
  }
}

const start = (servers: number) =>
  startCluster({
    servers,
    site: true,
    balancer: null,
    // What is measured is what the processes can do, not when they refuse.
    environment: {
      LOG_LEVEL: 'error',
      MAX_EVENT_LOOP_DELAY_MS: '0',
      MAX_WAITING_QUERIES: '100000',
    },
  })

/**
 * Where cores are few, load, servers and PostgreSQL stand in each other's way and the full rate says nothing of the
 * shop. What is held there is what the second process costs when there is room for it: the processor time of one
 * request, each process at the same steady rate, may not grow by more than the goal allows.
 */
async function compare(
  sort: Sort,
  clusters: Pair<Cluster>,
  prepare: (cluster: Cluster) => Requests | Promise<Requests>,
): Promise<Figure[]> {
  const { name, atOnce, perSecond } = LOADS[sort]
  const requests = { one: await prepare(clusters.one), two: await prepare(clusters.two) }
  const rates = {
    one: await warmRate(clusters.one, requests.one, atOnce),
    two: await warmRate(clusters.two, requests.two, atOnce),
  }
  const { one, two } = await withBusyCores(() =>
    leastCosts(clusters, requests, { perSecond, seconds: SECONDS }),
  )
  const goal = SCALE_GOALS[sort]
  const rate = ratio(
    `${name}, rate`,
    '/s',
    { ours: rates.two, floor: rates.one },
    { atLeast: goal },
  )
  const costs = { ours: sum(two), floor: sum(one) }
  return [
    availableParallelism() >= ENOUGH_CORES ? rate : withoutBound(rate),
    ratio(`${name}, processor time of one`, 'ms', costs, { atMost: 2 / goal }),
    told(`${name}, of which servers`, 'ms', two.servers),
    told(`${name}, of which PostgreSQL`, 'ms', two.postgres),
  ]
}

/** A process that has just started compiles what it runs: that is not what a request costs. */
async function warmRate(cluster: Cluster, requests: Requests, amount: number) {
  await fullRate(cluster, requests, amount)
  return fullRate(cluster, requests, amount)
}

/** In turns, the least of some rounds: what else a machine and PostgreSQL (checkpoints, vacuum) do can only lengthen them. */
async function leastCosts(
  clusters: Pair<Cluster>,
  requests: Pair<Requests>,
  rate: { perSecond: number; seconds: number },
): Promise<Pair<Cost>> {
  const rounds: Pair<Cost>[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      one: await costOfOne(clusters.one, requests.one, rate),
      two: await costOfOne(clusters.two, requests.two, rate),
    })
  }
  return { one: least(rounds.map(({ one }) => one)), two: least(rounds.map(({ two }) => two)) }
}

const least = (costs: readonly Cost[]): Cost => ({
  servers: Math.min(...costs.map(({ servers }) => servers)),
  postgres: Math.min(...costs.map(({ postgres }) => postgres)),
})

const withoutBound = ({ bound: _, ...figure }: Figure): Figure => figure
