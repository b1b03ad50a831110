import { check } from './checkFixture'

const BASE = `schema { query: Query mutation: Mutation }
type Query { orders(by: Sort = AGE): [Order!]! order(id: ID!): Order! found: Found pick: Item }
type Mutation { rate(input: RateInput): Int }
type Order { id: ID! sum: Int! }
type Dish { id: ID! }
type Page { nodes: [Order!]! }
union Found = Dish | Order
interface Item { name: String }
type Tea implements Item { name: String }
enum Sort { AGE PRICE }
input RateInput { sort: Sort = AGE }
`
const FILES = {
  'a.ts': 'gql`query Orders { orders { sum } found { ... on Order { sum } } pick { name } }`',
  'b.ts': 'gql`mutation Rate($input: RateInput) { rate(input: $input) }`',
}

/** What a change of the base is told as. */
async function told(from: string, to: string, files: Record<string, string> = FILES) {
  const findings = await check(BASE.replace(from, to), { base: BASE, files })
  return findings.filter(({ uses }) => uses.length > 0)
}

test('a list that becomes an object with a list in it is refused by the server', async () => {
  const [finding] = await told('[Order!]!', 'Page!')
  expect(finding).toMatchObject({
    severity: 'breaking',
    reason: 'Query.orders: it is no longer a list; Page has no sum; Page has no id',
    seen: expect.stringContaining('The server refuses the whole request.'),
  })
  const [single] = await told('[Order!]!', 'Order!')
  expect(single).toMatchObject({
    reason: 'Query.orders: it is no longer a list',
    seen: expect.stringContaining('another sort of value'),
  })
})

test('the default of an enum is told as an SDL writes it', async () => {
  const [argument] = await told('by: Sort = AGE', 'by: Sort = PRICE')
  expect(argument?.reason).toBe(
    'The default of Query.orders(by:) was AGE, is PRICE now, and the client relies on it',
  )
  const [field] = await told('sort: Sort = AGE', 'sort: Sort')
  expect(field?.reason).toBe(
    'The default of RateInput.sort was AGE, is none now, and the client may leave the field out',
  )
})

test('a name has the article that it is read with', async () => {
  const [gone] = await told('Dish | Order', 'Dish')
  expect(gone?.reason).toContain('can no longer be an Order, and')
  const [fresh] = await told('enum Sort', 'type User implements Item { name: String }\nenum Sort')
  expect(fresh?.reason).toBe(
    'Where Item is asked for, a User may come now, which the releases in use do not know',
  )
})

test('of many operations that give an argument the first are named', async () => {
  const many = Array.from(
    { length: 9 },
    (_, index) => `gql\`query Q${index}($id: ID!) { order(id: $id) { sum } }\``,
  )
  const [finding] = await told('order(id: ID!)', 'order(id: Int!)', { 'a.ts': many.join('\n') })
  expect(finding?.reason).toBe(
    'Query.order(id:) takes Int! now, and not what is given by Q0, Q1, Q2, Q3, Q4 and 4 more',
  )
})

test('a deprecation without a reason wants one', async () => {
  const [bare] = await told('sum: Int!', 'sum: Int! @deprecated')
  expect(bare?.fix).toBe('Say in its reason what takes its place, and move the client to that.')
  const [blank] = await told('sum: Int!', 'sum: Int! @deprecated(reason: "")')
  expect(blank).toMatchObject({
    reason: 'Order.sum is deprecated, and no reason is given',
    fix: bare?.fix,
  })
  const [reasoned] = await told('sum: Int!', 'sum: Int! @deprecated(reason: "Use total.")')
  expect(reasoned?.fix).toBe('Move the client to what the reason names.')
})

test('a sentence begins as one', async () => {
  const [finding] = await told(' mutation: Mutation', '')
  expect(finding?.reason).toBe('The schema has no mutation any more')
})

test('a scalar that names a specification for the first time followed no other', async () => {
  const scalar = `scalar Day\n${BASE.replace('sum: Int!', 'sum: Day!')}`
  const follows = (url: string) =>
    scalar.replace('scalar Day', `scalar Day @specifiedBy(url: "https://${url}.example")`)
  const reasonOf = async (base: string, candidate: string) =>
    (await check(candidate, { base, files: FILES })).find(({ uses }) => uses.length > 0)?.reason

  expect(await reasonOf(scalar, follows('a'))).toBe(
    'Day names a specification now, and named none: its format may be another',
  )
  expect(await reasonOf(follows('a'), follows('b'))).toBe('Day follows another specification now')
})

test.each([
  ['a fragment in its place', 'query Pick { pick { ... on Tea { name } } }'],
  ['a fragment with a name', 'query Pick { pick { ...Cup } } fragment Cup on Tea { name }'],
])('%s that can never fit is refused, and does not wait in vain', async (_what, document) => {
  const files = { 'a.ts': `gql\`${document}\`` }
  const [finding] = await told('Tea implements Item', 'Tea', files)
  expect(finding).toMatchObject({
    severity: 'breaking',
    reason: "Tea is no Item any more, and the client's fragments count on it",
    seen: expect.stringContaining('The server refuses the whole request.'),
  })
})
