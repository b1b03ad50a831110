import { collectDefaultMetrics, Registry } from 'prom-client'

/** What this process counts; `metricsServer` hands it out. One a process, as its memory and its event loop are. */
export const registry = new Registry()

/** Memory, processor, event loop lag, garbage collection: from the start of the server on, and not in its tools. */
export function collectProcessMetrics() {
  if (!registry.getSingleMetric('nodejs_eventloop_lag_seconds')) {
    collectDefaultMetrics({ register: registry })
  }
}

/** How long a scrape waits for the database: it must show the rest while that is down. */
export const DATABASE_PATIENCE_MS = 1_000
