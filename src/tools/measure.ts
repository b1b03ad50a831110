import { startPostgres } from '../../tests/support/postgres'
import {
  BUDGETS,
  DEV_BUDGETS,
  INVENTORY_P99,
  INVENTORY_SHARE,
  ORDER_P99,
  ORDER_SHARE,
  type DevFigure,
  type Figure,
} from './measure/budgets'
import { measureDevLoop } from './measure/devLoop'
import { measureFirstVisit } from './measure/firstVisit'
import { measureInventory } from './measure/inventory'
import { measureOrders } from './measure/orders'
import { buildIfStale } from './support/buildIfStale'
import { startShopServer } from './support/shopServer'

const CLOCK_NOW = '2026-11-24T10:00:00+01:00'
const DAY = '2026-11-25'

/**
 * Prints our figures beside their budgets; with `--check`, fails when one is over. Names of parts measure only these:
 * `npm run measure -- orders`.
 */
async function main() {
  const named = Object.entries(PARTS).filter(([name]) => process.argv.includes(name))
  const isWithin: boolean[] = []
  for (const [, measure] of named.length > 0 ? named : Object.entries(PARTS)) {
    isWithin.push(await measure())
  }
  if (process.argv.includes('--check') && isWithin.includes(false)) process.exitCode = 1
}

async function page(): Promise<boolean> {
  await buildIfStale()
  const shop = await startShopServer({ CLOCK_NOW, LOG_LEVEL: 'warn' })
  try {
    const figures = await measureFirstVisit(shop.url)
    const names: Figure[] = Object.keys(BUDGETS).filter((name): name is Figure => name in figures)
    console.log('\nFirst visit to / (4x CPU slowdown, slow 4G, medians)')
    return report(names.map((name) => [name, figures[name], BUDGETS[name], 'at most']))
  } finally {
    await shop.stop()
  }
}

const inventory = () =>
  onPostgres(async (url) => {
    const figures = await measureInventory(url, DAY)
    console.log(
      '\navailableInventory on PostgreSQL, beside a bare server stringifying the same JSON',
    )
    return report(
      figures.flatMap(({ connections, ours, floor }) => [
        [`bare server, req/s at ${connections}`, floor.requestsPerSecond, 0, 'at least'],
        [
          `ours, req/s at ${connections}`,
          ours.requestsPerSecond,
          floor.requestsPerSecond * INVENTORY_SHARE,
          'at least',
        ],
        [`ours, p99 in ms at ${connections}`, ours.p99, INVENTORY_P99, 'at most'],
      ]),
    )
  })

const orders = () =>
  onPostgres(async (url, databaseUrl) => {
    const { ours, bare } = await measureOrders(url, databaseUrl)
    console.log('\ncreateOrder on PostgreSQL at 20 connections, beside its transaction as bare SQL')
    return report([
      ['bare SQL, orders/s', bare.ordersPerSecond, 0, 'at least'],
      ['bare SQL, p99 in ms', bare.p99, Infinity, 'at most'],
      ['ours, orders/s', ours.ordersPerSecond, bare.ordersPerSecond * ORDER_SHARE, 'at least'],
      ['ours, p99 in ms', ours.p99, ORDER_P99, 'at most'],
    ])
  })

async function dev(): Promise<boolean> {
  const figures = await measureDevLoop({ CLOCK_NOW })
  console.log('\nA change under npm run dev, from the writing of the file (medians)')
  const names = Object.keys(DEV_BUDGETS).filter((name): name is DevFigure => name in figures)
  return report(names.map((name) => [name, figures[name], DEV_BUDGETS[name], 'at most']))
}

async function onPostgres(measure: (url: string, databaseUrl: string) => Promise<boolean>) {
  await buildIfStale()
  const postgres = await startPostgres()
  try {
    const databaseUrl = await postgres.createDatabase()
    const shop = await startShopServer({ CLOCK_NOW, LOG_LEVEL: 'warn', DATABASE_URL: databaseUrl })
    try {
      return await measure(shop.url, databaseUrl)
    } finally {
      await shop.stop()
    }
  } finally {
    await postgres.stop()
  }
}

type Row = [name: string, value: number, budget: number, bound: 'at most' | 'at least']

function report(rows: Row[]): boolean {
  const figure = (value: number) => (value >= 10 ? value.toFixed(0) : value.toFixed(3))
  const results = rows.map(([name, value, budget, bound]) => {
    const isWithin = bound === 'at most' ? value <= budget : value >= budget
    console.log(
      `${isWithin ? '✓' : '✗'} ${name.padEnd(32)} ${figure(value).padStart(8)}   ${bound} ${figure(budget)}`,
    )
    return isWithin
  })
  return results.every(Boolean)
}

const PARTS = { page, inventory, orders, dev }

void main()
