import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'
import { parseEnv } from '#server/base/env/env'
import { refuseUnderPressure } from '#server/http/pressure'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

let server: TestServer
let close: () => Promise<unknown>
const clientDir = mkdtempSync(join(tmpdir(), 'tablee-client-'))

beforeAll(() =>
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html><div id="root"></div>'),
)
afterEach(async () => {
  jest.restoreAllMocks()
  await close()
})
afterAll(() => rmSync(clientDir, { recursive: true }))

async function open(limits: Record<string, string>) {
  server = await startTestServer({ isSeeded: false, env: { CLIENT_DIR: clientDir, ...limits } })
  close = server.close
}

const send = () => server.post('{"query":"{ specialConfiguration { minimumOrderAmount } }"}')
const statusOf = async (path: string) => (await fetch(server.url + path)).status

async function expectRefusal(response: Response) {
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  const { errors } = await response.json()
  expect(errors[0].extensions).toEqual({ code: 'TRY_AGAIN', retryAfterSeconds: 2 })
}

test('too many queries that wait refuse new work, until they are fewer; health and pages stay', async () => {
  await open({ MAX_WAITING_QUERIES: '3' })
  const waiting = jest.spyOn(server.database, 'waitingQueries').mockReturnValue(3)
  expect((await send()).status).toBe(200)
  waiting.mockReturnValue(4)
  await until(async () => (await send()).status === 503)
  await expectRefusal(await send())
  expect(await statusOf('/health/live')).toBe(200)
  expect(await statusOf('/health/ready')).toBe(200)
  expect(await statusOf('/cart')).toBe(200)
  expect(await statusOf('/documents/none')).toBe(503)
  waiting.mockReturnValue(0)
  await until(async () => (await send()).status === 200)
})

test('an event loop that is behind refuses new work, until it has caught up', async () => {
  await open({ MAX_EVENT_LOOP_DELAY_MS: '150' })
  await until(async () => {
    occupy(600)
    return (await send()).status === 503
  })
  expect(await statusOf('/health/live')).toBe(200)
  await until(async () => (await send()).status === 200)
})

test('a start that takes its time is no pressure: the first who comes is served', async () => {
  const app = Fastify()
  close = () => app.close()
  const { limits } = parseEnv({ NODE_ENV: 'test', MAX_EVENT_LOOP_DELAY_MS: '150' })
  await refuseUnderPressure(app, { database: { waitingQueries: () => 0 }, limits })
  app.get('/', async () => 'served')
  await app.ready()
  occupy(1200)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  expect((await fetch(url)).status).toBe(200)
  occupy(1200)
  await setTimeout(10)
  expect((await fetch(url)).status).toBe(200)
})

/** Keeps the process from responding for so many milliseconds, and leaves the processor to the other tests. */
function occupy(time: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time)
}
