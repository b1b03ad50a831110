import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PACKAGE } from '../support/root'
import { createFolder } from './shopFolder'

const TSX = pathToFileURL(require.resolve('tsx')).href
const MAIN = join(PACKAGE, 'src/main.ts')
const NO_OPERATIONS = JSON.stringify({
  ...{ version: 1, release: '42', operations: [] },
  schema: 'type Query { a: Int }',
})

const SCHEMA = `type Query {
  dish(size: Int): Dish!
  kind: Kind
}
type Dish {
  id: ID!
  price: Int!
}
enum Kind { HOT COLD }
`
const shop = createFolder({
  'schema.graphql': SCHEMA,
  'src/pages/list.ts': 'export const query = gql`query Dishes { dish { price } kind }`\n',
})
afterAll(() => shop.remove())

const check = (candidate: string, ...options: string[]) => {
  shop.write('candidate.graphql', candidate)
  return shop.run('check', ['candidate.graphql', ...options])
}

describe('an SDL that no server starts with is no candidate, and its line is told', () => {
  test.each([
    [
      'a type that is there twice',
      `enum Kind { MILD }\n${SCHEMA}`,
      'There can be only one type named "Kind" (line 10).',
    ],
    [
      'an extension of a type that is not there',
      `${SCHEMA}extend type Dihs { a: Int }\n`,
      'Cannot extend type "Dihs" because it is not defined. Did you mean "Dish"? (line 10).',
    ],
    [
      'a field that is there twice',
      SCHEMA.replace('  price: Int!', '  price: Int!\n  price: Int!'),
      'Field "Dish.price" can only be defined once (line 8).',
    ],
    [
      'an enum value that is there twice',
      SCHEMA.replace('COLD', 'COLD HOT'),
      'Enum value "Kind.HOT" can only be defined once (line 9).',
    ],
    [
      'an argument that a directive does not have',
      SCHEMA.replace('price: Int!', 'price: Int! @deprecated(because: "old")'),
      'Unknown argument "because" on directive "@deprecated" (line 7).',
    ],
    [
      'a directive on what it is not for',
      SCHEMA.replace('Dish {', 'Dish @deprecated(reason: "old") {'),
      'Directive "@deprecated" may not be used on OBJECT (line 5).',
    ],
    [
      'a type that does not exist',
      SCHEMA.replace('price: Int!', 'price: Itn!'),
      'Unknown type "Itn". Did you mean "Int" or "ID"? (line 7).',
    ],
    [
      'an interface that is not kept',
      `${SCHEMA}interface Named { name: String }\n`.replace('Dish {', 'Dish implements Named {'),
      'Interface field Named.name expected but Dish does not provide it (line 5).',
    ],
  ])('%s', async (_what, candidate, message) => {
    expect(await check(candidate)).toEqual({
      code: 2,
      output: '',
      errors: `candidate.graphql is no valid schema: ${message}`,
    })
  })
})

describe('a directive that nothing declares', () => {
  const shy = SCHEMA.replace('price: Int!', 'price: Int! @depricated(reason: "old")')

  test('is told, even where nothing else changes', async () => {
    const { code, output } = await check(shy)
    expect(code).toBe(0)
    expect(output).toContain(
      'Applied in candidate.graphql, and nowhere declared: @depricated (Dish.price).',
    )
    const { output: json } = await check(shy, '--format', 'json')
    expect(JSON.parse(json).notes).toEqual([expect.stringContaining('@depricated')])
  })

  test('is no news where the base has it too', async () => {
    shop.write('shy.graphql', shy)
    const { output } = await check(shy, '--against', 'shy.graphql')
    expect(output).not.toContain('@depricated')
  })

  test('is no mistake where it is of Apollo Federation', async () => {
    const { output } = await check(
      SCHEMA.replace('Dish {', 'Dish @key(fields: "id") @join__owner(graph: A) {'),
    )
    expect(output).not.toContain('declared')
  })
})

