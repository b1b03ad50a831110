import { Gauge } from 'prom-client'
import { registry } from './registry'

/** What a pool of `pg` tells of itself. */
type Pool = {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

const pools = new Map<string, Pool>()
const registers = [registry]

new Gauge({
  name: 'tablee_database_connections',
  help: 'Connections of a database pool by state: used or idle.',
  labelNames: ['pool', 'state'] as const,
  registers,
  collect() {
    this.reset()
    for (const [pool, { totalCount, idleCount }] of pools) {
      this.set({ pool, state: 'used' }, totalCount - idleCount)
      this.set({ pool, state: 'idle' }, idleCount)
    }
  },
})

new Gauge({
  name: 'tablee_database_waiting_requests',
  help: 'Requests that wait for a connection of a database pool.',
  labelNames: ['pool'] as const,
  registers,
  collect() {
    this.reset()
    for (const [pool, { waitingCount }] of pools) this.set({ pool }, waitingCount)
  },
})

/** Shows a pool until the returned function is called. */
export function watchPool(name: string, pool: Pool): () => void {
  pools.set(name, pool)
  return () => {
    if (pools.get(name) === pool) pools.delete(name)
  }
}
