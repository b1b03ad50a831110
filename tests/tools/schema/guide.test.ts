import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildSchema, graphqlSync, introspectionFromSchema } from 'graphql'
import { applyDiff, commandsOf, guideFences } from './guideText'
import { createFolder, isCommand } from '../../../packages/schema-guard/tests/shopFolder'

const fences = guideFences()
const files = Object.fromEntries(
  fences.filter(({ file }) => file).map(({ file, text }) => [file, text]),
)
const { 'schema-approvals.yml': approvals = '', ...client } = files
const base = client['schema.graphql'] ?? ''
const examples = fences.flatMap((fence, index) => {
  const expected = fences[index + 1]
  return fence.language === 'diff' && expected
    ? [{ line: fence.line, diff: fence.text, expected: expected.text.trimEnd().split('\n') }]
    : []
})
const commands = fences
  .filter(({ language }) => language === 'sh')
  .flatMap(({ text }) => commandsOf(text))

type Fetched = { query: string; variables?: Record<string, unknown> }

const shop = createFolder(client)
let server: Server
let url = ''
const headersSent: (string | undefined)[] = []
/** What a shop would respond. */
const RESPONSES = {
  orders: [{ id: '7', status: 'CONFIRMED' }],
  product: { id: '7', name: 'Poulet basquaise', price: 1250, tags: [] },
  setCart: { total: 1250 },
}

beforeAll(async () => {
  const candidate = applyDiff(base, '-  price: Int!\n+  price: Int\n')
  const persisted = { abc: 'query Q($id: ID!) { product(id: $id) { price } }' }
  shop.commit()
  shop.write('candidate.graphql', candidate)
  const [first = '', ...rest] = candidate.split(/(?=^type Mutation)/m)
  shop.write('parts/a.graphql', first)
  shop.write('parts/b.graphql', rest.join(''))
  shop.write('introspection.json', JSON.stringify(introspectionFromSchema(buildSchema(candidate))))
  shop.write('persisted.json', JSON.stringify(persisted))
  shop.write('without-price.graphql', applyDiff(base, '-  price: Int!\n'))
  shop.write(
    'deprecated.graphql',
    applyDiff(base, '-  price: Int!\n+  price: Int! @deprecated(reason: "x")\n'),
  )
  shop.write('dangerous.graphql', applyDiff(base, '-  DELIVERED\n+  DELIVERED\n+  LATE\n'))
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      const { query, variables }: Fetched = JSON.parse(body)
      const schema = buildSchema(candidate)
      headersSent.push(request.headers.authorization)
      response.end(
        JSON.stringify(
          graphqlSync({ schema, source: query, rootValue: RESPONSES, variableValues: variables }),
        ),
      )
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address: AddressInfo | string | null = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/graphql`
})
afterAll(async () => {
  shop.remove()
  await new Promise((done) => server.close(done))
})

test.each(examples)('the example of line $line says what it says', async ({ diff, expected }) => {
  shop.write('example.graphql', applyDiff(base, diff))

  const { output, errors } = await shop.run('check', ['example.graphql'])

  expect(errors).toBe('')
  const said = output.split('\n').map((line) => line.trim())
  for (const line of expected) {
    expect(said).toContainEqual(expect.stringContaining(line.trim()))
  }
})

test.each(commands)('$name $args ends with $code', async ({ name, args, code }) => {
  if (args.includes('schema-approvals.yml')) shop.write('schema-approvals.yml.off', approvals)
  const [, command = ''] = name.split(':')
  if (!isCommand(command)) throw new Error(`There is no command ${name}`)
  const requested = args.map((arg) => arg.replace('https://api.example.com/graphql', url))

  const fitting = requested.map((arg) =>
    arg === 'schema-approvals.yml' ? 'schema-approvals.yml.off' : arg,
  )
  const outcome = await shop.run(command, fitting)

  expect({
    code: outcome.code,
    errors: code === 2 ? '' : outcome.errors.replace(/^\S+ written$/, ''),
  }).toEqual({ code, errors: '' })
  expect(outcome.output === '').toBe(code === 2)
  if (args.includes('--header')) expect(headersSent.at(-1)).toBe('Bearer abc')
})

test('the guide has examples and commands', () => {
  expect(examples.length).toBeGreaterThan(12)
  expect(commands.length).toBeGreaterThan(20)
})
