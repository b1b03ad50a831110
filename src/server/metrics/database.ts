import { Gauge } from 'prom-client'
import { withTimeLimit } from '../base/withTimeLimit'
import { DATABASE_PATIENCE_MS, registry } from './registry'

type Ping = () => Promise<{ offsetMs: number }>

const registers = [registry]

let ping: Ping | null = null

new Gauge({
  name: 'tablee_database_up',
  help: 'Whether the database responds to this process: 1 or 0.',
  registers,
  async collect() {
    const from = ping
    const offset = from && (await read(from))
    this.remove()
    if (from) this.set(offset ? 1 : 0)
  },
})

new Gauge({
  name: 'tablee_clock_offset_seconds',
  help: 'How far this machine’s clock is ahead of the database’s; negative when it is behind.',
  registers,
  async collect() {
    const offset = ping && (await read(ping))
    this.remove()
    if (offset) this.set(offset.offsetMs / 1000)
  },
})

/** Undefined when it does not respond. PostgreSQL is sent one query for both gauges. */
const read = (from: Ping) => withTimeLimit(from(), DATABASE_PATIENCE_MS).catch(() => undefined)

/** Shows how the database does, read anew at each scrape, until the returned function is called. */
export function showDatabase(from: Ping): () => void {
  ping = from
  return () => {
    if (ping === from) ping = null
  }
}
