import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createClock } from '#domain/time/clock'
import { publishedWeeks } from '#domain/time/weeks'
import { builtSite } from '../../../src/tools/support/builtSite'
import { createTestDatabase } from '../../../src/tools/support/postgres'
import { productionOn } from '../../../src/tools/support/production'
import { copyCatalogue } from '../../support/catalogueFolder'
import type { Program } from '../../../src/tools/support/compiledPrograms'
import { programArgs, programFile } from '../../support/compiledServer'
import { graphqlClient } from '../../support/graphqlClient'
import { startProductionServer, type ProductionServer } from '../../support/productionServer'

const SIGN_IN = `mutation SignIn($email: String!, $password: String!) {
  authenticate(email: $email, password: $password, type: "b2b") { token }
}`
const ORDERS = `query Orders { orders(limit: 1) { id number } }`
const OPERATIONS = [SIGN_IN, ORDERS]
const PAGE =
  '<!doctype html><html><head><title>Tablée</title><script src="/assets/main.0123456789.js"></script></head><body><div id="root"></div></body></html>'

// It starts with a database of its own, on a machine that may be busy.
const folder = mkdtempSync(join(tmpdir(), 'tablee-compiled-'))
const site = builtSite(OPERATIONS)
const adminUrl = process.env.TEST_DATABASE_URL
let variables: Record<string, string>
let dispose = async () => {}
let server: ProductionServer

/** Runs a compiled program to its end, without any variable of ours but these. */
async function run(name: Program, args: readonly string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [...programArgs(name), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  child.stdout.on('data', (chunk: Buffer) => (words += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
  const [code] = await once(child, 'close')
  return { code, words }
}

const command = (name: Program, ...args: string[]) =>
  run(name, args, { ...productionOn(variables.DATABASE_URL), LOG_LEVEL: 'warn', ...variables })

const start = () => startProductionServer(variables, OPERATIONS, programArgs('main'))

beforeAll(async () => {
  mkdirSync(join(site.clientDir, 'assets'))
  writeFileSync(join(site.clientDir, 'index.html'), PAGE)
  writeFileSync(join(site.clientDir, 'assets/main.0123456789.js'), 'void 0')
  variables = { DATA_DIR: join(folder, 'data'), CLIENT_DIR: site.clientDir }
  if (adminUrl) {
    const { url, drop } = await createTestDatabase(adminUrl)
    variables.DATABASE_URL = url
    dispose = drop
  }
})
afterAll(async () => {
  await server?.stop()
  await dispose()
  site.clear()
  rmSync(folder, { recursive: true, force: true })
})

test.each(['main', 'migrate', 'seed', 'ops'] as const)(
  'compiled, %s runs in production unless something else is said, and wants what production wants',
  async (name) => {
    const unsaid = await run(name, ['books'], { NODE_ENV: ' ' })
    expect(unsaid).toEqual({
      code: 1,
      words: expect.stringContaining('APP_SECRET is required in production'),
    })
    const { words } = await run(name, ['books'], { NODE_ENV: 'development', PORT: 'none' })
    expect(words).toContain('PORT must be a number')
    expect(words).not.toContain('in production')
  },
)

if (adminUrl) {
  test('a database that is not there is told in a sentence', async () => {
    const { code, words } = await run('migrate', [], productionOn(`${variables.DATABASE_URL}x`))
    expect(code).toBe(1)
    expect(words).toMatch(/^The database cannot be opened: database ".+" does not exist\. .*\n$/)
  })

  test('it does not start before the migrations of its release, and says so in a sentence', async () => {
    const { code, words } = await command('main')
    expect(code).toBe(1)
    expect(words).toMatch(
      /^The database lacks 0000_tables, .*: run `node dist\/server\/migrate\.js` before/,
    )
    expect(words.trim().split('\n')).toHaveLength(1)
  })
}

test('compiled, it migrates, seeds and serves without a source of ours', async () => {
  expect(await command('migrate')).toMatchObject({ code: 0 })
  expect(await command('seed')).toMatchObject({ code: 0, words: expect.stringContaining('place') })
  server = await start()
  const page = await fetch(`${server.url}/`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('id="page-state"')
  const asset = await fetch(`${server.url}/assets/main.0123456789.js`)
  expect([asset.status, asset.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
})

test('compiled, it signs in, reads orders and refuses a foreign operation', async () => {
  const { graphql } = graphqlClient(server.url)
  const { data, errors } = await graphql<{ authenticate: { token: string } }>(SIGN_IN, {
    email: 'camille@atelier-nord.example',
    password: 'Demo-Tablee-2026',
  })
  expect(errors).toEqual([])
  const orders = await graphql<{ orders: unknown[] }>(ORDERS, {}, data.authenticate.token)
  expect(orders.data.orders).toHaveLength(1)
  expect((await graphql('{ __typename }')).status).toBe(400)
})

test('compiled, it writes PDF documents with its own letters', async () => {
  const [week] = publishedWeeks(createClock().now())
  const menu = await fetch(`${server.url}/documents/menus/${week}.pdf`)
  expect(menu.status).toBe(200)
  expect((await menu.text()).startsWith('%PDF-')).toBe(true)
})

test('compiled, it finds streets and serves what the seed has drawn', async () => {
  const geocoding = `${server.url}/geocoding/v5/mapbox.places/rue%20de%20rivoli.json`
  expect(JSON.stringify(await (await fetch(geocoding)).json())).toContain('Rivoli')
  const pictures = readdirSync(join(folder, 'data/static/pictures'))
  const picture = await fetch(`${server.url}/static/pictures/${pictures[0]}`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
})

test('compiled, ops speaks to the shop', async () => {
  const { words } = await command('ops', 'order', 'T-999999999')
  expect(words.trim()).toBe('There is no order T-999999999.')
})

test('compiled, ops reads a catalogue and photographs, and the server has neither library in it', async () => {
  const files = copyCatalogue()
  files.edit('lines/cantine.yaml', 'leadTime: 120 min', 'leadTime: 90 min')
  const loaded = await command('ops', 'catalogue', files.folder)
  expect(loaded).toEqual({
    code: 0,
    words: 'The catalogue is loaded: 0 added, 1 changed, 0 withdrawn.\n',
  })
  files.remove()
  const photographs = mkdtempSync(join(folder, 'photographs-'))
  await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#c2371f' } }).toFile(
    join(photographs, 'plateau-batignolles.jpg'),
  )
  expect(await command('ops', 'pictures', photographs)).toEqual({
    code: 0,
    words: '1 new photographs, 0 as they were.\n',
  })
  const program = (name: Program) => readFileSync(programFile(name), 'utf8')
  const libraries = /require\("sharp"\)|YAMLParseError/
  expect(program('ops')).toMatch(libraries)
  expect(program('main')).not.toMatch(libraries)
})

test('it starts on a database that is migrated already', async () => {
  await server.stop()
  expect(await command('migrate')).toMatchObject({ code: 0 })
  server = await start()
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
})
