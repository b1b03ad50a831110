import { check, alarms } from './checkFixture'
import { createFolder } from './shopFolder'

// Each of these was once let pass.

const verdict = async (base: string, candidate: string, file: string) =>
  alarms(await check(candidate, { base, files: { 'a.ts': file } }))

describe("what Relay's resolvers read", () => {
  const base = `type Query { node(id: ID!): Node me: User }
interface Node { id: ID! }
type User implements Node { id: ID! mail: String best: User nick: String }
`
  const client = `import 'react-relay'
graphql\`query Q { me { greeting } }\`
/**
 * @relayField User.greeting: String
 * @rootFragment Greeting
 */
graphql\`fragment Greeting on User { mail }\``

  test('a field that the fragment of a resolver reads is removed', async () => {
    const candidate = base.replace(' mail: String', '')

    expect(await verdict(base, candidate, client)).toEqual(['breaking User.mail'])
    expect(await verdict(base, base.replace(' nick: String', ''), client)).toEqual([])
  })

  test.each([
    ['@RelayResolver User.greeting(length: Int!): String'],
    ['@RelayResolver\n * @onType User\n * @fieldName greeting'],
  ])('in the old words too: %s', async (words) => {
    const old = client.replace('@relayField User.greeting: String', words)

    expect(await verdict(base, base.replace(' mail: String', ''), old)).toEqual([
      'breaking User.mail',
    ])
  })

  test('what is queried of an object that a resolver brings is sent in a query of its own', async () => {
    const edge = client
      .replace('{ greeting }', '{ twin @waterfall { nick } }')
      .replace('User.greeting: String', 'User.twin: User')

    expect(await verdict(base, base.replace(' nick: String', ''), edge)).toEqual([
      'breaking User.nick',
    ])
  })
})

describe('a null where a default was', () => {
  const base = `type Query { list(live: Boolean = false): Int }
type Mutation { save(input: Input!): Int }
input Input { name: String! live: Boolean = false }
`
  const files = {
    argument: 'gql`query Q($live: Boolean) { list(live: $live) }`',
    default: 'gql`query Q($live: Boolean = true) { list(live: $live) }`',
    safe: 'gql`query Q($live: Boolean! = true) { list(live: $live) }`',
    written: 'gql`mutation M($live: Boolean) { save(input: { name: "a", live: $live }) }`',
    sent: 'gql`mutation M($input: Input!) { save(input: $input) }`',
  }
  const argument = base.replace('(live: Boolean', '(live: Boolean!')
  const field = base.replace('live: Boolean = false }', 'live: Boolean! = false }')

  test('an argument that takes no null any more', async () => {
    const gone = ['breaking Query.list(live:)']

    expect(await verdict(base, argument, files.argument)).toEqual(gone)
    expect(await verdict(base, argument, files.default)).toEqual(gone)
    expect(await verdict(base, argument, files.safe)).toEqual([])
  })

  test('an input field that takes no null any more, written or sent', async () => {
    const gone = ['breaking Input.live']

    expect(await verdict(base, field, files.written)).toEqual(gone)
    expect(await verdict(base, field, files.sent)).toEqual(gone)
  })
})

describe('@semanticNonNull', () => {
  const base = `directive @semanticNonNull(levels: [Int!] = [0]) on FIELD_DEFINITION
type Query { me: User }
type User { mail: String @semanticNonNull tags: [String] @semanticNonNull(levels: [1]) age: Int! }
`
  const thrown =
    "import 'react-relay'\ngraphql`query Q @throwOnFieldError { me { mail tags age } }`"
  const caught = "import 'react-relay'\ngraphql`query Q { me @catch { mail tags age } }`"
  const plain = "import 'react-relay'\ngraphql`query Q { me { mail tags age } }`"

  test('is removed under @throwOnFieldError and @catch', async () => {
    const candidate = base.replace('mail: String @semanticNonNull', 'mail: String')

    expect(await verdict(base, candidate, thrown)).toEqual(['breaking User.mail'])
    expect(await verdict(base, candidate, caught)).toEqual(['breaking User.mail'])
    expect(await verdict(base, candidate, plain)).toEqual([])
  })

  test('loses a level', async () => {
    const candidate = base.replace('(levels: [1])', '(levels: [])')

    expect(await verdict(base, candidate, thrown)).toEqual(['breaking User.tags'])
  })

  test('takes the place of a promise without a word to who throws on errors', async () => {
    const candidate = base.replace('age: Int!', 'age: Int @semanticNonNull')

    expect(await verdict(base, candidate, thrown)).toEqual([])
    expect(await verdict(base, candidate, plain)).toEqual(['breaking User.age'])
  })
})

