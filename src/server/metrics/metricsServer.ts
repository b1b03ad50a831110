import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { EnvironmentError } from '../base/env/env'
import { hasCode } from '../base/hasCode'
import { collectProcessMetrics, registry } from './registry'

/**
 * Serves `/metrics` on a port of its own, which the balancer does not forward: what it tells is for operators only, and
 * it responds while the site is too busy to. Error: EnvironmentError when the port is taken.
 * See docs/decisions/033-metrics-and-traces.md.
 */
export async function startMetricsServer(
  { port, host }: { port: number; host: string },
  logger: Logger,
): Promise<{ url: string; stop: () => Promise<void> }> {
  collectProcessMetrics()
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'the metrics cannot be collected')
        response.writeHead(500).end()
      },
    )
  })
  server.requestTimeout = 10_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        hasCode(error, 'EADDRINUSE')
          ? new EnvironmentError([`METRICS_PORT ${port} is taken: choose another`])
          : error,
      ),
    )
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${host}:${taken}/metrics`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
