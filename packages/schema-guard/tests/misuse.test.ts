import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createFolder } from './shopFolder'

const SCHEMA = 'type Query { name: String! }\n'
const CANDIDATE = SCHEMA.replace('!', '')
const CLIENT = ['--schema', 'schema.graphql', '--documents', 'src/*.graphql']
const shop = createFolder({
  'schema.graphql': SCHEMA,
  'candidate.graphql': CANDIDATE,
  'src/a.graphql': 'query A { name }',
  'folder/a.txt': '',
})

/** What lies at an address. */
const PAGES: Record<string, (response: ServerResponse) => void> = {
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('{')
    setTimeout(() => response.destroy(), 50)
  },
  '/lost': (response) => response.writeHead(302, { location: 'http://[' }).end(),
  '/42/manifest.json': (response) => response.end('<html>'),
  '/empty': (response) => response.end(' \n'),
}
let server: Server
let address: string

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => PAGES[url]?.(response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const at: AddressInfo | string | null = server.address()
  address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`
  await shop.run('manifest', [...CLIENT, '--release', '42', '--output', '42.json'])
})
afterAll(async () => {
  shop.remove()
  await new Promise((done) => server.close(done))
})

const manifest = () => readFileSync(join(shop.folder, '42.json'), 'utf8')
const check = (...args: string[]) => shop.run('check', ['candidate.graphql', ...args])

describe('a manifest that cannot be had is told by its whole address', () => {
  test.each([
    ['/cut', /^http:\/\/127\.0\.0\.1:\d+\/cut breaks off before its end: [^\n]+$/],
    ['/lost', /^http:\/\/127\.0\.0\.1:\d+\/lost leads to « http:\/\/\[ »: this is no address\.$/],
    ['/42/manifest.json', /^http:\/\/127\.0\.0\.1:\d+\/42\/manifest\.json: this is not JSON\.$/],
    ['/empty', /^http:\/\/127\.0\.0\.1:\d+\/empty is empty\.$/],
  ])('%s', async (path, errors) => {
    expect(await check('--manifest', `${address}${path}`)).toEqual({
      code: 2,
      output: '',
      errors: expect.stringMatching(errors),
    })
  })

  test('and one that is none', async () => {
    expect(await check('--manifest', 'http://')).toMatchObject({
      code: 2,
      errors: '« http:// »: this is no address.',
    })
  })
})

describe('a manifest', () => {
  test('without an operation is none that nothing can break, also beside others', async () => {
    shop.write('41.json', '{}')
    shop.write(
      '40.json',
      JSON.stringify({ ...JSON.parse(manifest()), sources: undefined, operations: [] }),
    )
    for (const file of ['40.json', '41.json']) {
      expect(await check('--manifest', '42.json', '--manifest', file)).toEqual({
        code: 2,
        output: '',
        errors: `No operation was found in ${file}.`,
      })
    }
  })

  test('that is damaged is told as that', async () => {
    shop.write('39.json', JSON.stringify({ ...JSON.parse(manifest()), sources: 'gone' }))
    expect(await check('--manifest', '39.json')).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/^39\.json is a damaged manifest \(sources: .*\)/),
    })
  })

  test.each(['utf8', 'utf16le'] as const)('of Windows PowerShell is read: %s', async (encoding) => {
    writeFileSync(join(shop.folder, 'windows.json'), `\uFEFF${manifest()}`, encoding)
    writeFileSync(join(shop.folder, 'counts.json'), '\uFEFF{ "A": 7 }', encoding)
    const { code, output, errors } = await check(
      ...['--manifest', 'windows.json', '--usage', 'counts.json'],
    )
    expect({ code, errors }).toEqual({ code: 1, errors: '' })
    expect(output).toContain('7 requests')
  })
})

test('a warning that fails breaks nothing', async () => {
  shop.write('more.graphql', 'type Query { kind: Kind! }\nenum Kind { HOT }\n')
  shop.write('kind/a.graphql', 'query Kinds { kind }')
  shop.write('warned.graphql', 'type Query { kind: Kind! }\nenum Kind { HOT COLD }\n')
  const { code, output } = await shop.run('check', [
    ...['warned.graphql', '--schema', 'more.graphql', '--documents', 'kind/*.graphql'],
    ...['--fail-on', 'dangerous'],
  ])
  expect(code).toBe(1)
  expect(output).toContain('This change does not pass for the client: 0 breaking, 1 dangerous')
})

test('a manifest of compiled texts is not written where none is', async () => {
  const args = [...CLIENT, '--output', '-', '--artifacts', 'folder']
  expect(await shop.run('manifest', args)).toEqual({
    code: 2,
    output: '',
    errors: '--artifacts folder holds no text that Relay compiled.',
  })
})

test('a file that cannot be written is told with its option, and nothing before it', async () => {
  const outcomes = [
    await shop.run('manifest', [...CLIENT, '--output', 'folder']),
    await shop.run('usage', [...CLIENT, '--html', 'folder']),
    await shop.run('usage', [...CLIENT, '--html', '42.json/page.html']),
  ]
  expect(outcomes).toEqual([
    { code: 2, output: '', errors: expect.stringMatching(/^--output folder: EISDIR: [^\n]+$/) },
    { code: 2, output: '', errors: expect.stringMatching(/^--html folder: EISDIR: [^\n]+$/) },
    {
      code: 2,
      output: '',
      errors: expect.stringMatching(/^--html 42\.json\/page\.html: \w+: [^\n]+$/),
    },
  ])
})

test('the contract is run on a day that there is, and at one endpoint', async () => {
  const run = (...args: string[]) => shop.run('contract', [...args, ...CLIENT])
  expect(await run(address, '--day', '2026-02-30')).toMatchObject({
    code: 2,
    errors: '--day is a day, 2026-11-24.',
  })
  expect(await run(address, 'http://other.example')).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/^Name one endpoint\./),
  })
})

describe('a host of code shows beside its line what keeps a check from being made', () => {
  const FILES: [file: string, text: string, line: number][] = [
    ['unread.graphql', 'type Query {\n  name: String!\n  {\n}\n', 3],
    ['unknown.graphql', 'type Query {\n  name: Strnig!\n}\n', 2],
  ]

  test.each(FILES)('%s', async (file, text, line) => {
    shop.write(file, text)
    const run = (format: string) =>
      shop.run('check', [file, '--manifest', '42.json', '--format', format])
    const github = await run('github')
    expect(github).toMatchObject({
      code: 2,
      output: `::error file=${file},line=${line},title=schema::${github.errors}`,
    })
    expect(JSON.parse((await run('gitlab')).output)).toMatchObject([
      { location: { path: file, lines: { begin: line } } },
    ])
    const sarif = JSON.parse((await run('sarif')).output)
    expect(sarif.runs[0]).toMatchObject({
      invocations: [
        {
          executionSuccessful: false,
          toolExecutionNotifications: [
            {
              level: 'error',
              message: { text: github.errors },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: file },
                    region: { startLine: line },
                  },
                },
              ],
            },
          ],
        },
      ],
      results: [],
    })
    expect((await run('markdown')).output).toBe(
      `## Schema check\n\n:x: The check could not be made (\`${file}:${line}\`):\n\n    ${github.errors}\n`,
    )
    expect(JSON.parse((await run('json')).output)).toEqual({
      passed: false,
      problem: { message: github.errors, place: { file, line } },
    })
  })

  test('in the last format that is named, and in none where it is text', async () => {
    const run = (...formats: string[]) =>
      shop.run('check', ['gone.graphql', '--manifest', '42.json', ...formats])
    const twice = await run('--format', 'github', '--format=json')
    expect(JSON.parse(twice.output)).toEqual({
      passed: false,
      problem: { message: twice.errors },
    })
    expect((await run('--format', 'json', '--format', 'text')).output).toBe('')
  })

  test('and without one what no file of the folder has', async () => {
    const told = await shop.run('check', [
      'gone.graphql',
      '--manifest',
      '42.json',
      '--format=github',
    ])
    expect(told.output).toBe(`::error title=schema::${told.errors}`)
  })
})