describe('a default that is no value of its type', () => {
  const bad = SCHEMA.replace('kind: Kind', 'kind(of: Kind! = "HOT", at: Int = null): Kind')

  test('is told: it counts as none', async () => {
    const { code, output } = await check(bad)
    expect(code).toBe(1)
    expect(output).toContain(
      'a default that is no value of its type counts as none, and many servers do not start with it: Query.kind(of:) = "HOT" (Kind!).',
    )
    expect(output).toContain('Query.kind(of:) must be given now')
  })

  test('is no news where the base has it too', async () => {
    shop.write('bad.graphql', bad)
    const { output } = await check(bad, '--against', 'bad.graphql')
    expect(output).not.toContain('a default')
  })
})

test('a candidate of nothing but comments is empty', async () => {
  expect(await check('# to be written\r\n\n, #')).toEqual({
    code: 2,
    output: '',
    errors: 'candidate.graphql is empty.',
  })
})

test('a manifest that a shell made a candidate is told as one', async () => {
  const output = join(shop.folder, '42.json')
  await shop.run('manifest', ['--release', '42', '--output', output])
  shop.write('43.json', readFileSync(output, 'utf8'))
  expect(await check(SCHEMA, '--manifest', '42.json', '43.json')).toMatchObject({
    code: 2,
    errors:
      "43.json is JSON beside other files: an introspection is the whole candidate; quote the glob of an option, --manifest '*.json'.",
  })
})

test('a candidate that Windows PowerShell wrote is read as it is', async () => {
  const text = `\uFEFF${SCHEMA.replace('price: Int!', 'price: Int')}`
  writeFileSync(join(shop.folder, 'windows.graphql'), text.replaceAll('\n', '\r\n'), 'utf16le')
  const { output } = await shop.run('check', ['windows.graphql'])
  expect(output).toContain('windows.graphql:7 in the candidate')
})

describe('an SDL of Apollo Federation', () => {
  const supergraph = `schema @link(url: "https://specs.apollo.dev/link/v1.0") { query: Query }
directive @link(url: String) repeatable on SCHEMA
directive @inaccessible on FIELD_DEFINITION | OBJECT | INTERFACE | UNION | ENUM_VALUE | ARGUMENT_DEFINITION
union Any = Dish | Secret
type Secret implements Hidden @inaccessible { code: Int }
interface Hidden @inaccessible { code: Int }
${SCHEMA}`

  test('without what the router does not serve breaks nothing where nothing used it', async () => {
    const { code, output, errors } = await check(supergraph)
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(output).toContain('Nothing breaks')
  })

  test.each([
    ['price: Int!', 'price: Int! @inaccessible', 'Dish.price'],
    ['HOT COLD', 'HOT COLD @inaccessible', 'Kind.COLD'],
    ['  kind: Kind', '  kind: Kind @inaccessible', 'Query.kind'],
  ])('loses %s where it is @inaccessible', async (from, to, coordinate) => {
    const { code, output } = await check(supergraph.replace(from, to))
    expect(code).toBe(1)
    expect(output).toContain(`✗ breaking  ${coordinate}`)
  })

  test('that only extends what another subgraph defines is a schema', async () => {
    const subgraph = SCHEMA.replace('type Query', 'extend type Query').replace(
      'type Dish',
      'extend type Dish @key(fields: "id")',
    )
    expect(await check(subgraph)).toMatchObject({ code: 0, errors: '' })
    expect((await check(subgraph.replace(' @key(fields: "id")', ''))).errors).toContain(
      'candidate.graphql is no valid schema: Cannot extend type "Dish" because it is not defined (line 5).',
    )
  })
})

test('an enum value that is deprecated and may be received is told, and does not fail', async () => {
  const candidate = SCHEMA.replace('COLD', 'COLD @deprecated(reason: "All is hot.")')
  for (const strict of [[], ['--strict']]) {
    const { code, output } = await check(candidate, ...strict)
    expect(code).toBe(0)
    expect(output).toContain('Kind.COLD is deprecated: All is hot.')
    expect(output).toContain('src/pages/list.ts:1 query Dishes')
  }
})

