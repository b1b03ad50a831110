import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { BASE, FILES } from './fixtureClient'
import { createFolder } from './shopFolder'

/** The repository of the client, and that of a back end, which has nothing of it. */
const site = createFolder({ ...FILES, 'schema.graphql': BASE })
const backEnd = createFolder({ 'schema.graphql': BASE })
const CLIENT = ['--schema', 'schema.graphql', '--documents', 'src/**/*.{ts,tsx}']

const CANDIDATES: Record<string, string> = {
  same: BASE,
  withoutPrice: BASE.replace('  price: Int!\n', ''),
  nullableIds: BASE.replaceAll('id: ID!', 'id: ID'),
  strictInput: BASE.replace('input CartInput {', 'input CartInput {\n  floor: Int!'),
  deprecated: BASE.replace(
    '  name: String!\n',
    '  name: String! @deprecated(reason: "Use title.")\n',
  ),
}

type Sent = { headers: Record<string, string | string[] | undefined>; path: string }
const sent: Sent[] = []
let servers: Server[] = []
let addresses: string[] = []

/** What lies at an address: a manifest, or where it has gone. */
let pages: Record<string, string | URL> = {}

beforeAll(async () => {
  for (const release of ['41', '42']) {
    await site.run('manifest', [...CLIENT, '--release', release, '--output', `${release}.json`])
    backEnd.write(
      `manifests/${release}.json`,
      readFileSync(join(site.folder, `${release}.json`), 'utf8'),
    )
  }
  for (const [name, text] of Object.entries(CANDIDATES)) {
    for (const place of [site, backEnd]) place.write(`${name}.graphql`, text)
  }
  servers = await Promise.all(
    [0, 1].map(async () => {
      const server = createServer(({ headers, url = '' }, response) => {
        sent.push({ headers, path: url })
        const page = pages[url]
        if (page === undefined) response.writeHead(404).end('nothing')
        else if (page instanceof URL) response.writeHead(302, { location: page.href }).end()
        else response.end(page)
      })
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      return server
    }),
  )
  addresses = servers.map((server) => {
    const address: AddressInfo | string | null = server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  })
})
afterAll(async () => {
  site.remove()
  backEnd.remove()
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
})
beforeEach(() => {
  sent.length = 0
  pages = {}
})

type Use = { release?: string; place: { file: string } }
type Finding = { uses: Use[]; inBase?: unknown }
type Report = { findings: Finding[]; counts: unknown; notes: string[]; base: string }

/** Without the lines of the old schema either: a manifest carries it without any. */
const withoutRelease = ({ findings }: Report) =>
  findings.map(({ uses, inBase: _, ...finding }) => ({
    ...finding,
    uses: uses.map(({ release: _, ...use }) => use),
  }))

const json = async (place: typeof site, args: string[]): Promise<Report> =>
  JSON.parse((await place.run('check', [...args, '--format', 'json'])).output)

