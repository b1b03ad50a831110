import { Counter } from 'prom-client'
import { registry } from './registry'

/** The caches of a process: `inventory` objects, `inventoryBytes` of responses, `page`s, `reference` data, `stock` of a day. */
type Cache = 'inventory' | 'inventoryBytes' | 'page' | 'reference' | 'stock'

const requests = new Counter({
  name: 'tablee_cache_requests_total',
  help: 'Looks into what is kept in memory, by result: hit or miss.',
  labelNames: ['cache', 'result'] as const,
  registers: [registry],
})

export function countCacheLookup(cache: Cache, isHit: boolean) {
  requests.inc({ cache, result: isHit ? 'hit' : 'miss' })
}