describe('what Relay writes into a request by itself', () => {
  test('@match gives the supported types, @module the names of modules', async () => {
    const base = `type Query { block(supported: [String!]!): Block }
scalar JSDependency
union Block = Text
type Text { text: String js(module: String!, id: String): JSDependency }
`
    const file = `import 'react-relay'
graphql\`query Q { block @match { ...Text_block @module(name: "Text") } }
fragment Text_block on Text { text }\``

    expect(await verdict(base, base, file)).toEqual([])
    expect(
      await verdict(base, base.replace('supported: [String!]!', 'supported: [Int!]!'), file),
    ).toEqual(['breaking Query.block(supported:)'])
    expect(await verdict(base, base.replace('(module: String!', '(module: Int!'), file)).toEqual([
      'breaking Text.js(module:)',
    ])
  })

  test('@defer has a label, @stream_connection streams and defers', async () => {
    const base = `directive @defer(if: Boolean, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
directive @stream(if: Boolean, label: String, initialCount: Int) on FIELD
type Query { me: User feed(first: Int): Feed }
type User { name: String }
type Feed { edges: [Edge] pageInfo: Page! }
type Edge { cursor: String node: User }
type Page { endCursor: String hasNextPage: Boolean! }
`
    const deferred = `import 'react-relay'
graphql\`query Q { me { ...F @defer } } fragment F on User { name }\``
    const streamed = `import 'react-relay'
graphql\`query Q { feed(first: 3) @stream_connection(key: "Q_feed", initial_count: 1) { edges { node { name } } } }\``
    const withoutLabel = base.replace(
      'if: Boolean, label: String) on FRAGMENT',
      'if: Boolean) on FRAGMENT',
    )

    expect(await verdict(base, withoutLabel, deferred)).toEqual(['breaking @defer(label:)'])
    expect(await verdict(base, withoutLabel, streamed)).toEqual(['breaking @defer(label:)'])
    expect(await verdict(base, base.replace(', initialCount: Int', ''), streamed)).toEqual([
      'breaking @stream(initialCount:)',
    ])
  })

  test('a query that refetches a fragment declares what the fragment takes from outside', async () => {
    const base = `type Query { list(sort: Sort): Int }
enum Sort { NAME PRICE }
`
    const file = `import 'react-relay'
graphql\`query Q { ...F } fragment F on Query @refetchable(queryName: "FPage") { list(sort: $sort) }\``

    expect(await verdict(base, base.replace(' PRICE', ''), file)).toEqual(['breaking Sort.PRICE'])
  })
})

