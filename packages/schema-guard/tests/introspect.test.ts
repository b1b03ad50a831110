import { createServer, type IncomingMessage, type Server } from 'node:http'
import { buildSchema, graphqlSync, printSchema } from 'graphql'
import { introspect } from '../src/sources/introspect'
import { createFolder } from './shopFolder'

const schema = buildSchema('type Query { dish(names: [[String!]!]!): String! }')
const response = (query: string) => JSON.stringify(graphqlSync({ schema, source: query }))

/** How a server responds to a query, with its status. */
type Behaviour = (
  query: string,
  request: IncomingMessage,
) => [status: number, text: string, headers?: Record<string, string>]

let server: Server
let url = ''
let behave: Behaviour = (query) => [200, response(query)]
let requested = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      requested += 1
      const { query }: { query: string } = JSON.parse(body)
      const [status, text, headers] = behave(query, request)
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/graphql`
})
afterAll(() => new Promise((done) => server.close(done)))
beforeEach(() => (requested = 0))

const refusal = JSON.stringify({ errors: [{ message: 'not allowed' }] })
const depthOf = (query: string) => query.split('ofType').length - 1

const servers: [what: string, Behaviour][] = [
  ['that says everything', (query) => [200, response(query)]],
  [
    'that does not know @oneOf',
    (query) => (query.includes('isOneOf') ? [400, refusal] : [200, response(query)]),
  ],
  [
    'that knows only what is old',
    (query) =>
      /isOneOf|specifiedByURL|includeDeprecated: true\) \{\s+\.\.\.InputValue/.test(query)
        ? [400, refusal]
        : [200, response(query)],
  ],
  [
    'that limits the depth',
    (query) => (depthOf(query) > 6 ? [400, refusal] : [200, response(query)]),
  ],
  [
    'that wants a key',
    (query, { headers }) => (headers['x-key'] === 'abc' ? [200, response(query)] : [401, refusal]),
  ],
]

test.each(servers)('a server %s is read', async (_what, behaviour) => {
  behave = behaviour

  expect(printSchema(await introspect(url, { 'x-key': 'abc' }))).toBe(printSchema(schema))
})

test('a server that hides itself is named with its status and its words', async () => {
  behave = () => [403, refusal]

  await expect(introspect(url, {})).rejects.toThrow(
    /127\.0\.0\.1.*HTTP 403: \{"errors":\[\{"message":"not allowed"\}\]\}.*give an SDL file/,
  )
})

test('an HTML page is no valid response', async () => {
  behave = () => [200, '<!doctype html><title>Sign in</title>']

  await expect(introspect(url, {})).rejects.toThrow(/HTTP 200: <!doctype html>/)
})

test('a server that refuses access is not tried again', async () => {
  behave = () => [401, refusal]

  await expect(introspect(url, {})).rejects.toThrow(/HTTP 401.*--header/)
  expect(requested).toBe(1)
})

test('a server that leads elsewhere is not followed there with its headers', async () => {
  behave = () => [307, '', { location: `${url.replace('127.0.0.1', 'localhost')}/elsewhere` }]

  await expect(introspect(url, { 'x-key': 'abc' })).rejects.toThrow(
    /graphql leads to http:\/\/localhost:\d+\/graphql\/elsewhere: name the endpoint itself\.$/,
  )
  expect(requested).toBe(1)
})

test('each server is sent its own headers, and no other one its secret', async () => {
  const keys: unknown[] = []
  behave = (query, { headers }) => {
    keys.push({ candidate: headers['x-key'], base: headers['x-other'] })
    return [200, response(query)]
  }
  const shop = createFolder({
    'schema.graphql': printSchema(schema),
    'src/a.ts': 'gql`query Q { dish(names: []) }`',
  })
  const outcome = await shop.run('check', [
    ...[url, '--header', 'x-key: candidate'],
    ...['--against', `${url}/now`, '--against-header', 'x-other: base'],
  ])
  shop.remove()

  expect(outcome).toMatchObject({ code: 0, errors: '' })
  expect(keys).toHaveLength(2)
  expect(keys).toContainEqual({ candidate: 'candidate', base: undefined })
  expect(keys).toContainEqual({ candidate: undefined, base: 'base' })
})
