import { request } from 'node:http'
import type { Cluster } from '../../drill/cluster'
import { told, type Figure } from '../figures'
import { median } from '../median'
import { costOfOne, sum } from './cost'
import { fullRate } from './fullRate'
import { inventoryBody, inventoryRequests, pageRequests, type Requests } from './loads'

const DISHES = [100, 1000, 10_000]
const READS = 5
const WARMING = 2_000
const COUNTED = 5_000

/** What the inventory and the front page cost when the catalogue grows, all dishes in the lines that are shown. */
export async function measureCatalogues(cluster: Cluster, day: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const dishes of DISHES) {
    await growTo(cluster, dishes)
    const inventory = await measure(cluster, inventoryRequests(day))
    const page = await measure(cluster, pageRequests)
    figures.push(
      told(`${dishes} dishes, inventory read anew`, 'ms', await readAnew(cluster, day)),
      told(`${dishes} dishes, inventory`, '/s', inventory.perSecond),
      told(`${dishes} dishes, inventory of one`, 'ms', inventory.cost),
      told(`${dishes} dishes, page /`, '/s', page.perSecond),
      told(`${dishes} dishes, page / of one`, 'ms', page.cost),
      told(`${dishes} dishes, page /, packed`, 'kB', (await packedPage(cluster)) / 1024),
    )
  }
  return figures
}

async function measure(cluster: Cluster, requests: Requests) {
  await fullRate(cluster, requests, WARMING)
  return {
    perSecond: await fullRate(cluster, requests, COUNTED),
    cost: sum(await costOfOne(cluster, requests, { perSecond: 300, seconds: 3 })),
  }
}

/** Copies of the first dishes, until there are so many. */
const growTo = ({ sql }: Cluster, dishes: number) =>
  sql(
    `insert into products (line_id, name, category, description, picture, price, vat_rate, line_level,
       daily_quantity, nutrition, allergens, tags, ingredients)
     select line_id, name || ' ' || n, category, description, picture, price, vat_rate, line_level,
       daily_quantity, nutrition, allergens, tags, ingredients
     from (select *, row_number() over (order by id) as position from products where line_id = 'LIGNE-PLATEAUX') as model,
       generate_series(1, $1::integer) as n
     where model.position = 1 and n <= $1 - (select count(*) from products)`,
    [dishes],
  )

/** Milliseconds of one request after the catalogue has changed: it is read, put together and written again. */
async function readAnew({ servers, sql }: Cluster, day: string): Promise<number> {
  const times: number[] = []
  for (let read = 0; read < READS; read += 1) {
    await sql('update products set name = name where id = (select min(id) from products)')
    const started = performance.now()
    const response = await fetch(`${servers[0]?.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: inventoryBody(day),
    })
    await response.arrayBuffer()
    times.push(performance.now() - started)
  }
  return median(times)
}

async function packedPage({ servers }: Cluster): Promise<number> {
  return new Promise((resolve, reject) => {
    request(
      `${servers[0]?.url}/`,
      { headers: { accept: 'text/html', 'accept-encoding': 'br' } },
      (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.on('end', () => resolve(bytes))
        response.on('error', reject)
      },
    )
      .on('error', reject)
      .end()
  })
}
