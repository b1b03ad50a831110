import { buildSchema, print } from 'graphql'
import { CannotRun } from '../src/cannotRun'
import { refusalsOf } from '../src/check/refusals'
import { readClient } from '../src/check/readClient'
import { findGraphqlTags } from '../src/documents/graphqlTags'
import { readImports } from '../src/documents/importGraph'
import { createScreenFinder, EVERY_SCREEN } from '../src/documents/screens'
import { collectUsage } from '../src/usage/collectUsage'
import { clientFiles } from './checkFixture'

describe('tags', () => {
  const texts = (source: string) => findGraphqlTags(source).map(({ text }) => text.trim())

  test('graphql and gql tags, calls and magic comments are found, with a type or without', () => {
    const source =
      'gql`{ a }`; graphql<Data>`{ b }`; gql(`{ c }`); graphql(/* GraphQL */ `{ d }`); const e = /* GraphQL */ `{ e }`'

    expect(texts(source)).toEqual(['{ a }', '{ b }', '{ c }', '{ d }', '{ e }'])
  })

  test('a tag in a comment, a path that ends in graphql and a word that holds it are none', () => {
    const source = [
      '// graphql`{ a }`',
      '/* graphql`{ b }` */',
      'fetch(`${url}/graphql`, `x`)',
      'const mygraphql = notgraphql`{ c }`',
      '/** says graphql`{ d }` */',
    ].join('\n')

    expect(texts(source)).toEqual([])
  })

  test('a tag after a glob or an address is found', () => {
    const source = "const a = ['src/**/*.ts', 'http://x']\nconst b = graphql`{ b }`"

    expect(texts(source)).toEqual(['{ b }'])
  })

  test('interpolated fragments, escapes and apostrophes of JSX are read over, and the place stays right', () => {
    const source =
      "const x = <p>l'eau</p>\nconst y = gql`\n  # a \\` tick\n  { a }\n  ${fields(`x`)}\n`\n  gql`{ z }`"
    const [first, second] = findGraphqlTags(source)

    expect(first).toMatchObject({ line: 2, column: 15 })
    expect(first?.text).toContain('{ a }')
    expect(first?.text).not.toContain('fields')
    expect(second).toEqual({ text: '{ z }', line: 7, column: 7 })
  })
})

test('screens are told by the place of the operation, else by who imports its file in the end', () => {
  const screensOf = createScreenFinder(
    new Map([
      ['src/client/screens/shop/ShopScreen.tsx', ['../../features/cart/useAdd']],
      ['src/client/screens/order/OrderScreen.tsx', ['../../features/cart/CartPage']],
      ['src/client/features/cart/CartPage.tsx', ['./useAdd']],
      ['src/client/features/cart/useAdd.ts', []],
      ['src/client/features/auth/useSession.ts', []],
      ['src/client/app/Header.tsx', ['../features/auth/useSession']],
    ]),
  )

  expect(screensOf('src/client/screens/shop/ShopScreen.tsx')).toEqual(['shop'])
  expect(screensOf('src/client/features/cart/useAdd.ts')).toEqual(['order', 'shop'])
  expect(screensOf('src/client/features/auth/useSession.ts')).toEqual([EVERY_SCREEN])
})

test('what is loaded later is imported too, also where its chunk is named', () => {
  const source = `import { a } from './a'
    const later = () => import(/* webpackChunkName: "b" */ './b')
    const last = lazy(() =>
      import(
        // Only on a click.
        /* webpackChunkName: "c" */
        /* webpackPrefetch: true */ './c'
      ),
    )
    export { d } from './d'`

  expect(readImports(source)).toEqual(['./a', './b', './c', './d'])
})

const SCHEMA = buildSchema(`
  interface Node { id: ID! }
  type Query { node(id: ID!): Node me: User search: [Hit!]! feed(first: Int, after: String): FeedConnection }
  type User implements Node { id: ID! name(size: Int): String friends: [User!]! }
  type Plain { id: ID! text: String }
  union Hit = User | Plain
  type FeedConnection { edges: [FeedEdge] pageInfo: PageInfo! }
  type FeedEdge { cursor: String node: User }
  type PageInfo { endCursor: String hasNextPage: Boolean startCursor: String hasPreviousPage: Boolean }
`)

/** The operations as they would be sent, without the places. */
function sent(body: string, usesRelay = true) {
  const clients = readClient(clientFiles({ 'a.ts': `graphql\`${body}\`` }, usesRelay), SCHEMA)
  const operations = clients.flatMap((client) => client.operations)
  return {
    clients,
    refusals: refusalsOf(clients, SCHEMA).map(({ message }) => message),
    text: operations.map(({ document }) => print(document)).join('\n'),
    coordinates: collectUsage(clients, SCHEMA).coordinates(),
  }
}

