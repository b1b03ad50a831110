import { createFolder } from './shopFolder'

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
      output: expect.stringMatching(/^::error title=schema::candidate\.graphql:1: Syntax Error/),
      errors: expect.stringMatching(/^candidate\.graphql:1: Syntax Error/),
    })
  })
})
