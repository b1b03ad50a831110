import { appendFileSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OPERATIONS_FILE } from '#server/http/releases'
import { readTrustedOperations } from '#server/http/graphql/trustedOperations'
import { runManifestCommand } from '../../../packages/schema-guard/src/commands/manifestCommand'
import { builtSite } from '../../../src/tools/support/builtSite'
import { SHOP_PROJECT } from '../../../src/tools/support/schemaSurroundings'
import { copyDataFolder } from '../../support/dataFolder'
import { startProductionServer } from '../../support/productionServer'
import { startTestServer, type TestServer } from '../../support/testServer'

const ROOT = join(__dirname, '../../..')
const site = builtSite()
const manifest = join(site.clientDir, OPERATIONS_FILE)
let server: TestServer
let texts: Map<string, string>

const text = (name: string) => {
  const found = texts.get(name)
  if (found === undefined) throw new Error(`the site has no operation ${name}`)
  return found
}
const NAME = 'PageConfigurationQuery'

async function send(body: unknown) {
  const response = await server.post(JSON.stringify(body))
  const result: unknown = await response.json()
  return { status: response.status, result }
}

const REFUSED = {
  status: 400,
  result: {
    errors: [
      {
        message: expect.stringMatching(/only the operations that the site/),
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ],
  },
}

beforeAll(async () => {
  const code = await runManifestCommand(['--output', manifest], {
    cwd: ROOT,
    project: SHOP_PROJECT,
    now: new Date('2026-11-24T10:00:00+01:00'),
    isTty: false,
    env: {},
    write: () => undefined,
    writeError: (words) => {
      throw new Error(words)
    },
  })
  expect(code).toBe(0)
  const { operations }: { operations: { name: string; text: string }[] } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  )
  texts = new Map(operations.map((operation) => [operation.name, operation.text]))
  const trusted = readTrustedOperations({ clientDir: site.clientDir, trustedOperations: [] })
  expect(trusted.count()).toBe(operations.length)
  server = await startTestServer({ trusted })
})
afterAll(async () => {
  await server.close()
  site.clear()
})

test('what the site sends is run, reads and writes, with its name or without', async () => {
  for (const operationName of [NAME, undefined, null]) {
    const { status, result } = await send({ operationName, variables: {}, query: text(NAME) })
    expect(status).toBe(200)
    expect(result).toMatchObject({ data: { seoRules: expect.any(Array) } })
  }
  const email = 'camille@atelier-nord.example'
  const name = [...texts.keys()].find((key) => /authenticate\(/.test(text(key))) ?? ''
  const { status, result } = await send({
    operationName: name,
    variables: { email, password: 'not hers', type: 'b2b' },
    query: text(name),
  })
  expect(status).toBe(200)
  expect(result).toMatchObject({ errors: [{ message: 'Wrong password' }] })
})

test.each<[string, (known: string) => string]>([
  ['one more space', (known) => known.replace('{', ' {')],
  ['a line end at the end', (known) => `${known}\n`],
  ['a blank before it', (known) => ` ${known}`],
  ['other line ends', (known) => known.replaceAll('\n', '\r\n')],
  ['everything on one line', (known) => known.replaceAll(/\s+/g, ' ')],
  ['a comment', (known) => `${known}# more`],
  ['one more field', (known) => known.replace('{', '{ __typename ')],
  ['a second operation', (known) => `${known} query Other { __typename }`],
])('a known text with %s is another text', async (_, change) => {
  const query = change(text(NAME))
  expect(query).not.toBe(text(NAME))
  expect(await send({ operationName: NAME, variables: {}, query })).toEqual(REFUSED)
  expect(await send({ variables: {}, query })).toEqual(REFUSED)
})

test('a known text under the name of another operation is refused', async () => {
  const other = [...texts.keys()].find((name) => name !== NAME)
  for (const operationName of [other, 'Unheard', NAME.toLowerCase()]) {
    expect(await send({ operationName, variables: {}, query: text(NAME) })).toEqual(REFUSED)
  }
})

test.each([
  ['a query of another client', 'query Mine { seoRules { pathname } }'],
  ['the schema', '{ __schema { types { name } } }'],
  ['one type', '{ __type(name: "Query") { name } }'],
  ['a bare __typename', '{ __typename }'],
  ['nothing at all', ''],
  ['what is no GraphQL', 'query {'],
])('%s is refused', async (_, query) => {
  expect(await send({ query })).toEqual(REFUSED)
})

test('several operations at once are refused, known or not', async () => {
  const operation = { operationName: NAME, variables: {}, query: text(NAME) }
  const { status, result } = await send([operation, operation])
  expect(status).toBe(400)
  expect(result).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
})

test('a hash in place of a text is refused', async () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } }
  expect((await send({ operationName: NAME, variables: {}, extensions })).status).toBe(400)
})

