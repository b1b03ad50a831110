import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { relayFindings, typeFindings } from '../src/deep/deepFindings'
import { createFolder } from './shopFolder'

const SCHEMA = `type Query {
  me: User
  items(max: Int): [Item!]!
}
type User { id: ID! name: String! mail: String }
type Item { code: String! price: Int! old: Int @deprecated(reason: "Use price.") }
`
const SCREEN = `import { gql } from '@apollo/client'
export const query = gql\`
  query Items { items { code price old } }
\`
`

const shop = createFolder({ 'schema.graphql': SCHEMA, 'app/pages/list.ts': SCREEN })
afterAll(() => shop.remove())

shop.write('nullable.graphql', SCHEMA.replace('price: Int!', 'price: Int'))
shop.write('empty.graphql', '\n')
const CLIENT = ['--schema', 'schema.graphql', '--documents', 'app/**/*.ts']
const check = (...args: string[]) => shop.run('check', [...args, ...CLIENT])

describe('what keeps the check from running is exit code 2 and one sentence', () => {
  const cases: [string, string[], RegExp][] = [
    ['no candidate', [], /Name a candidate/],
    ['two candidates that are nothing', ['a', 'b'], /« a » is neither a file/],
    [
      'a folder',
      ['app'],
      /« app » is neither a file nor a git revision: of a folder, name the files, 'app\/\*\*\/\*\.graphql'\./,
    ],
    ['a glob of nothing', ['none/*.graphql'], /^none\/\*\.graphql names no file\.$/],
    ['a candidate that is empty', ['empty.graphql'], /^empty\.graphql is empty\.$/],
    ['an option that does not exist', ['nullable.graphql', '--loud'], /--loud/],
    [
      'a format that does not exist',
      ['nullable.graphql', '--format', 'pdf'],
      /--format is one of text/,
    ],
    [
      'a candidate that is nothing',
      ['nowhere.graphql'],
      /neither a file, nor a URL, nor a git revision/,
    ],
    ['a candidate that is no SDL', ['app/pages/list.ts'], /^app\/pages\/list\.ts:1: Syntax Error/],
    ['an endpoint that is not there', ['http://127.0.0.1:9/graphql'], /does not respond/],
    ['a day that is none', ['nullable.graphql', '--today', 'tomorrow'], /--today is a day/],
    ['a day that no month has', ['nullable.graphql', '--today', '2026-99-99'], /--today is a day/],
    ['a header without a value', ['nullable.graphql', '--header', 'x'], /Name: value/],
    [
      'a manifest that is not there',
      ['nullable.graphql', '--manifest', 'none/*.json'],
      /names no file/,
    ],
    ['approvals that are not there', ['nullable.graphql', '--approvals', 'none.yml'], /none\.yml/],
  ]

  test.each(cases)('%s', async (_what, args, message) => {
    const { code, output, errors } = await check(...args)

    expect({ code, output }).toEqual({ code: 2, output: '' })
    expect(errors).toMatch(message)
  })

  test('a candidate that contradicts itself', async () => {
    shop.write('odd.graphql', 'type Query implements Gone { a: Int } interface Gone { b: Int }')

    expect(await check('odd.graphql')).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/^odd\.graphql is no valid schema: Interface field Gone\.b/),
    })
  })

  test('a document that is no GraphQL', async () => {
    shop.write('broken/a.ts', 'gql`\nquery { a(`')
    const { code, errors } = await shop.run('check', [
      'nullable.graphql',
      '--schema',
      'schema.graphql',
      '--documents',
      'broken/*.ts',
    ])

    expect(code).toBe(2)
    expect(errors).toMatch(/^broken\/a\.ts:2: Syntax Error/)
  })
})

test('a client that is not of Relay is grouped by its pages, and deprecated fields are told', async () => {
  const { code, output } = await check('nullable.graphql', '--all')

  expect(code).toBe(1)
  expect(output).toContain('list\n  ✗ breaking  Item.price')
  expect(output).toContain('app/pages/list.ts:3 query Items')
  expect(output).toContain('Item.old is deprecated: Use price.\n')
})

