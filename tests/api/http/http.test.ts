import { request } from 'node:http'
import { PRODUCTION } from '../../../src/tools/support/production'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
})
afterAll(() => server.close())

const CONFIGURATION = '{ specialConfiguration { minimumOrderAmount } }'

async function refusal(response: Response) {
  const text = await response.text()
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules/)
  const { errors } = JSON.parse(text)
  return { status: response.status, code: errors[0].extensions.code, message: errors[0].message }
}

describe('the endpoint takes one shape of request', () => {
  test('a JSON POST gets a response', async () => {
    const response = await server.post(JSON.stringify({ query: CONFIGURATION }))
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      data: { specialConfiguration: { minimumOrderAmount: 0 } },
    })
  })

  test('malformed JSON is refused with 400 and a code', async () => {
    expect(await refusal(await server.post('{"query": '))).toMatchObject({
      status: 400,
      code: 'BAD_USER_INPUT',
    })
  })

  test('a body of more than 100 kB is refused with 413 and a code', async () => {
    const body = JSON.stringify({ query: CONFIGURATION, variables: { text: 'a'.repeat(100_000) } })
    expect(await refusal(await server.post(body))).toMatchObject({
      status: 413,
      code: 'BAD_USER_INPUT',
    })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of type %s is refused with 415 and a code',
    async (type) => {
      const response = await server.post(JSON.stringify({ query: CONFIGURATION }), {
        'content-type': type,
      })
      expect(await refusal(response)).toMatchObject({ status: 415, code: 'BAD_USER_INPUT' })
    },
  )

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is refused with 405', async (method) => {
    const response = await fetch(`${server.url}/graphql?query={__typename}`, { method })
    expect(response.headers.get('allow')).toBe('POST')
    expect((await refusal(response)).status).toBe(405)
  })

  test.each([
    ['an array', '[{"query":"{ __typename }"}]'],
    ['a text', '"{ __typename }"'],
    ['nothing', ''],
    ['no query', '{}'],
    ['a query that is no text', '{"query":1}'],
    ['variables that are no object', '{"query":"{ __typename }","variables":[1]}'],
    [
      'an operation name that is none',
      '{"query":"query A { __typename }","operationName":"A\\n{"}',
    ],
    ['a character that cannot be stored', '{"query":"{ __typename }","variables":{"a":"\\u0000"}}'],
    ['half of a pair', '{"query":"{ __typename }","variables":{"a":[{"b":"x\\ud83d"}]}}'],
    ['half of a pair in a name', '{"query":"{ __typename }","variables":{"\\uDC00":1}}'],
    ['NUL as GraphQL writes it', JSON.stringify({ query: '{ order(id: "\\u0000") { id } }' })],
    ['NUL in braces', JSON.stringify({ query: '{ order(id: "\\u{0}") { id } }' })],
    [
      'half of a pair as GraphQL writes it',
      JSON.stringify({ query: '{ order(id: "\\ud83d") { id } }' }),
    ],
    ['a prototype', '{"query":"{ __typename }","variables":{"__proto__":{"a":1}}}'],
    ['a syntax tree', JSON.stringify({ query: '{"kind":"Document","definitions":[]}' })],
    ['a number for a query', '{"query":"42"}'],
  ])('%s is refused with 400 and a code', async (_, body) => {
    expect(await refusal(await server.post(body))).toMatchObject({
      status: 400,
      code: 'BAD_USER_INPUT',
    })
  })

  test('a whole pair is a character like any other, escaped or not', async () => {
    const query = 'query Q($t: String!) { getUserFromToken(token: $t) { id } }'
    for (const t of ['🍮', '\\ud83c\\udf6e', '\\\\u0000']) {
      const response = await server.post(`{"query":"${query}","variables":{"t":"${t}"}}`)
      expect((await refusal(response)).message).toBe('Wrong Token')
    }
  })

  test('an address with NUL in it is refused with 400 and a code', async () => {
    for (const path of ['/track/a%00b', '/documents/%00', '/?a=%00']) {
      expect(await refusal(await fetch(server.url + path))).toMatchObject({
        status: 400,
        code: 'BAD_USER_INPUT',
      })
    }
  })

  test('a POST to an unknown path is a 404 with a code', async () => {
    const response = await fetch(`${server.url}/api`, { method: 'POST' })
    expect(await refusal(response)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test('the server lives on after a request that is cut off', async () => {
    const { hostname, port } = new URL(server.url)
    await new Promise<void>((resolve) => {
      const cut = request({
        hostname,
        port,
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': 'application/json', 'content-length': 500 },
      })
      cut.on('error', () => resolve())
      cut.on('close', () => resolve())
      cut.write('{"query": ', () => cut.destroy())
    })
    expect((await server.post(JSON.stringify({ query: CONFIGURATION }))).status).toBe(200)
  })
})

describe('a query that is wrong is the caller’s error', () => {
  test.each([
    ['a syntax error', '{ specialConfiguration {'],
    ['an unknown field', '{ secrets }'],
    [
      'a literal that is no day',
      '{ businessDaysWithSlots(distributionPointId: 111, businessDay: "2026-02-30") { status } }',
    ],
    [
      'a cycle of fragments',
      'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    ],
    ['a missing variable', 'query Q($t: String!) { getUserFromToken(token: $t) { id } }'],
  ])('%s gets 400 and BAD_USER_INPUT', async (_, query) => {
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await refusal(await server.post(JSON.stringify({ query })))).toMatchObject({
        status: 400,
        code: 'BAD_USER_INPUT',
      })
    }
  })

  test('a wrong variable gets 400 before and after the query is compiled', async () => {
    const query =
      'query Q($day: Date!) { businessDaysWithSlots(distributionPointId: 111, businessDay: $day) { status } }'
    for (let tries = 0; tries < 4; tries += 1) {
      const body = JSON.stringify({ query, variables: { day: 'demain' } })
      const { status, code, message } = await refusal(await server.post(body))
      expect({ status, code }).toEqual({ status: 400, code: 'BAD_USER_INPUT' })
      expect(message).toMatch(/\$day.*Date/)
    }
  })

  test('the operation named is the one that runs, each time', async () => {
    const query = 'query A { seoRules { slug } } query B { hellobar { id } }'
    for (let tries = 0; tries < 3; tries += 1) {
      for (const [operationName, field] of [
        ['A', 'seoRules'],
        ['B', 'hellobar'],
      ]) {
        const response = await server.post(JSON.stringify({ query, operationName }))
        expect(Object.keys((await response.json()).data)).toEqual([field])
      }
    }
  })

  test('several operations without a name, or an unknown name, get 400', async () => {
    const query = 'query A { seoRules { slug } } query B { hellobar { id } }'
    for (const operationName of [undefined, 'C']) {
      const response = await server.post(JSON.stringify({ query, operationName }))
      expect(await refusal(response)).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' })
    }
  })

  test('a query that reads too much is refused', async () => {
    const aliases = Array.from({ length: 40 }, (_, n) => `a${n}: hellobar { id }`).join(' ')
    const response = await refusal(await server.post(JSON.stringify({ query: `{ ${aliases} }` })))
    expect(response).toMatchObject({ status: 400, message: 'The query asks for too much' })
  })

  test('a field of a fragment at the root counts as one of the query', async () => {
    const aliases = (count: number) =>
      Array.from({ length: count }, (_, n) => `a${n}: hellobar { id }`).join(' ')
    const send = (query: string) => server.post(JSON.stringify({ query }))
    for (const query of [
      `{ ...F } fragment F on Query { ${aliases(25)} }`,
      `{ ... on Query { ${aliases(25)} } }`,
      `{ ... { ...F } b: hellobar { id } } fragment F on Query { ${aliases(24)} }`,
    ]) {
      expect(await refusal(await send(query))).toMatchObject({
        status: 400,
        message: 'The query asks for too much',
      })
    }
    const most = await send(`{ ...F } fragment F on Query { ${aliases(24)} }`)
    expect(most.status).toBe(200)
  })

  test('fragments that multiply are counted before they are expanded', async () => {
    const fragments = Array.from(
      { length: 20 },
      (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`,
    ).join(' ')
    const query = `{ ...F0 } ${fragments} fragment F20 on Query { __typename }`
    const response = await refusal(await server.post(JSON.stringify({ query })))
    expect(response).toMatchObject({ status: 400, message: 'The query asks for too much' })
  })
})

test('an unexpected error is masked, with an id that the log knows', async () => {
  const broken = await startTestServer({ isSeeded: false })
  await broken.database.close()
  const { status, errors } = await broken.graphql(
    'query Zone { deliveryZoneForCoords(lat: 48.86, lng: 2.34) { id } }',
  )
  expect(status).toBe(200)
  const [failed] = errors
  expect(failed?.message).toBe('Internal server error')
  expect(failed?.extensions).toEqual({
    code: 'INTERNAL_SERVER_ERROR',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect((await fetch(`${broken.url}/health/ready`)).status).toBe(503)
  expect((await fetch(`${broken.url}/health/live`)).status).toBe(200)
  // A balancer would take every process away, with the pages and files that need no database.
  expect((await fetch(`${broken.url}/health/traffic`)).status).toBe(200)
  await broken.close()
})

describe('health', () => {
  test.each(['live', 'ready', 'traffic'])('/health/%s responds', async (name) => {
    const response = await fetch(`${server.url}/health/${name}`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
  })
})

test('introspection works in development and is refused in production', async () => {
  const query = '{ __schema { queryType { name } } }'
  expect((await server.post(JSON.stringify({ query }))).status).toBe(200)
  const production = await startTestServer({
    isSeeded: false,
    env: PRODUCTION,
  })
  expect((await production.post(JSON.stringify({ query }))).status).toBe(400)
  await production.close()
})
