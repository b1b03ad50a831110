import pino from 'pino'
import { startTracing, traceIds } from '#server/tracing/tracing'
import { startCollector, type CollectedSpan } from '../../support/collector'
import { aCart, shopping } from '../../support/carts'
import { postgresOnly } from '../../support/postgresOnly'
import { addUser, openShop } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

const OUTSIDE = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${OUTSIDE}-b7ad6b7169203331-01`
const BAR = JSON.stringify({ operationName: 'Bar', query: 'query Bar { hellobar { id } }' })

describe('while a collector is told', () => {
  let server: TestServer
  let behindProxy: TestServer
  let collector: Awaited<ReturnType<typeof startCollector>>
  let stopTracing: () => Promise<void>
  let token: string
  let orderId: string

  beforeAll(async () => {
    collector = await startCollector()
    stopTracing = await startTracing(collector.url)
    server = await startTestServer({ isSeeded: false, env: { TRUST_PROXY: '0' } })
    behindProxy = await startTestServer({ isSeeded: false, env: { TRUST_PROXY: '1' } })
    await openShop(server.db)
    token = (await addUser(server.db)).token
    orderId = await shopping(server).orderId(token, aCart())
    await server.graphql(
      'mutation Intent($id: ID!) { createPaymentIntent(orderId: $id) { id } }',
      { id: orderId },
      token,
    )
    await server.post(BAR, { traceparent })
    await behindProxy.post(BAR, { traceparent })
    await fetch(`${server.url}/health/live`)
    await server.close()
    await behindProxy.close()
    // What is kept back goes out before it stops.
    await stopTracing()
  })
  afterAll(() => collector.stop())

  const named = (name: string) => collector.spans.filter((span) => span.name === name)
  const theOnly = (name: string): CollectedSpan => {
    const [span, ...others] = named(name)
    if (!span || others.length > 0) throw new Error(`${named(name).length} spans ${name}`)
    return span
  }
  const valueOf = (span: CollectedSpan, wanted: string) =>
    span.attributes.find(({ key }) => key === wanted)?.value

  test('spans arrive where OpenTelemetry expects them', () => {
    expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']))
    expect(collector.text()).toContain('"stringValue":"tablee"')
  })

  test('a request has a span, and its operation and its call to the provider belong to it', () => {
    const operation = theOnly('graphql Intent')
    const request = collector.spans.find(({ spanId }) => spanId === operation.parentSpanId)
    expect(request?.name).toBe('POST /graphql')
    expect(request && valueOf(request, 'http.response.status_code')).toEqual({ intValue: 200 })
    const call = theOnly('payments createIntent')
    expect(call.traceId).toBe(operation.traceId)
  })

  test('a caller’s trace is continued behind a proxy of ours, and never a stranger’s', () => {
    const [first, second] = named('graphql Bar')
    expect([first?.traceId, second?.traceId].filter((id) => id === OUTSIDE)).toHaveLength(1)
  })

  test('health has no span', () => {
    expect(collector.spans.filter(({ name }) => name.includes('health'))).toEqual([])
  })

  test('nothing that people typed is in a span', () => {
    expect(collector.text()).not.toContain(orderId)
    expect(collector.text()).not.toContain(token)
    expect(collector.text()).not.toContain('Alix')
  })

  postgresOnly.test('a statement has a span with its name, inside its request', () => {
    const order = theOnly('graphql CreateOrder')
    const names = collector.spans
      .filter(({ traceId }) => traceId === order.traceId)
      .map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['begin', 'insert_order', 'commit']))
  })
})

test('a line of the log says which span it belongs to', async () => {
  const collector = await startCollector()
  const stopTracing = await startTracing(collector.url)
  const lines: Record<string, unknown>[] = []
  const logger = pino(
    { base: null, mixin: traceIds },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  )
  const server = await startTestServer({ isSeeded: false, logger })
  await server.post(BAR)
  await server.close()
  await stopTracing()
  await collector.stop()
  const request = collector.spans.find(({ name }) => name === 'POST /graphql')
  const isOfIt = ({ msg, path }: Record<string, unknown>) =>
    msg === 'request' && path === '/graphql'
  expect(lines.find(isOfIt)).toMatchObject({
    traceId: request?.traceId,
    spanId: request?.spanId,
  })
})

test('nothing of it is there without a collector', () => {
  expect(traceIds()).toEqual({})
})
