import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

/** Short for a test, and long enough for a busy machine to serve the others. */
const REQUEST_TIMEOUT_MS = '2000'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    isSeeded: false,
    env: { REQUEST_TIMEOUT_MS, MAX_CONNECTIONS: '5', MAX_HEADER_BYTES: '2000' },
  })
})
afterAll(() => server.close())

const POST = [
  'POST /graphql HTTP/1.1',
  'host: 127.0.0.1',
  'content-type: application/json',
  'content-length: 5000',
  '',
  '',
].join('\r\n')

const hasResponse = async ({ url }: TestServer) => (await fetch(`${url}/health/live`)).ok

/** A bare connection, and all that it says until the server ends it. */
function open({ url }: TestServer, use: (socket: Socket) => unknown) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname, () => use(socket))
  const said: Buffer[] = []
  socket.on('data', (chunk) => said.push(chunk))
  socket.on('error', () => undefined)
  const ended = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(Buffer.concat(said).toString()))
  })
  return { socket, ended }
}

const SLOW: Readonly<Record<string, (socket: Socket) => unknown>> = {
  'nothing at all': () => undefined,
  'half of its headers': (socket) => socket.write('GET / HTTP/1.1\r\nhost: 127'),
  'its headers and no body': (socket) => socket.write(POST),
  'its headers a byte at a time': (socket) =>
    drip(socket, `GET / HTTP/1.1\r\nx: ${'y'.repeat(1000)}`),
  'its body a byte at a time': (socket) => {
    socket.write(POST)
    return drip(socket, `{"query":"${'a'.repeat(5000)}`)
  },
}

describe('connections that keep the server waiting, all at once', () => {
  let crowded: TestServer
  let ended: Map<string, Promise<string>>

  beforeAll(async () => {
    crowded = await startTestServer({ isSeeded: false, env: { REQUEST_TIMEOUT_MS } })
    ended = new Map(Object.entries(SLOW).map(([name, use]) => [name, open(crowded, use).ended]))
  })
  afterAll(() => crowded.close())

  test.each(Object.keys(SLOW))(
    'one that brings %s is told so and closed, others are served',
    async (name) => {
      expect(await hasResponse(crowded)).toBe(true)
      expect(await ended.get(name)).toMatch(/^HTTP\/1\.1 408 /)
      expect(await hasResponse(crowded)).toBe(true)
    },
  )
})

/** Never silent, never done. */
async function drip(socket: Socket, text: string) {
  for (const byte of text) {
    if (socket.closed) return
    await new Promise((resolve) => socket.write(byte, () => setTimeout(resolve, 20)))
  }
}

test('headers beyond the limit are refused with 431', async () => {
  const { ended } = open(server, (socket) =>
    socket.write(`GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ${'y'.repeat(3000)}\r\n\r\n`),
  )
  expect(await ended).toMatch(/^HTTP\/1\.1 431 /)
})

test('a connection too many is closed without a response; there is room again when one leaves', async () => {
  const { hostname, port } = new URL(server.url)
  const sockets = Array.from({ length: 12 }, () => connect(Number(port), hostname))
  let closed = 0
  for (const socket of sockets) {
    socket.on('error', () => undefined)
    socket.once('close', () => (closed += 1))
  }
  await until(async () => closed >= 7)
  for (const socket of sockets) socket.destroy()
  await until(() => hasResponse(server).catch(() => false))
})

describe('without a proxy', () => {
  let direct: TestServer

  beforeAll(async () => {
    const env = { TRUST_PROXY: '0', MAX_CONNECTIONS: '8', REQUEST_TIMEOUT_MS: '60000' }
    direct = await startTestServer({ isSeeded: false, env })
  })
  afterAll(() => direct.close())

  test('one address leaves three quarters of the room to others', async () => {
    const { hostname, port } = new URL(direct.url)
    const statusFrom = (localAddress: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const options = { hostname, port, localAddress, path: '/health/live', agent: false }
        get(options, (response) => resolve(response.resume().statusCode)).once('error', reject)
      })
    const sockets = Array.from({ length: 12 }, () =>
      connect({ port: Number(port), host: hostname, localAddress: '127.0.0.3' }),
    )
    let closed = 0
    for (const socket of sockets) {
      socket.on('error', () => undefined)
      socket.once('close', () => (closed += 1))
    }
    await until(async () => closed > 0)
    expect(await statusFrom('127.0.0.4')).toBe(200)
    await expect(statusFrom('127.0.0.3')).rejects.toThrow()
    for (const socket of sockets) socket.destroy()
    await until(async () => (await statusFrom('127.0.0.3').catch(() => 0)) === 200)
  })
})