describe('a manifest alone', () => {
  test.each(Object.keys(CANDIDATES))('says of %s what the sources say', async (name) => {
    const own = await json(site, [`${name}.graphql`, ...CLIENT])
    const told = await json(backEnd, [`${name}.graphql`, '--manifest', 'manifests/41.json'])

    expect(withoutRelease(told)).toEqual(withoutRelease(own))
    expect(told.counts).toEqual(own.counts)
    expect(told.notes).toEqual(own.notes.map((note) => `Release 41: ${note}`))
  })

  test('names screens, files, operations and the release, and no folder that is not there', async () => {
    const { code, output } = await backEnd.run('check', [
      ...['withoutPrice.graphql', '--manifest', 'manifests/41.json'],
    ])

    expect(code).toBe(1)
    expect(output).toMatch(/^shop\n/m)
    expect(output).toMatch(
      /src\/features\/catalogue\/ProductCard\.tsx:9 fragment \w+, sent by ShopQuery in release 41/,
    )
    expect(output).toContain('This change breaks release 41: ')
    expect(output).not.toContain('No operation was found')
    expect(output).not.toContain('src/**')
  })

  test('is one release, however often and by whatever names it is given', async () => {
    backEnd.write('copy.json', readFileSync(join(backEnd.folder, 'manifests/41.json'), 'utf8'))
    const args = ['withoutPrice.graphql', '--manifest', 'manifests/41.json']
    const once = await backEnd.run('check', args)
    const often = [...args, '--manifest', 'manifests/4{1,2}.json', '--manifest', 'copy.json']

    expect(await backEnd.run('check', [...args, '--manifest', 'copy.json'])).toEqual(once)
    expect((await backEnd.run('check', often)).output).toBe(
      (await backEnd.run('check', ['withoutPrice.graphql', '--manifest', 'manifests/*.json']))
        .output,
    )
  })

  test('is held against the schema that it carries, or against what is named', async () => {
    backEnd.write('next.graphql', CANDIDATES.withoutPrice ?? '')
    const own = await json(backEnd, ['next.graphql', '--manifest', 'manifests/41.json'])
    expect(own.base).toBe('the schema of release 41')
    expect(own.counts).not.toMatchObject({ breaking: 0 })

    const named = await json(backEnd, [
      ...['next.graphql', '--manifest', 'manifests/41.json', '--against', 'next.graphql'],
    ])
    expect(named).toMatchObject({ base: 'next.graphql', counts: { breaking: 0 } })
  })

  test('of another program needs a schema to be held against', async () => {
    backEnd.write('apollo.json', JSON.stringify({ abc: 'query Q { products { price } }' }))
    const check = (...args: string[]) =>
      backEnd.run('check', ['withoutPrice.graphql', '--manifest', 'apollo.json', ...args])

    expect(await check()).toMatchObject({
      code: 2,
      errors: 'apollo.json does not carry the schema that it was built for: name it by --against.',
    })
    expect(await check('--against', 'schema.graphql')).toMatchObject({ code: 1 })
  })

  test('cannot be compiled', async () => {
    expect(
      await backEnd.run('check', ['same.graphql', '--manifest', 'manifests/41.json', '--deep']),
    ).toMatchObject({ code: 2, errors: '--deep compiles sources: say where the --documents are.' })
  })
})

describe('a manifest beside the sources', () => {
  const home = createFolder({
    'schema.graphql': 'type Query { a: Int b: Int }',
    'src/pages/home.ts': 'gql`query Home { a }`',
  })
  const project = { schema: 'schema.graphql', documents: ['src/**/*.ts'], companions: [] }
  const check = (...args: string[]) =>
    home.run('check', ['schema.graphql', '--manifest', 'old.json', ...args], { project })
  beforeAll(async () => {
    await home.run('manifest', ['--release', 'old', '--output', 'old.json'])
    // The next release has moved on, and its schema with it.
    home.write('schema.graphql', 'type Query { b: Int }')
    home.write('src/pages/home.ts', 'gql`query Home { b }`')
  })
  afterAll(() => home.remove())

  test('is held against the schema that it carries', async () => {
    const { code, output } = await check()

    expect(code).toBe(1)
    expect(output).toContain('This change breaks release old: 1 breaking')
    expect(output).toContain('✗ breaking  Query.a')
  })

  test('is held against what is named, as the sources are', async () => {
    expect(await check('--against', 'schema.graphql')).toMatchObject({ code: 0 })
  })

  test('goes with the schema of the project, by whatever way it is named', async () => {
    for (const name of ['schema.graphql', './schema.graphql']) {
      expect(await check('--schema', name)).toMatchObject({ code: 0, errors: '' })
    }
  })

  test('goes with another schema, and the sources are left aside', async () => {
    home.write('other.graphql', 'type Query { a: Int b: Int c: Int }')
    const { code, output } = await check('--schema', 'other.graphql')
    expect(code).toBe(1)
    expect(output).toContain('This change breaks release old: 1 breaking')
    expect(output).not.toContain('Left aside')
  })

  test('that carries no schema is held against that of the sources', async () => {
    home.write('apollo.json', JSON.stringify({ abc: 'query Old { b }' }))
    home.write('none.graphql', 'type Query { c: Int }')
    const { code, output } = await home.run(
      'check',
      ['none.graphql', '--manifest', 'apollo.json'],
      { project },
    )

    expect(code).toBe(1)
    expect(output).toContain('query Old in release apollo.json')
  })
})