test('the manifest is no file of the site', async () => {
  for (const name of [OPERATIONS_FILE, `%2e${OPERATIONS_FILE.slice(1)}`]) {
    const response = await fetch(`${server.url}/${name}`, { headers: { accept: '*/*' } })
    expect(response.headers.get('content-type')).not.toMatch(/json/)
    expect(await response.text()).not.toContain(NAME)
  }
})

test('outside production any operation is run', async () => {
  const open = await startTestServer({ isSeeded: false })
  try {
    const result = await open.graphql('query Mine { __schema { queryType { name } } }')
    expect(result).toMatchObject({ status: 200, errors: [] })
  } finally {
    await open.close()
  }
})

describe('manifests', () => {
  const FIRST = 'query first { __typename }'
  const SECOND = 'query second { __typename }'

  test('a site that is built again brings its new operations; tabs that are still open keep theirs', () => {
    const rebuilt = builtSite([FIRST])
    const trusted = readTrustedOperations({ clientDir: rebuilt.clientDir, trustedOperations: [] })
    expect(trusted.has(SECOND, 'second')).toBe(false)
    rebuilt.write([SECOND])
    utimesSync(join(rebuilt.clientDir, OPERATIONS_FILE), 1, 1)
    expect(trusted.has(SECOND, 'second')).toBe(true)
    expect(trusted.has(FIRST, 'first')).toBe(true)
    rebuilt.clear()
  })

  test('TRUSTED_OPERATIONS adds those of other releases, and does without a site of one’s own', () => {
    const [now, before] = [builtSite([FIRST]), builtSite([SECOND])]
    const trustedOperations = [join(before.clientDir, OPERATIONS_FILE)]
    const both = readTrustedOperations({ clientDir: now.clientDir, trustedOperations })
    expect([both.count(), both.has(FIRST, 'first'), both.has(SECOND, undefined)]).toEqual([
      2,
      true,
      true,
    ])
    rmSync(join(now.clientDir, OPERATIONS_FILE))
    expect(readTrustedOperations({ clientDir: now.clientDir, trustedOperations }).count()).toBe(1)
    now.clear()
    before.clear()
  })

  test('one that cannot be read is named, with what to do', () => {
    const broken = builtSite()
    const file = join(broken.clientDir, OPERATIONS_FILE)
    const read = () => readTrustedOperations({ clientDir: broken.clientDir, trustedOperations: [] })
    appendFileSync(file, '}')
    expect(read).toThrow(/\.operations\.json cannot be read as a manifest.*npm run build/)
    expect(read).not.toThrow('CLIENT_DIR')
    writeFileSync(file, '{}')
    expect(read).toThrow(/\.operations\.json cannot be read as a manifest.*npm run build/)
    broken.clear()
  })
})

test('a manifest that is not there is told with what to do', () => {
  const read = () =>
    readTrustedOperations({ clientDir: site.clientDir, trustedOperations: ['/nowhere.json'] })
  expect(read).toThrow(
    /\/nowhere\.json cannot be read as a manifest.*\. Write it anew, or take it out of TRUSTED_OPERATIONS$/,
  )
})

test('a folder of the site that is not there stops the start, also beside manifests of other clients', () => {
  const read = () => readTrustedOperations({ clientDir: '/nowhere', trustedOperations: [manifest] })
  expect(read).toThrow('CLIENT_DIR names no folder: /nowhere')
})

describe('a server in production', () => {
  test('logs at its start how many operations it executes, and refuses any other', async () => {
    const dataDir = copyDataFolder()
    const process = await startProductionServer({ DATA_DIR: dataDir }, [text(NAME)])
    try {
      expect(process.words).toContain('only 1 trusted operation')
      const post = (body: object) =>
        fetch(`${process.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      expect((await post({ operationName: NAME, query: text(NAME) })).status).toBe(200)
      expect((await post({ query: '{ __typename }' })).status).toBe(400)
    } finally {
      await process.stop()
      rmSync(dataDir, { recursive: true })
    }
  })

  test('does not start without a manifest, and says why', async () => {
    const empty = builtSite()
    rmSync(join(empty.clientDir, OPERATIONS_FILE))
    await expect(startProductionServer({ CLIENT_DIR: empty.clientDir })).rejects.toThrow(
      /CLIENT_DIR has no manifest of the site's operations .*npm run build/,
    )
    empty.clear()
  })
})
