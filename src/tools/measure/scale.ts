import { availableParallelism } from 'node:os'
import { startCluster, type Cluster } from '../drill/cluster'
import { DAY } from './day'
import { ratio, told, type Figure, type Part } from './figures'
import { SCALE_GOALS } from './goals'
import { measureCatalogues } from './scale/catalogues'
import { measureInventory, measureOrders, measurePages, type ScaleFigure } from './scale/loads'

type Sort = keyof typeof SCALE_GOALS
type Figures = Record<Sort, ScaleFigure>

/** Two servers, PostgreSQL and the load have a core each, and some are left for the rest of the machine. */
const ENOUGH_CORES = 6

/** One and two server processes on one PostgreSQL, and a growing catalogue. */
export async function scale(): Promise<Part> {
  const one = await onCluster(1, async (cluster) => ({
    figures: await measureAll(cluster),
    catalogues: await measureCatalogues(cluster, DAY),
  }))
  const two = await onCluster(2, measureAll)
  const compare = (sort: Sort, name: string) => compared(sort, name, one.figures[sort], two[sort])
  return {
    title: `Two server processes beside one, on one PostgreSQL and ${availableParallelism()} cores`,
    figures: [
      ...compare('orders', 'orders'),
      ...compare('pages', 'page /'),
      ...compare('inventory', 'inventory'),
      ...one.catalogues,
    ],
  }
}

async function onCluster<Result>(servers: number, run: (cluster: Cluster) => Promise<Result>) {
  const cluster = await startCluster({
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
  try {
    return await run(cluster)
  } finally {
    await cluster.stop()
  }
}

const measureAll = async (cluster: Cluster): Promise<Figures> => ({
  pages: await measurePages(cluster),
  inventory: await measureInventory(cluster, DAY),
  orders: await measureOrders(cluster),
})

/**
 * Where cores are few, load, servers and PostgreSQL stand in each other's way and the rate says nothing of the shop:
 * then the processor time of a request must not grow by more than the goal allows.
 */
function compared(sort: Sort, name: string, one: ScaleFigure, two: ScaleFigure): Figure[] {
  const goal = SCALE_GOALS[sort]
  const rates = { ours: two.perSecond, floor: one.perSecond }
  const rate = ratio(`${name}, rate`, '/s', rates, { atLeast: goal })
  const cost = (figure: ScaleFigure) => figure.servers + figure.postgres
  const times = { ours: cost(two), floor: cost(one) }
  return [
    availableParallelism() >= ENOUGH_CORES ? rate : withoutBound(rate),
    ratio(`${name}, processor time of one`, 'ms', times, { atMost: 2 / goal }),
    told(`${name}, of which servers`, 'ms', two.servers),
    told(`${name}, of which PostgreSQL`, 'ms', two.postgres),
  ]
}

const withoutBound = ({ bound: _, ...figure }: Figure): Figure => figure