test('documents are read from .graphql files and from scripts of every ending, types in them are read over', async () => {
  shop.write('plain/a.graphql', '# words\nquery A { items { price } }\ntype Local { a: Int }')
  shop.write('plain/b.jsx', 'const b = graphql`query B { items { price } }`')
  shop.write('plain/c.js', 'const c = gql(`query C { items { price } }`)')
  shop.write('plain/empty.graphql', '# nothing yet\n')
  const plain = ['--schema', 'schema.graphql', '--documents', 'plain/**/*.{graphql,jsx,js}']
  const { output } = await shop.run('check', ['nullable.graphql', ...plain])

  expect(output).toContain('plain/a.graphql:2 query A')
  expect(output).toContain('plain/b.jsx:1 query B')
  expect(output).toContain('plain/c.js:1 query C')
})

test('colours come where a person reads, and only there', async () => {
  expect((await check('nullable.graphql')).output).not.toContain('\u001b[')
  const { output } = await shop.run('check', ['nullable.graphql', ...CLIENT], { isTty: true })
  expect(output).toContain('\u001b[31m')
})

test('JSON holds everything', async () => {
  const { output } = await check('nullable.graphql', '--format', 'json')

  expect(JSON.parse(output)).toMatchObject({
    passed: false,
    clients: [{ release: null, operations: 1, fragments: 0 }],
    counts: { breaking: 1, dangerous: 0 },
    findings: [
      {
        severity: 'breaking',
        coordinate: 'Item.price',
        change: 'FIELD_TYPE_CHANGED',
        reason: expect.stringContaining('may be null'),
        seen: expect.any(String),
        fix: expect.any(String),
        screens: ['list'],
        uses: [
          {
            definition: 'Items',
            kind: 'query',
            operations: ['Items'],
            place: { file: 'app/pages/list.ts', line: 3, column: 30 },
          },
        ],
      },
      { severity: 'safe', coordinate: 'Item.old', change: 'DEPRECATED_IN_USE' },
    ],
  })
})

test('SARIF names rules, levels and places', async () => {
  const { output } = await check('nullable.graphql', '--format', 'sarif', '--all')

  expect(JSON.parse(output)).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { rules: [{ id: 'DEPRECATED_IN_USE' }, { id: 'FIELD_TYPE_CHANGED' }] } },
        results: [
          {
            ruleId: 'FIELD_TYPE_CHANGED',
            level: 'error',
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'app/pages/list.ts' },
                  region: { startLine: 3 },
                },
              },
            ],
          },
          { ruleId: 'DEPRECATED_IN_USE', level: 'note' },
        ],
      },
    ],
  })
})

test('SARIF gives addresses that are addresses, declares every rule, and shows an approval where it stands', async () => {
  shop.write('odd/pages/[id] 100%.ts', SCREEN)
  shop.write(
    'approvals.yml',
    `approvals:
  # Agreed with the kitchen.
  - change: FIELD_REMOVED
    coordinate: Item.gone
    until: 2026-12-31
    reason: agreed
`,
  )
  const odd = ['--schema', 'schema.graphql', '--documents', 'odd/**/*.ts']
  const { output } = await shop.run('check', [
    ...['nullable.graphql', ...odd],
    ...['--approvals', 'approvals.yml', '--format', 'sarif', '--all'],
  ])
  const [run] = JSON.parse(output).runs
  const rules = run.tool.driver.rules.map(({ id }: { id: string }) => id)
  const locations = run.results.map((result: { locations: unknown[] }) => result.locations[0])

  expect(rules).toEqual(['APPROVAL', 'DEPRECATED_IN_USE', 'FIELD_TYPE_CHANGED'])
  expect(locations).toMatchObject([
    { physicalLocation: { artifactLocation: { uri: 'odd/pages/%5Bid%5D%20100%25.ts' } } },
    { physicalLocation: { artifactLocation: { uri: 'odd/pages/%5Bid%5D%20100%25.ts' } } },
    {
      physicalLocation: {
        artifactLocation: { uri: 'approvals.yml', uriBaseId: '%SRCROOT%' },
        region: { startLine: 3 },
      },
    },
  ])
})

