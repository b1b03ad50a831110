import { buildSchema, getIntrospectionQuery, graphqlSync, introspectionFromSchema } from 'graphql'
import { createFolder } from './shopFolder'

// What clients of other teams write, and ours does not.

const SCHEMA = `type Query { feed(first: Int): FeedConnection me: User }
type FeedConnection { edges: [FeedEdge!]! pageInfo: PageInfo! }
type FeedEdge { cursor: String node: User! }
type PageInfo { endCursor: String hasNextPage: Boolean! }
type User { id: ID! name: String! mail: String }
`
const shop = createFolder({
  'schema.graphql': SCHEMA,
  'no-cursor.graphql': SCHEMA.replace('cursor: String ', ''),
  'no-mail.graphql': SCHEMA.replace(' mail: String', ''),
})
afterAll(() => shop.remove())

const check = (candidate: string, documents: string, ...more: string[]) =>
  shop.run('check', [
    candidate,
    ...['--schema', 'schema.graphql', '--documents', documents],
    ...more,
  ])

test("Apollo's own @connection makes no Relay client of it", async () => {
  const feed = 'feed(first: 2) @connection(key: "feed") { edges { node { name } } }'
  shop.write('apollo/a.ts', `gql\`query Feed { ${feed} }\``)
  shop.write(
    'relay/a.js',
    `import {graphql} from '@house/relay'\ngraphql\`query Feed { ${feed} }\``,
  )

  expect(await check('no-cursor.graphql', 'apollo/*.ts')).toMatchObject({ code: 0 })
  expect(await check('no-cursor.graphql', 'relay/*.js')).toMatchObject({ code: 1 })
})

test('what Relay keeps for itself in the browser is not queried from the server', async () => {
  shop.write(
    'local/a.js',
    "import 'relay-runtime'\ngraphql`query Feed { feed { __id edges { cursor } } }`",
  )
  const { code, output } = await check('schema.graphql', 'local/*.js')

  expect(code).toBe(0)
  expect(output).not.toContain('__id')
})

test('a manifest is read wherever the compiler wrote it', async () => {
  const queries = { abc: 'query Old { me { mail } }' }
  shop.write('src/__generated__/queries.json', JSON.stringify(queries))

  expect(await check('no-mail.graphql', 'src/__generated__/*.json')).toMatchObject({ code: 1 })
})

test('what is put together while the code runs is told, and stops nothing', async () => {
  shop.write(
    'gaps/a.ts',
    'gql`query A { me { mail ${more} } }`\ngql`query B { ${fields} }`\ngql`${all}`',
  )
  shop.write(
    'gaps/b.ts',
    'const F = gql`fragment F on User { name }`\ngql`query C { me { ...F } }\n${F}`',
  )
  const { code, output } = await check('no-mail.graphql', 'gaps/*.ts')

  expect(code).toBe(1)
  expect(output).toContain('gaps/a.ts:1 query A')
  for (const line of [1, 2, 3]) {
    expect(output).toContain(
      `gaps/a.ts:${line} is put together while the code runs: not all of it is known.`,
    )
  }
  expect(output).not.toContain('gaps/b.ts:1 is put together')
})

test('what the base does not take either is named, and blamed on no change', async () => {
  shop.write('odd/a.graphql', 'query A { me { phone } }\nquery B { me { street } }')
  const { code, output } = await check('no-mail.graphql', 'odd/*')

  expect(code).toBe(0)
  expect(output).toContain(
    'Left aside, because the base does not take it either: odd/a.graphql:1: Cannot query field "phone" on type "User". And 1 more.',
  )
})

test('a pattern that finds no operation is no proof that nothing breaks', async () => {
  expect(await check('no-mail.graphql', 'none/*.ts')).toEqual({
    code: 2,
    output: '',
    errors: 'No operation was found in none/*.ts.',
  })
})

test('a folder is no candidate, a branch of its name is', async () => {
  shop.write('main/a.ts', '')
  expect(await check('main', 'apollo/*.ts')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('nor a git revision'),
  })
  shop.commit()
  expect(await check('main', 'apollo/*.ts')).toMatchObject({ code: 0 })
})

describe('introspections as servers and programs write them', () => {
  const text = SCHEMA.replace(' mail: String', '')
  const schema = buildSchema(text)
  const bare = introspectionFromSchema(schema, {
    descriptions: false,
    specifiedByUrl: false,
    directiveIsRepeatable: false,
    schemaDescription: false,
    inputValueDeprecation: false,
    oneOf: false,
  })
  const described = introspectionFromSchema(
    buildSchema(text.replace('name:', '"""\nSaid\nin "words".\n"""\nname:')),
  )
  const responses: [what: string, json: string][] = [
    [
      'in the envelope of a response',
      JSON.stringify(graphqlSync({ schema, source: getIntrospectionQuery() })),
    ],
    ['out of it', JSON.stringify(described)],
    ['by a server that knows only what is old', JSON.stringify({ data: bare })],
    ['after a byte order mark', `\uFEFF${JSON.stringify(bare)}`],
    [
      'by a server of before 2016',
      JSON.stringify(bare, (key, value: unknown) => {
        if (key === 'locations') return undefined
        if (key === 'interfaces') return null
        return key === 'directives'
          ? bare.__schema.directives.map((one) => ({
              ...{ ...one, locations: undefined },
              ...{ onOperation: false, onFragment: true, onField: true },
            }))
          : value
      }),
    ],
    [
      'without its directives',
      JSON.stringify({ __schema: { ...bare.__schema, directives: undefined } }),
    ],
  ]

  test.each(responses)('%s', async (_what, json) => {
    shop.write('gone.json', json)
    shop.write('mail/a.graphql', 'query A($all: Boolean!) { me { mail name @include(if: $all) } }')
    const { output, errors } = await check('gone.json', 'mail/*')

    expect(errors).toBe('')
    expect(output).toContain('✗ breaking  User.mail')
    expect(output).toContain('breaks the client: 1 breaking, 0 dangerous')
  })

  test('a JSON that is none is refused', async () => {
    shop.write('gone.json', '{"data": null, "errors": [{"message": "no"}]}')
    expect(await check('gone.json', 'mail/*')).toMatchObject({
      code: 2,
      errors: 'gone.json: this JSON holds no introspection (__schema).',
    })
  })
})
