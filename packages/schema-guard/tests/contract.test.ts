import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFolder } from './shopFolder'

const shop = createFolder({
  'schema.graphql':
    'type Query { dish: Int day: Date at: DateTime }\nscalar Date scalar DateTime\n',
  'day/days.ts': 'export const query = gql`query Days { day at }`\n',
  'src/pages/list.ts': 'export const query = gql`query Dishes { dish }`\n',
})
let server: Server
let url = ''
let response = { status: 200, body: '' }

beforeAll(async () => {
  server = createServer((_, sent) => sent.writeHead(response.status).end(response.body))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address: AddressInfo | string | null = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/graphql`
})
afterAll(async () => {
  shop.remove()
  await new Promise((done) => server.close(done))
})

const contract = (...args: string[]) => shop.run('contract', [url, ...args])

test('a response with its data passes', async () => {
  response = { status: 200, body: '{"data": {"dish": null}}' }
  expect(await contract()).toMatchObject({
    code: 0,
    output: expect.stringContaining('1 passed, 0 failed'),
  })
})

test.each([
  ['a JSON that is no response of GraphQL', 404, '{"message": "Not Found"}', 'and no data'],
  ['data that is nothing, and no error', 200, '{"data": null}', 'and no data'],
  ['data that is no object', 200, '{"data": []}', 'and no data'],
  ['an empty list of errors', 502, '{"errors": []}', 'and no data'],
  ['a page', 502, '<html>', 'and no JSON'],
])('%s fails', async (_what, status, body, message) => {
  response = { status, body }
  const { code, output } = await contract()

  expect(code).toBe(1)
  expect(output).toContain(`HTTP ${status}, ${message}\n`)
  expect(output).toContain('0 passed, 1 failed')
})

test('without data, the errors of the response are told', async () => {
  response = { status: 200, body: '{"data": null, "errors": [{"message": "The oven is cold"}]}' }
  const { code, output } = await contract()

  expect(code).toBe(1)
  expect(output).toContain('    The oven is cold\n')
  expect(output).not.toContain('no data')
})

test('--only that names no operation is no proof that the contract is kept', async () => {
  response = { status: 200, body: '{"data": {"dish": 1}}' }

  expect(await contract('--only', 'Dish')).toMatchObject({ code: 0 })
  expect(await contract('--only', 'Plate')).toEqual({
    code: 2,
    output: '',
    errors: '--only Plate: no operation has that in its name.',
  })
})

test('a contract of which nothing could be run is not kept', async () => {
  response = {
    status: 200,
    body: '{"errors": [{"message": "no", "extensions": {"code": "UNAUTHENTICATED"}}]}',
  }
  expect(await contract()).toEqual({
    code: 2,
    output: expect.stringContaining('0 passed, 0 failed, 1 not asked.'),
    errors: 'No operation could be run: nothing was checked.',
  })
})

test('a server that does not respond is one that nothing is known of', async () => {
  // fetch opens no connection to port 1.
  expect(await shop.run('contract', ['http://127.0.0.1:1/graphql'])).toEqual({
    code: 2,
    output: expect.stringContaining('no response: '),
    errors: 'No operation could be run: nothing was checked.',
  })
})

test.each([
  ['2026-11-24', '2026-11-24T12:00:00+01:00', []],
  ['2026-11-24', '2026-11-24T11:00:00.000Z', []],
  [null, null, []],
  [1795000000000, '2026-11-24T12:00:00', ['day', 'at']],
  ['24 November 2026', '2026-11-24', ['day', 'at']],
  ['2026-02-31', '2026-02-31T12:00:00Z', ['day', 'at']],
  ['2026-11-24T00:00:00Z', 1795000000000, ['day', 'at']],
])('a Date of %j and a DateTime of %j', async (day, at, wrong) => {
  response = { status: 200, body: JSON.stringify({ data: { day, at } }) }
  const days = ['--schema', 'schema.graphql', '--documents', 'day/*.ts']
  const { code, output } = await contract(...days)

  expect(code).toBe(wrong.length > 0 ? 1 : 0)
  expect([...output.matchAll(/ (\w+) is .* is promised/g)].map(([, name]) => name)).toEqual(wrong)
})