test('what many operations share is told once, with the first of them', async () => {
  const operations = Array.from({ length: 9 }, (_, index) => `query Q${index} { items { ...F } }`)
  shop.write('many/a.graphql', [...operations, 'fragment F on Item { price }'].join('\n'))
  const many = ['--schema', 'schema.graphql', '--documents', 'many/*']
  const { output } = await shop.run('check', ['nullable.graphql', ...many])

  expect(output.match(/Item\.price$/gm)).toHaveLength(1)
  expect(output).toContain('several operations\n')
  expect(output).toContain('fragment F, sent by Q0, Q1, Q2, Q3, Q4 and 4 more')
})

test('GitHub gets an annotation a line, escaped', async () => {
  const { output } = await check('nullable.graphql', '--format', 'github')

  expect(output).toContain(
    '::error file=app/pages/list.ts,line=3,col=30,title=breaking%3A Item.price::query Items: Item.price: it may be null',
  )
})

test('Markdown is a table with details', async () => {
  const { output } = await check('nullable.graphql', '--format', 'markdown')

  expect(output).toContain('| 🔴 breaking | `Item.price` | list |')
  expect(output).toContain('- `app/pages/list.ts:3` query Items')
})

test('a document that did not fit the base either is no news', async () => {
  shop.write('odd/a.ts', 'gql`query Odd { me { name phone } items { price } }`')
  const { output } = await shop.run('check', [
    'nullable.graphql',
    '--schema',
    'schema.graphql',
    '--documents',
    'odd/*.ts',
    '--format',
    'json',
  ])

  expect(JSON.parse(output).counts).toMatchObject({ breaking: 1, dangerous: 0 })
})

test('the usage report tells what each client uses, and what is unused, as text and as a page', async () => {
  const { output } = await shop.run('usage', [...CLIENT, '--html', 'usage.html'])
  const json = JSON.parse((await shop.run('usage', [...CLIENT, '--json'])).output)
  const page = readFileSync(join(shop.folder, 'usage.html'), 'utf8')

  expect(output).toContain('Items query, app/pages/list.ts:3, on list')
  expect(output).toMatch(/Offered, and used by nobody[\s\S]*User as a whole/)
  expect(output).toMatch(/Deprecated and in use[\s\S]*Item\.old Use price\. Items/)
  expect(page).toMatch(/^<!doctype html>/i)
  for (const words of ['"Items"', '"app/pages/list.ts"', '"Item"', '"old"', '"User"']) {
    expect(page).toContain(words)
  }
  expect(json.operations[0].coordinates).toEqual([
    'Item.code',
    'Item.old',
    'Item.price',
    'Query.items',
  ])
})

test('a file for the usage page without --html is reported', async () => {
  expect(await shop.run('usage', [...CLIENT, 'usage.html'])).toMatchObject({
    code: 2,
    errors: expect.stringContaining('--html'),
  })
})

test('what relay-compiler and tsc refuse on the candidate is told with its place', () => {
  const relay =
    '[ERROR] ✖︎ The type `Product` has no field `isHot`.\n\n  src/client/A.tsx:19:11\n   18 │ a\n   19 │ isHot\n[ERROR] Compilation failed.'
  const tsc =
    "src/client/B.tsx(4,7): error TS2345: Argument of type 'null' is not assignable.\nsrc/a page/(menu)/C.tsx(2,1): error TS2304: Cannot find name 'x'.\n"

  expect(relayFindings(relay)).toMatchObject([
    {
      kind: 'RELAY_COMPILER',
      uses: [{ place: { file: 'src/client/A.tsx', line: 19, column: 11 } }],
    },
  ])
  expect(typeFindings(tsc)).toMatchObject([
    { kind: 'TYPESCRIPT', uses: [{ place: { file: 'src/client/B.tsx', line: 4 } }] },
    { kind: 'TYPESCRIPT', uses: [{ place: { file: 'src/a page/(menu)/C.tsx', line: 2 } }] },
  ])
})
