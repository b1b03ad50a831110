import { startPostgres } from '../../tests/support/postgres'
import { BUDGETS, INVENTORY_P99, INVENTORY_SHARE, type Figure } from './measure/budgets'
import { measureFirstVisit } from './measure/firstVisit'
import { measureInventory } from './measure/inventory'
import { buildIfStale } from './support/clientBundle'
import { startShopServer } from './support/shopServer'

const CLOCK_NOW = '2026-11-24T10:00:00+01:00'
const DAY = '2026-11-25'

/** Prints our figures beside their budgets; with `--check`, fails when one is over. */
async function main() {
  await buildIfStale()
  const isWithin = [await page(), await inventory()]
  if (process.argv.includes('--check') && isWithin.includes(false)) process.exitCode = 1
}

async function page(): Promise<boolean> {
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

async function inventory(): Promise<boolean> {
  const postgres = await startPostgres()
  try {
    const environment = {
      CLOCK_NOW,
      LOG_LEVEL: 'warn',
      DATABASE_URL: await postgres.createDatabase(),
    }
    const shop = await startShopServer(environment)
    try {
      const figures = await measureInventory(shop.url, DAY)
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

void main()
