import { rmSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { programArgs } from '../../support/compiledServer'
import { copyDataFolder } from '../../support/dataFolder'
import { graphqlClient } from '../../support/graphqlClient'
import { startProductionServer, type ProductionServer } from '../../support/productionServer'
import { until } from '../../support/until'

const QUERY = `query Name { __typename }`

let dataDir: string
let server: ProductionServer
beforeEach(() => {
  dataDir = copyDataFolder()
})
afterEach(async () => {
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = async (drainSeconds: number) => {
  server = await startProductionServer(
    { DATA_DIR: dataDir, DRAIN_SECONDS: String(drainSeconds) },
    [QUERY],
    programArgs('main'),
  )
}
const status = async (path: string) => (await fetch(`${server.url}${path}`)).status
const isRefused = () =>
  fetch(`${server.url}/health/live`).then(
    () => false,
    () => true,
  )

test('told to stop, it says that it is not ready, and serves until the balancer has seen that', async () => {
  // Longer than this test: it is ended, not waited for.
  await start(60)
  const before = await fetch(`${server.url}/health/ready`)
  expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive'])
  server.terminate()
  await until(async () => (await status('/health/ready')) === 503)
  expect(await status('/health/traffic')).toBe(404)
  const live = await fetch(`${server.url}/health/live`)
  expect([live.status, live.headers.get('connection')]).toEqual([200, 'close'])
  const { status: served, errors } = await graphqlClient(server.url).graphql(QUERY)
  expect([served, errors]).toEqual([200, []])
})

/** Sends to a server that was told to stop, for three seconds: what came back, and for how long at most nothing was sent. */
async function sendOn() {
  await start(1)
  const { graphql } = graphqlClient(server.url)
  expect(await status('/health/traffic')).toBe(200)
  server.terminate()
  let sentAt = performance.now()
  let silence = 0
  await until(async () => (await status('/health/traffic')) === 404)
  const statuses = new Set<number>()
  for (const end = Date.now() + 3_000; Date.now() < end; await wait(100)) {
    silence = Math.max(silence, performance.now() - sentAt)
    sentAt = performance.now()
    const sent = await graphql(QUERY).catch(() => ({ status: Number.NaN }))
    statuses.add(sent.status)
  }
  return { statuses: [...statuses], silence }
}

test('it goes on serving while a balancer that is late still sends requests', async () => {
  let sent = await sendOn()
  // Whoever is silent for half a second is taken to be gone. On a busy machine this test may be, and sends once more.
  for (let tries = 1; sent.silence > 400 && tries < 20; tries += 1) {
    await server.kill()
    sent = await sendOn()
  }
  expect(sent.statuses).toEqual([200])
  expect(await server.ended).toBe(0)
})

test('once drained, it takes no new connection, finishes what is under way and ends well', async () => {
  await start(0)
  const body = JSON.stringify({ query: QUERY })
  const response = new Promise<(string | number | undefined)[]>((resolve, reject) => {
    const slow = request(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        // The server says that it has the request before it has its body.
        expect: '100-continue',
      },
    })
    slow.once('error', reject)
    slow.once('response', (response) => {
      response.resume()
      resolve([response.statusCode, response.headers.connection])
    })
    slow.once('continue', () => {
      server.terminate()
      void until(isRefused).then(() => slow.end(body), reject)
    })
    slow.flushHeaders()
  })
  expect(await response).toEqual([200, 'close'])
  expect(await server.ended).toBe(0)
})
