import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildSchema, introspectionFromSchema } from 'graphql'
import { PACKAGE } from '../support/root'
import { runCommand } from '../support/runCommand'
import { createFolder, isCommand } from './shopFolder'

const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8')
const fences = (language: string) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, text = '']) => text.trim().split('\n'),
  )
const lines = fences('sh').flat()

const SCHEMA = 'type Query { dish: Dish! }\ntype Dish { id: ID! price: Int! }\n'
const CANDIDATE = SCHEMA.replace('price: Int!', 'price: Int')
const shop = createFolder({
  'schema.graphql': SCHEMA,
  'same.graphql': SCHEMA,
  'candidate.graphql': CANDIDATE,
  'introspection.json': JSON.stringify(introspectionFromSchema(buildSchema(CANDIDATE))),
  'src/pages/list.ts': 'export const query = gql`query Dishes { dish { price } }`\n',
})
let server: Server
let address = ''

beforeAll(async () => {
  for (const name of ['41', '42', 'manifest']) {
    await shop.run('manifest', ['--release', '41', '--output', `${name}.json`])
  }
  server = createServer((_, response) => {
    response.end(readFileSync(join(shop.folder, 'manifest.json')))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const where: AddressInfo | string | null = server.address()
  address = `http://127.0.0.1:${typeof where === 'object' ? where?.port : 0}`
})
afterAll(async () => {
  shop.remove()
  await new Promise((done) => server.close(done))
})

test.each(lines)('%s', async (line) => {
  const [, words = '', code] = /^node schema-guard\.mjs (.*?)\s+# exit code (\d)$/.exec(line) ?? []
  const args = words
    .replace('https://site.example', address)
    .split(' ')
    .map((word) => word.replace(/^'|'$/g, ''))
  const [first = '', ...rest] = args
  const outcome = isCommand(first) ? await shop.run(first, rest) : await shop.run('check', args)

  expect({ errors: outcome.errors === '', code: outcome.code }).toEqual({
    errors: code !== '2',
    code: Number(code),
  })
})

test('the report looks as it says', async () => {
  const { output } = await shop.run('check', ['candidate.graphql', '--manifest', 'manifest.json'])
  expect(fences('text')).toHaveLength(1)
  for (const line of fences('text').flat()) expect(output.split('\n')).toContainEqual(line)
})

test('the program takes a candidate without the name of a command', async () => {
  const alone = ['candidate.graphql', '--manifest', 'manifest.json']
  expect(await runCommand(alone[0] ?? '', alone.slice(1), shop.folder)).toMatchObject({ code: 1 })
})
