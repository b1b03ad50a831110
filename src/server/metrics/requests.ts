import { Counter, Histogram } from 'prom-client'
import { registry } from './registry'

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const registers = [registry]

const requests = new Counter({
  name: 'tablee_http_requests_total',
  help: 'HTTP requests by the route that handled them and the status of the response.',
  labelNames: ['route', 'status'] as const,
  registers,
})

const requestSeconds = new Histogram({
  name: 'tablee_http_request_duration_seconds',
  help: 'Time from the request’s headers to the end of its response.',
  labelNames: ['route'] as const,
  buckets: BUCKETS,
  registers,
})

const operations = new Counter({
  name: 'tablee_graphql_operations_total',
  help: 'GraphQL operations by name and outcome: OK, or the code of the first error.',
  labelNames: ['operation', 'code'] as const,
  registers,
})

const operationSeconds = new Histogram({
  name: 'tablee_graphql_operation_duration_seconds',
  help: 'Time that a GraphQL operation took, from the request’s headers to the end of its response.',
  labelNames: ['operation'] as const,
  buckets: BUCKETS,
  registers,
})

const refusals = new Counter({
  name: 'tablee_refusals_total',
  help: 'Requests that were refused or failed, by the code that the caller was told.',
  labelNames: ['code'] as const,
  registers,
})

type HandledRequest = { route: string; status: number; seconds: number }

export function countRequest({ route, status, seconds }: HandledRequest) {
  requests.inc({ route, status })
  requestSeconds.observe({ route }, seconds)
}

type HandledOperation = { operation: string; code: string; seconds: number }

/** The name must come from a list that we keep: a stranger who makes names up would fill the memory with counters. */
export function countOperation({ operation, code, seconds }: HandledOperation) {
  operations.inc({ operation, code })
  operationSeconds.observe({ operation }, seconds)
}

export function countRefusal(code: string) {
  refusals.inc({ code })
}
