import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, introspectionFromSchema } from 'graphql'
import { createFolder } from './shopFolder'

const SCHEMA = `schema { query: Query }

type Query {
  dish(
    size: Int
    "How warm."
    heat: Int = 1
  ): Dish!
  found: Found
  kind: Kind
}

"""
A dish. type Dish { price: Int }
"""
type Dish {
  id: ID!
  price: Int!
}

extend type Dish {
  name: String!
}

type Menu { id: ID! }
union Found =
  | Dish
  | Menu

enum Kind {
  HOT
  COLD
}
`
const QUERY = 'query Dishes { dish(heat: 2) { price name } found { ... on Menu { id } } kind }'
const shop = createFolder({
  'schema.graphql': SCHEMA,
  'src/pages/list.ts': `export const query = gql\`${QUERY}\`\n`,
})
const CLIENT = ['--schema', 'schema.graphql', '--documents', 'src/**/*.ts']
afterAll(() => shop.remove())
beforeAll(async () => {
  await shop.run('manifest', ['--release', '41', '--output', '41.json'])
})

const check = (candidate: string, ...options: string[]) => {
  shop.write('candidate.graphql', candidate)
  return shop.run('check', ['candidate.graphql', ...CLIENT, ...options])
}
const nullable = SCHEMA.replace('price: Int!', 'price: Int')

describe('a verdict names the line of the candidate beside those of the client', () => {
  test.each([
    ['another type', ['price: Int!', 'price: Int'], 'Dish.price', ['candidate.graphql:18']],
    [
      'a field that is gone',
      ['  price: Int!\n', ''],
      'Dish.price',
      ['candidate.graphql:16 in the candidate: Dish, without it', 'schema.graphql:18 in the base'],
    ],
    [
      'a field of an extension that is gone',
      ['  name: String!\n', '  names: [String]\n'],
      'Dish.name',
      ['candidate.graphql:16 in the candidate: Dish, without it', 'schema.graphql:22 in the base'],
    ],
    [
      'an argument that must be given',
      ['size: Int', 'size: Int!'],
      'Query.dish(size:)',
      ['candidate.graphql:5'],
    ],
    [
      'an argument that is gone',
      ['    heat: Int = 1\n', '    warm: Int\n'],
      'Query.dish(heat:)',
      [
        'candidate.graphql:4 in the candidate: Query.dish, without it',
        'schema.graphql:7 in the base',
      ],
    ],
    ['a value that is new', ['COLD', 'COLD\n  MILD'], 'Kind.MILD', ['candidate.graphql:33']],
    [
      'a value that is gone',
      ['  HOT\n', ''],
      'Kind.HOT',
      ['candidate.graphql:30 in the candidate: Kind, without it', 'schema.graphql:31 in the base'],
    ],
    [
      'a member of a union that is gone',
      ['  | Menu\n', ''],
      'Found',
      ['candidate.graphql:26 in the candidate: Found, without it', 'schema.graphql:28 in the base'],
    ],
  ])('%s', async (_what, [from = '', to = ''], coordinate, lines) => {
    const { output, errors } = await check(SCHEMA.replace(from, to))
    expect(errors).toBe('')
    const [, told = ''] = output.split(new RegExp(` ${escape(coordinate)}\n`))
    const [found] = told.split('src/pages/list.ts:1')
    for (const line of lines) expect(found).toContain(`\n      ${line}`)
  })
})

const escape = (text: string) => text.replace(/[()]/g, '\\$&')

