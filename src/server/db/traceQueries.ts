import type { Pool } from 'pg'
import { inSpan, isTracing } from '../tracing/tracing'

const VERB = /^\s*(\w+)/
const TABLE = /\b(?:from|into|update|join)\s+"?(\w+)"?/i

/** Gives every query of a pool a span: its name, or its verb and first table; never its text or its parameters. */
export function traceQueries(pool: Pool) {
  pool.query = traced(pool.query)
  pool.on('connect', (client) => {
    client.query = traced(client.query)
  })
}

const traced = <Query extends (...args: never[]) => unknown>(query: Query): Query =>
  new Proxy(query, {
    apply(target, self, args: unknown[]) {
      const run = () => Reflect.apply(target, self, args)
      // With a callback it is the pool that queries for a caller who has a span already.
      if (!isTracing() || typeof args.at(-1) === 'function') return run()
      const attributes = { 'db.system.name': 'postgresql' }
      return inSpan(nameOf(args[0]), { kind: 'CLIENT', attributes }, run)
    },
  })

function nameOf(query: unknown): string {
  if (typeof query === 'object' && query !== null) {
    if ('name' in query && typeof query.name === 'string' && query.name) return query.name
    if ('text' in query) return nameOf(query.text)
  }
  if (typeof query !== 'string') return 'query'
  const words = [VERB.exec(query)?.[1]?.toLowerCase(), TABLE.exec(query)?.[1]]
  return words.filter(Boolean).join(' ') || 'query'
}
