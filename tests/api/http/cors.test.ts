import { startTestServer, type TestServer } from '../../support/testServer'

const SHOP = 'https://www.tablee.example'
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    isSeeded: false,
    env: { CORS_ORIGINS: `${SHOP}, https://b.example` },
  })
})
afterAll(() => server.close())

const corsHeaders = (response: Response) =>
  [...response.headers.keys()].filter((name) => name.startsWith('access-control-'))

const send = (origin: string, from = server) =>
  from.post(JSON.stringify({ query: '{ hellobar { id } }' }), { origin })

const preflight = (origin: string, from = server) =>
  fetch(`${from.url}/graphql`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,authcookie',
    },
  })

test('a configured origin may send requests, with credentials', async () => {
  const response = await send(SHOP)
  expect(response.headers.get('access-control-allow-origin')).toBe(SHOP)
  expect(response.headers.get('access-control-allow-credentials')).toBe('true')
  const before = await preflight(SHOP)
  expect(before.status).toBe(204)
  expect(before.headers.get('access-control-allow-headers')).toMatch(/authcookie/)
})

// A JSON body alone makes a browser send a preflight: the empty header of a visitor costs no request that was not there.
test('the preflight of a JSON body gets the same response with the header of a session or without', async () => {
  const names = async (headers: string) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'OPTIONS',
      headers: {
        origin: SHOP,
        'access-control-request-method': 'POST',
        'access-control-request-headers': headers,
      },
    })
    return [response.status, response.headers.get('access-control-allow-headers')]
  }
  expect(await names('content-type')).toEqual(await names('authcookie,content-type'))
})

test('an empty header is that of a visitor', async () => {
  const response = await server.post(JSON.stringify({ query: '{ getCustomerProfile { id } }' }), {
    authcookie: '',
  })
  expect(JSON.stringify(await response.json())).toContain('UNAUTHENTICATED')
})

test.each(['https://evil.example', 'null', `${SHOP}.evil.example`, 'http://www.tablee.example'])(
  'origin %s gets no header at all',
  async (origin) => {
    expect(corsHeaders(await send(origin))).toEqual([])
    const before = await preflight(origin)
    expect(before.ok).toBe(false)
    expect(corsHeaders(before)).toEqual([])
  },
)

test('without configured origins no origin gets a header, the site itself needs none', async () => {
  const closed = await startTestServer({ isSeeded: false })
  for (const origin of [closed.url, SHOP, 'null']) {
    expect(corsHeaders(await send(origin, closed))).toEqual([])
    expect(corsHeaders(await preflight(origin, closed))).toEqual([])
  }
  await closed.close()
})