describe("Relay's own words", () => {
  test('arguments of fragments are put in, once for each set of values', () => {
    const { text, refusals } = sent(`
      query Q($big: Int) { me { ...F @arguments(size: 1) ...F @arguments(size: $big) ...F } }
      fragment F on User @argumentDefinitions(size: { type: "Int", defaultValue: 7 }) { name(size: $size) }
    `)

    expect(refusals.filter((message) => !message.includes('conflict'))).toEqual([])
    expect(text).toContain('name(size: 1)')
    expect(text).toContain('name(size: $big)')
    expect(text).toContain('name(size: 7)')
  })

  test('client directives are not sent, of any client library', () => {
    const { text, refusals } = sent(`
      query Q @preloadable @raw_response_type { me @required(action: THROW) { name @catch friends @alias(as: "x") { name @live } } }
    `)

    expect(refusals).toEqual([])
    expect(text).not.toContain('@')
  })

  test('ids are queried where there are any, as Relay does', () => {
    const { coordinates } = sent('query Q { search { __typename ... on User { name } } }')

    expect(coordinates).toEqual(expect.arrayContaining(['Node.id', 'Plain.id']))
    expect(sent('query Q { me { name } }', false).coordinates).not.toContain('User.id')
    expect(sent('query Q { me { name } }').coordinates).toContain('User.id')
  })

  test('a refetchable fragment is a query of its own', () => {
    const { text, refusals } = sent(`
      query Q { me { ...F } }
      fragment F on User @refetchable(queryName: "FRefetch") @argumentDefinitions(size: { type: "Int", defaultValue: 7 }) { name(size: $size) }
    `)

    expect(refusals).toEqual([])
    expect(text).toContain('query FRefetch($size: Int = 7, $id: ID!)')
    expect(text).toContain('node(id: $id)')
  })

  test('what is refetched by its id queries it wherever it is spread', () => {
    const { text } = sent(`
      query Q { search { ...F } }
      fragment F on User @refetchable(queryName: "FRefetch") { name }
    `)

    expect(text).toMatch(/fragment F on User \{\s+name\s+id\s+\}/)
  })

  test('a connection queries its page information', () => {
    const { coordinates } = sent(
      'query Q { feed(first: 2) @connection(key: "Q_feed") { edges { node { name } } } }',
    )

    expect(coordinates).toEqual(
      expect.arrayContaining(['FeedEdge.cursor', 'PageInfo.endCursor', 'PageInfo.hasNextPage']),
    )
    expect(coordinates).not.toContain('PageInfo.startCursor')
  })

  test('variables that providers fill are declared by their modules', () => {
    const { text, refusals } = sent(`
      query Q { me { ...F ...G } }
      fragment F on User @argumentDefinitions(size: { type: "Int", provider: "./one.provider" }) { name(size: $size) }
      fragment G on User @argumentDefinitions(size: { type: "Boolean!", provider: "./two.provider" }) { friends @include(if: $size) { name } }
    `)

    expect(refusals).toEqual([])
    expect(text).toContain('$__relay_internal__pv__oneprovider: Int')
    expect(text).toContain('$__relay_internal__pv__twoprovider: Boolean!')
  })

  test('an argument that a spread does not give is not sent, nor one that is null', () => {
    const { text } = sent(`
      query Q { me { ...F name(size: null) } }
      fragment F on User @argumentDefinitions(size: { type: "Int" }) { wide: name(size: $size) }
    `)

    expect(text).not.toContain('size:')
    expect(sent('query Q { me { name(size: null) } }', false).text).toContain('size: null')
  })

  test('conditions that are known beforehand are decided, and take what they hold with them', () => {
    const { text } = sent(`
      query Q { me { ...F @arguments(isShown: false) } feed @include(if: true) { edges { cursor } } }
      fragment F on User @argumentDefinitions(isShown: { type: "Boolean!", defaultValue: true }) {
        friends { ...G @include(if: $isShown) }
      }
      fragment G on User { name }
    `)

    expect(text).not.toMatch(/friends|name|@|me/)
    expect(text).toContain('feed {')
  })

  test('variables that only client directives use are not sent', () => {
    const { text } = sent(
      'query Q($keys: [ID!]!, $first: Int) { feed(first: $first) @append(connections: $keys) { edges { cursor } } }',
    )

    expect(text).toContain('query Q($first: Int)')
  })

  test('fragments that spread each other come to an end', () => {
    expect(() =>
      sent(
        'query Q { me { ...A } } fragment A on User { friends { ...B } } fragment B on User { friends { ...A } }',
      ),
    ).not.toThrow()
  })
})

test('a fragment that is never spread is left out', () => {
  const [client] = sent('query Q { me { name } } fragment Idle on User { name }').clients

  expect(client?.orphans.map(({ name }) => name)).toEqual(['Idle'])
})

test('a fault in a document stops the check with its file and line', () => {
  expect(() => sent('\n\n  query Q {\n    me {\n  }\n')).toThrow(CannotRun)
  expect(() => sent('\n\n  query Q {\n    me {\n  }\n')).toThrow(/^a\.ts:5: /)
})
