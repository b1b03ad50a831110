import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { Cluster } from './cluster'
import type { ClusterServer } from './clusterServer'
import { INVENTORY, inventoryResponse } from './operations'
import { sendOperation } from './request'

const PATIENCE_MS = 10_000

export type Watched = Awaited<ReturnType<typeof watchedPortion>>

/** A product on a day that no one orders, whose stock only this drill changes. */
export async function watchedPortion({ sql, url }: Cluster) {
  const [row] = await sql<{ day: string }>(
    `select (current_date + 20 + case extract(isodow from current_date + 20) when 6 then 2 when 7 then 1 else 0 end)::text as day`,
  )
  const day = row?.day ?? ''
  const variables = { input: { date: day, distributionPointsIds: ['111'] } }
  const { data } = await sendOperation(url, INVENTORY, variables)
  const [product] = v.parse(inventoryResponse, data).availableInventory.products
  if (!product) throw new Error(`nothing is sold on ${day}`)
  await sql(
    `insert into stock (distribution_point_id, day, product_id, total, taken) values (111, $1, $2, 100000, 0)
     on conflict (distribution_point_id, day, product_id) do update set total = 100000, taken = 0`,
    [day, product.id],
  )
  return {
    variables,
    /** Takes one portion; returns how many are left. */
    take: async () => {
      const [left] = await sql<{ available: number }>(
        `update stock set taken = taken + 1 where distribution_point_id = 111 and day = $1 and product_id = $2
         returning total - taken as available`,
        [day, product.id],
      )
      return left?.available ?? Number.NaN
    },
    /** What a process says is left; null while it cannot say. */
    fetchedFrom: async (server: ClusterServer) => {
      const response = await sendOperation(server.url, INVENTORY, variables)
      if (response.code !== 'OK') return null
      const { products } = v.parse(inventoryResponse, response.data).availableInventory
      return products.find(({ id }) => id === product.id)?.available ?? null
    },
  }
}

/** Milliseconds until a change by a stranger is in the responses of all, or until it is waited for no more. */
export async function untilHeard(
  servers: readonly ClusterServer[],
  watched: Watched,
): Promise<number> {
  const available = await watched.take()
  const started = performance.now()
  for (;;) {
    const said = await Promise.all(servers.map(watched.fetchedFrom))
    const took = performance.now() - started
    if (said.every((one) => one === available) || took > PATIENCE_MS) return took
    await wait(20)
  }
}
