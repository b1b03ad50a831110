import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'

const spanSchema = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  attributes: v.optional(
    v.array(v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) })),
    [],
  ),
})

export type CollectedSpan = v.InferOutput<typeof spanSchema>

const bodySchema = v.object({
  resourceSpans: v.array(
    v.object({ scopeSpans: v.array(v.object({ spans: v.array(spanSchema) })) }),
  ),
})

/** Plays an OpenTelemetry collector, and keeps what it is sent. */
export async function startCollector() {
  const spans: CollectedSpan[] = []
  const paths: string[] = []
  let text = ''
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      text += body
      paths.push(request.url ?? '')
      for (const { scopeSpans } of v.parse(bodySchema, JSON.parse(body)).resourceSpans) {
        spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    paths,
    text: () => text,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