describe('in every format', () => {
  test('JSON', async () => {
    const { output } = await check(nullable, '--format', 'json')
    const [finding] = JSON.parse(output).findings
    expect(finding).toMatchObject({
      inCandidate: { file: 'candidate.graphql', line: 18, column: 3 },
      uses: [{ place: { file: 'src/pages/list.ts', line: 1 } }],
    })
    expect(finding).not.toHaveProperty('inBase')
    const gone = await check(SCHEMA.replace('  price: Int!\n', ''), '--format', 'json')
    expect(JSON.parse(gone.output).findings[0]).toMatchObject({
      inCandidate: { file: 'candidate.graphql', line: 16, column: 6, within: 'Dish' },
      inBase: { file: 'schema.graphql', line: 18, column: 3 },
    })
  })

  test('JSON, also of what is safe', async () => {
    const candidate = SCHEMA.replace('{ query: Query }', '{\n  query: Root\n}')
      .replace('type Query', 'type Root')
      .replace(': Kind', ': Sort')
      .replace(/enum Kind \{[^}]*\}/, 'scalar Sort')
    const { output } = await check(candidate, '--format', 'json')
    const findings: { change: string }[] = JSON.parse(output).findings
    const of = (change: string) => findings.find((one) => one.change === change)
    expect(of('SCHEMA_QUERY_TYPE_CHANGED')).toMatchObject({ inCandidate: { line: 2, column: 3 } })
    expect(of('TYPE_REMOVED')).toMatchObject({ inBase: { file: 'schema.graphql', line: 30 } })
    expect(of('TYPE_REMOVED')).not.toHaveProperty('inCandidate')
  })

  test('JSON, of a root that is gone the line of the roots, below their description', async () => {
    const described = `"""\nOf the\nshop.\n"""\n${SCHEMA}\ntype Mutation { rate: Int }\n`
    const [old, next] = [described.replace('{ query', '{ mutation: Mutation query'), described]
    shop.write('rated.graphql', old)
    const { output } = await check(next, '--against', 'rated.graphql', '--format', 'json')
    const findings: { change: string }[] = JSON.parse(output).findings
    expect(findings.find(({ change }) => change === 'SCHEMA_MUTATION_TYPE_CHANGED')).toMatchObject({
      inCandidate: { line: 5, within: 'schema' },
      inBase: { file: 'rated.graphql', line: 5, column: 10 },
    })
  })

  test('annotations of GitHub: the changes first, then what they break', async () => {
    const two = nullable.replace('  HOT\n', '')
    const { output } = await check(two, '--format', 'github')
    const places = output
      .split('\n')
      .flatMap((line) => /^::error file=(\S+?),col/.exec(line)?.[1] ?? [])
    expect(places).toEqual([
      'candidate.graphql,line=18',
      'candidate.graphql,line=30',
      'src/pages/list.ts,line=1',
      'src/pages/list.ts,line=1',
    ])
    expect(output).toMatch(/line=18.* Used by query Dishes \(src\/pages\/list\.ts:1\)\.$/m)
    expect(output).toMatch(/list\.ts.* Schema: candidate\.graphql:18 in the candidate\.$/m)
  })

  test('Markdown', async () => {
    const { output } = await check(nullable, '--format', 'markdown')
    expect(output).toContain('- `candidate.graphql:18` in the candidate\n- `src/pages/list.ts:1`')
  })

  test('SARIF: the client where it is, else the candidate', async () => {
    const placesIn = (output: string) => {
      const [{ locations, relatedLocations }] = JSON.parse(output).runs[0].results
      return [...locations, ...relatedLocations].map(
        ({ physicalLocation: { artifactLocation, region } }) =>
          `${artifactLocation.uri}:${region.startLine}`,
      )
    }
    const { output } = await check(nullable, '--format', 'sarif')
    expect(placesIn(output)).toEqual(['src/pages/list.ts:1', 'candidate.graphql:18'])

    const backEnd = createFolder({
      'api/next.graphql': nullable,
      '41.json': readFileSync(join(shop.folder, '41.json'), 'utf8'),
    })
    const there = await backEnd.run('check', [
      ...['api/next.graphql', '--manifest', '41.json', '--format', 'sarif'],
    ])
    backEnd.remove()
    expect(placesIn(there.output)).toEqual(['api/next.graphql:18', 'src/pages/list.ts:1'])
  })
})

describe('where the candidate is', () => {
  const run = async (...args: string[]) => (await shop.run('check', args)).output
  const parts = nullable.split(/(?=type Menu)/)

  test('several files: the one that has it', async () => {
    shop.write('parts/a.graphql', parts[1] ?? '')
    shop.write('parts/b.graphql', parts[0] ?? '')
    expect(await run('parts/*.graphql', ...CLIENT)).toContain('parts/b.graphql:18 in the candidate')
  })

  test('an introspection: no line, but that of the base of what is gone', async () => {
    const write = (sdl: string) =>
      shop.write('next.json', JSON.stringify(introspectionFromSchema(buildSchema(sdl))))
    write(nullable)
    const changed = await run('next.json', ...CLIENT)
    expect(changed).toContain('✗ breaking  Dish.price')
    expect(changed).not.toContain('in the candidate')

    write(SCHEMA.replace('  price: Int!\n', ''))
    const gone = await run('next.json', ...CLIENT)
    expect(gone).toContain('schema.graphql:18 in the base')
    expect(gone).not.toContain('in the candidate')
    expect(await run('next.json', ...CLIENT, '--format', 'github')).toMatch(
      /^::error file=src\/pages\/list\.ts/,
    )
  })

  test('a revision: as git names the file, and no host of code is told a line of it', async () => {
    const old = createFolder({ 'schema.graphql': nullable, 'src/a.ts': `gql\`${QUERY}\`` })
    old.commit()
    old.write('schema.graphql', SCHEMA)
    const options = ['main', '--schema', 'schema.graphql', '--documents', 'src/*.ts']
    const { output } = await old.run('check', options)
    const { output: github } = await old.run('check', [...options, '--format', 'github'])
    old.remove()
    expect(output).toContain('main:schema.graphql:18 in the candidate')
    expect(github).toMatch(/^::error file=src\/a\.ts/)
  })

  test('a manifest carries a schema without its lines: the candidate alone is told', async () => {
    shop.write('gone.graphql', SCHEMA.replace('  price: Int!\n', ''))
    const output = await run('gone.graphql', '--manifest', '41.json')
    expect(output).toContain('gone.graphql:16 in the candidate: Dish, without it')
    expect(output).not.toContain('in the base')
  })
})