describe('in a workflow of GitHub', () => {
  test('notes are notices', async () => {
    const { output } = await check(SCHEMA.replace('Int!', 'Int! @shy'), '--format', 'github')
    expect(output).toContain('::notice title=schema::Applied in candidate.graphql, and nowhere')
  })

  test('what keeps the check from running is an error', async () => {
    expect(await check('type Query {', '--format', 'github')).toMatchObject({
      code: 2,
      output: expect.stringMatching(
        /^::error file=candidate\.graphql,line=1,title=schema::candidate\.graphql:1: Syntax Error/,
      ),
      errors: expect.stringMatching(/^candidate\.graphql:1: Syntax Error/),
    })
  })
})

describe('a schema in several files', () => {
  const [query = '', dish = ''] = SCHEMA.split(/(?=type Dish)/)

  test.each([
    [['parts/a.graphql', 'parts/b.graphql']],
    [['parts/*.graphql']],
    [['parts/{a,b}.graphql']],
  ])('is one: %j', async (names) => {
    shop.write('parts/a.graphql', query)
    shop.write('parts/b.graphql', dish.replace('Int!', 'Int'))
    const { code, output, errors } = await shop.run('check', names)
    expect({ code, errors }).toEqual({ code: 1, errors: '' })
    expect(output).toContain('✗ breaking  Dish.price')

    shop.write('parts/b.graphql', dish.replace('Int!', 'Itn!'))
    expect((await shop.run('check', names)).errors).toMatch(
      / is no valid schema: Unknown type "Itn"\. .*\(parts\/b\.graphql:3\)\.$/,
    )
  })

  test('may come by a pipe', () => {
    const command = `cat '${shop.folder}/schema.graphql' | node --import '${TSX}' '${MAIN}'`
    const run = (rest: string) =>
      execFileSync('bash', ['-c', `${command} ${rest}`], { cwd: shop.folder, encoding: 'utf8' })
    expect(run('-')).toContain('Nothing breaks')
    expect(run('<(cat schema.graphql)')).toContain('Nothing breaks')
    expect(run('--version')).toMatch(/^\d+\.\d+\.\d+$/m)
    expect(run('-h')).toContain('schema-guard [check]')
  })
})

describe('what is missing is named', () => {
  const empty = createFolder({ 'candidate.graphql': SCHEMA, '42.json': NO_OPERATIONS })
  afterAll(() => empty.remove())

  test.each([
    [
      'check',
      ['candidate.graphql'],
      /^There is no schema\.graphql to compare with: name what is released by --manifest/,
    ],
    ['usage', [], /^There is no schema\.graphql: say where the client is by its --schema/],
    ['contract', ['http://127.0.0.1:9/'], /^There is no schema\.graphql: say where/],
    [
      'check',
      ['candidate.graphql', '--manifest', '42.json'],
      /^No operation was found in 42\.json\.$/,
    ],
  ] as const)('%s %j', async (command, args, errors) => {
    expect(await empty.run(command, [...args])).toMatchObject({
      code: 2,
      errors: expect.stringMatching(errors),
    })
  })

  test('a manifest that a later release wrote', async () => {
    empty.write('43.json', JSON.stringify({ version: 2, release: '43', operations: [] }))
    const { code, errors } = await empty.run('check', [
      'candidate.graphql',
      '--manifest',
      '43.json',
    ])
    expect(code).toBe(2)
    expect(errors).toMatch(/^43\.json is a manifest of version 2, and this guard reads version 1/)
  })
})

test('two manifests of one release are named once', async () => {
  await shop.run('manifest', ['--release', '7', '--output', 'one.json'])
  shop.write('two.json', readFileSync(join(shop.folder, 'one.json'), 'utf8').replace('{', '{ '))
  const { output } = await check(
    SCHEMA.replace('Int!', 'Int'),
    ...['--manifest', 'one.json', '--manifest', 'two.json'],
  )
  expect(output).toContain('This change breaks release 7: ')
})