describe('several manifests', () => {
  test('are each named in the verdict', async () => {
    const { output } = await backEnd.run('check', [
      ...['withoutPrice.graphql', '--manifest', 'manifests/41.json'],
      ...['--manifest', 'manifests/42.json'],
    ])
    expect(output).toContain('This change breaks releases 41, 42: ')
    expect(output).toMatch(
      /\(release 41: \d+ operations and \d+ fragments; release 42: \d+ operations/,
    )
    expect(output).toContain('sent by ShopQuery in release 42')
  })

  test('of different releases: only the one that breaks is said to', async () => {
    const before = createFolder({
      'schema.graphql': 'type Query { a: Int b: Int }',
      'src/pages/home.ts': 'gql`query Home { a }`',
    })
    await before.run('manifest', ['--release', 'old', '--output', 'old.json'])
    before.write('schema.graphql', 'type Query { a: Int b: Int c: Int }')
    before.write('src/pages/home.ts', 'gql`query Home { b c }`')
    await before.run('manifest', ['--release', 'new', '--output', 'new.json'])
    before.write('candidate.graphql', 'type Query { b: Int c: Int }')

    const { output, code } = await before.run('check', [
      'candidate.graphql',
      '--manifest',
      '*.json',
    ])

    expect(code).toBe(1)
    expect(output).toContain('This change breaks release old: 1 breaking, 0 dangerous')
    expect(output).toContain('release new: 1 operation and 0 fragments')
    before.remove()
  })
})

describe('a manifest at an address', () => {
  const HEADERS = 'authorization: Bearer abc\nprivate-token: xyz'
  const manifestText = () => readFileSync(join(backEnd.folder, 'manifests/41.json'), 'utf8')
  const check = (address: string, env = {}) =>
    backEnd.run('check', ['withoutPrice.graphql', '--manifest', address], { env })

  test('is fetched with the headers of the environment', async () => {
    pages = { '/41.json': manifestText() }
    const { code, output } = await check(`${addresses[0]}/41.json`, {
      SCHEMA_GUARD_HEADERS: HEADERS,
    })

    expect(code).toBe(1)
    expect(output).toContain('This change breaks release 41')
    expect(sent).toMatchObject([
      { headers: { authorization: 'Bearer abc', 'private-token': 'xyz' } },
    ])
  })

  test('that leads to another host is followed without them', async () => {
    pages = {
      '/latest': new URL(`${addresses[0]}/here`),
      '/here': new URL(`${addresses[1]}/41.json`),
      '/41.json': manifestText(),
    }
    const { code } = await check(`${addresses[0]}/latest`, { SCHEMA_GUARD_HEADERS: HEADERS })

    expect(code).toBe(1)
    expect(sent.map(({ path, headers }) => [path, headers['private-token']])).toEqual([
      ['/latest', 'xyz'],
      ['/here', 'xyz'],
      ['/41.json', undefined],
    ])
  })

  test('that cannot be had is said in one sentence', async () => {
    pages = { '/round': new URL(`${addresses[0]}/round`), '/page': '<html>' }

    expect((await check(`${addresses[0]}/none`)).errors).toMatch(
      /HTTP 404; if it is not for everyone/,
    )
    expect((await check(`${addresses[0]}/round`)).errors).toMatch(/without an end/)
    expect((await check(`${addresses[0]}/page`)).errors).toBe(
      `${addresses[0]}/page: this is not JSON.`,
    )
    expect((await check('http://127.0.0.1:9/a.json')).errors).toMatch(/does not respond/)
    expect((await check('http://shop.example/a.json')).errors).toMatch(/by https only/)
    expect(await check(`${addresses[0]}/x`, { SCHEMA_GUARD_HEADERS: 'abc' })).toMatchObject({
      code: 2,
      errors: "The header 'abc' is not of the form 'Name: value'.",
    })
  })
})