describe('fragments whose content is unknown', () => {
  const SCHEMA = 'type Query { me: User }\ntype User { name: String mail: String }\n'
  const shop = createFolder({
    'schema.graphql': SCHEMA,
    'no-mail.graphql': SCHEMA.replace(' mail: String', ''),
  })
  afterAll(() => shop.remove())
  const run = (documents: string) =>
    shop.run('check', [
      'no-mail.graphql',
      ...['--schema', 'schema.graphql', '--documents', documents],
    ])

  test('one that is spread and nowhere written stops the check', async () => {
    shop.write('unknown/a.graphql', 'query A { me { ...F } }')

    expect(await run('unknown/*')).toMatchObject({
      code: 2,
      errors:
        'The fragment F is spread and nowhere written: have --documents name its file as well.',
    })
  })

  test.each([
    ['a call', "graphql('fragment F on User { mail }')"],
    ['a comment', 'const f = /* GraphQL */ "fragment F on User { mail }"'],
    ['a plain template string', 'const f = `\n  fragment F on User { mail }\n`'],
  ])('it is read from %s', async (_what, text) => {
    shop.write('read/a.ts', `gql\`query A { me { ...F } }\`\n${text}`)
    const { code, output } = await run('read/*')

    expect(code).toBe(1)
    expect(output).toContain('✗ breaking  User.mail')
  })

  test('it is read from a file that is imported, wherever that lies', async () => {
    shop.write('far/away/f.graphql', 'fragment F on User { mail }')
    shop.write('importing/a.graphql', '#import "../far/away/f.graphql"\nquery A { me { ...F } }')

    expect(await run('importing/*')).toMatchObject({ code: 1 })
  })

  test('a template string that only looks like GraphQL is none', async () => {
    shop.write('prose/a.ts', 'const a = `query the shop {politely}`\ngql`query A { me { name } }`')

    expect(await run('prose/*')).toMatchObject({ code: 0 })
  })

  test('one name with two contents stops the check where it is spread', async () => {
    shop.write('twice/a.graphql', 'query A { me { ...F } }\nfragment F on User { name }')
    shop.write('twice/b.graphql', 'fragment F on User { mail }')

    expect(await run('twice/*')).toMatchObject({
      code: 2,
      errors:
        'The fragment F is written twice, and not the same: twice/a.graphql:2 and twice/b.graphql:1. Check the clients one by one, each by its own --documents.',
    })
    shop.write('twice/b.graphql', 'fragment F on User { name }')
    expect(await run('twice/*')).toMatchObject({ code: 0 })
  })
})

test('a field may bring other objects, of which the fragment on its object gives nothing', async () => {
  const base = `type Query { last: Order }
interface Node { id: ID! }
type Order implements Node { id: ID! total: Int! }
type User implements Node { id: ID! }
`
  const candidate = base.replace('last: Order', 'last: Node')
  const relay = (text: string) => `import 'react-relay'\ngraphql\`${text}\``

  expect(
    await verdict(
      base,
      candidate,
      relay('query Q { last { ...F } } fragment F on Order { total }'),
    ),
  ).toEqual(['breaking Query.last'])
  expect(
    await verdict(base, candidate, 'gql`query Q { last { ... on Order { total } } }`'),
  ).toEqual(['breaking Query.last'])
  expect(await verdict(base, candidate, 'gql`query Q { last { id } }`')).toEqual([
    'dangerous Query.last',
  ])
  const nullable = (text: string) => text.replace('total: Int!', 'total: Int')
  expect(
    await verdict(
      nullable(base),
      nullable(candidate),
      relay('query Q { last { ...F } } fragment F on Order { total }'),
    ),
  ).toEqual(['dangerous Query.last'])
})

describe('a type becomes another kind of type, and what is read of it may be null', () => {
  const base = `type Query { product: Product node: Node }
interface Node { id: ID! }
type Product implements Node { id: ID! price: Int! name: String }
`
  const candidate = `${base
    .replace('type Product', 'interface Product')
    .replace('price: Int!', 'price: Int')}
type Dish implements Node & Product { id: ID! price: Int name: String }
`

  test.each([
    ['a fragment', '{ product { ...F } } fragment F on Product { price }'],
    ['an inline fragment', '{ product { ... on Product { price } } }'],
    ['a fragment within another type', '{ node { ... on Product { price } } }'],
  ])('in %s', async (_where, text) => {
    expect(await verdict(base, candidate, `gql\`query Q ${text}\``)).toEqual([
      'breaking Product',
      'dangerous Dish',
    ])
  })

  test('and nobody reads what changed', async () => {
    expect(
      await verdict(base, candidate, 'gql`query Q { product { ... on Product { name } } }`'),
    ).toEqual(['dangerous Dish', 'dangerous Product'])
  })
})
