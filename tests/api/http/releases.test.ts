import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishRelease } from '#server/http/releases'
import { readTrustedOperations } from '#server/http/graphql/trustedOperations'
import { builtSite } from '../../../src/tools/support/builtSite'
import { startTestServer, type TestServer } from '../../support/testServer'

const folder = mkdtempSync(join(tmpdir(), 'tablee-releases-'))
const releasesDir = join(folder, 'releases')
const NAMES = ['Anis', 'Basilic', 'Cumin', 'Daikon', 'Epice'] as const
type Name = (typeof NAMES)[number]

const text = (name: Name) => `query ${name} { __typename }`
const asset = (name: Name) => `/assets/${name}.0123456789.js`

function build(name: Name) {
  const site = builtSite([text(name)])
  mkdirSync(join(site.clientDir, 'assets'))
  writeFileSync(join(site.clientDir, asset(name)), name)
  writeFileSync(join(site.clientDir, 'notes.txt'), 'not of a release')
  return { clientDir: site.clientDir, releasesDir, clear: site.clear }
}

const builds = {
  Anis: build('Anis'),
  Basilic: build('Basilic'),
  Cumin: build('Cumin'),
  Daikon: build('Daikon'),
  Epice: build('Epice'),
}
const publish = (name: Name) =>
  publishRelease(builds[name], new Date(1_800_000_000_000 + NAMES.indexOf(name) * 60_000))

/** A process that was started on the third release, before there was a fourth. */
let server: TestServer
beforeAll(async () => {
  publish('Anis')
  publish('Basilic')
  publish('Cumin')
  const { clientDir } = builds.Cumin
  server = await startTestServer({
    isSeeded: false,
    env: { CLIENT_DIR: clientDir, RELEASES_DIR: releasesDir },
    trusted: readTrustedOperations({ clientDir, releasesDir, trustedOperations: [] }),
  })
})
afterAll(async () => {
  await server.close()
  for (const { clear } of Object.values(builds)) clear()
  rmSync(folder, { recursive: true, force: true })
})

const status = async (path: string) =>
  (await fetch(`${server.url}${path}`, { headers: { accept: 'text/javascript' } })).status
const requested = async (name: Name) => (await server.graphql(text(name))).status

test('assets and operations of the last two releases stay served, those of its own too', async () => {
  for (const name of ['Anis', 'Basilic', 'Cumin'] as const) {
    const response = await fetch(`${server.url}${asset(name)}`)
    expect([response.status, await response.text()]).toEqual([200, name])
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await requested(name)).toBe(200)
  }
})

test('a release that another process begins is served at once, and the oldest is taken away', async () => {
  expect([await status(asset('Daikon')), await requested('Daikon')]).toEqual([404, 400])
  publish('Daikon')
  expect([await status(asset('Daikon')), await requested('Daikon')]).toEqual([200, 200])
  expect(await status(asset('Anis'))).toBe(404)
  expect(readdirSync(releasesDir)).toHaveLength(3)
})

test('a release that is published again, or gone back to, is the latest', async () => {
  publishRelease(builds.Basilic, new Date(1_900_000_000_000))
  publish('Epice')
  expect([await status(asset('Basilic')), await status(asset('Cumin'))]).toEqual([200, 200])
  expect([await status(asset('Epice')), await status(asset('Daikon'))]).toEqual([200, 200])
  expect(readdirSync(releasesDir)).toHaveLength(3)
  expect(existsSync(join(builds.Cumin.clientDir, asset('Cumin')))).toBe(true)
})

test('a release that another process is taking away stops neither a start nor a query', async () => {
  const goes = join(releasesDir, '0123456789abcdef')
  mkdirSync(goes)
  const { clientDir } = builds.Cumin
  const trusted = readTrustedOperations({ clientDir, releasesDir, trustedOperations: [] })
  expect(trusted.has(text('Epice'), 'Epice')).toBe(true)
  expect(await requested('Anis')).toBe(200)
  expect((await server.graphql('query Nobody { __typename }')).status).toBe(400)
  rmSync(goes, { recursive: true })
})

test('a manifest that cannot be read is told each time, until it can be', () => {
  const broken = join(releasesDir, '0123456789abcdef')
  mkdirSync(broken)
  writeFileSync(join(broken, '.operations.json'), '{')
  const { clientDir } = builds.Cumin
  const read = () => readTrustedOperations({ clientDir, releasesDir, trustedOperations: [] })
  expect(read).toThrow(`Remove ${broken}`)
  rmSync(broken, { recursive: true })
  const trusted = read()
  mkdirSync(broken)
  writeFileSync(join(broken, '.operations.json'), '{')
  const send = () => trusted.has('query Nobody { __typename }', undefined)
  expect(send).toThrow(/manifest/)
  expect(send).toThrow(/manifest/)
  rmSync(broken, { recursive: true })
  expect(send()).toBe(false)
})

test('nothing else of a release can be had', async () => {
  const paths = ['/.operations.json', '/assets/.operations.json', '/assets/../.operations.json']
  for (const path of [...paths, '/assets/%2e%2e/%2eoperations.json', '/notes0123456789.txt']) {
    expect(await status(path)).toBe(404)
  }
})

test('a build without assets publishes nothing', () => {
  const bare = builtSite([text('Anis')])
  const empty = join(folder, 'none')
  publishRelease({ clientDir: bare.clientDir, releasesDir: empty }, new Date(0))
  expect(existsSync(empty)).toBe(false)
  bare.clear()
})
