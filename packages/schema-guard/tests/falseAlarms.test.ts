import { alarms, check } from './checkFixture'

// Each of these once raised an alarm for nothing, or named the wrong operation.

const findingsOf = (base: string, candidate: string, file: string) =>
  check(candidate, { base, files: { 'a.ts': file } })
const verdict = async (base: string, candidate: string, file: string) =>
  alarms(await findingsOf(base, candidate, file))
const relay = (text: string) => `import 'react-relay'\ngraphql\`${text}\``

test('an @updatable query is never sent, nor is what an @updatable fragment names', async () => {
  const base = 'type Query { me: User }\ntype User { name: String nick: String mail: String }\n'
  const file = relay(`query Q { me { name ...F } }
fragment F on User @updatable { nick }
query U @updatable { me { mail } }`)

  expect(await verdict(base, base.replace(' nick: String mail: String', ''), file)).toEqual([])
})

test("an interface's field may be null while no object's is", async () => {
  const base = `type Query { item: Item }
interface Item { name: String! }
type Dish implements Item { name: String! }
type Drink implements Item { name: String! }
`
  const file = 'gql`query Q { item { name } }`'
  const alone = base.replace('interface Item { name: String! }', 'interface Item { name: String }')

  expect(await verdict(base, alone, file)).toEqual(['dangerous Item.name'])
  expect(
    await verdict(
      base,
      alone.replace(
        'Drink implements Item { name: String!',
        'Drink implements Item { name: String',
      ),
      file,
    ),
  ).toEqual(['breaking Item.name'])
})

test('the query root gets another name beside a field that is the client’s own', async () => {
  const base = 'schema { query: Query }\ntype Query { name: String }\n'
  const candidate = 'schema { query: Root }\ntype Root { name: String }\n'

  expect(await verdict(base, candidate, relay('query Q { name draft { note } }'))).toEqual([])
})

test('a required input field gets a default', async () => {
  const base = 'type Query { list(filter: Filter!): Int }\ninput Filter { max: Int! }\n'
  const candidate = base.replace('max: Int!', 'max: Int! = 5')

  expect(await verdict(base, candidate, 'gql`query Q($f: Filter!) { list(filter: $f) }`')).toEqual(
    [],
  )
})

test('a union or an interface gets another name, and the type name is queried', async () => {
  const base = `type Query { hit: Hit item: Item }
union Hit = Dish
interface Item { name: String }
type Dish implements Item { name: String }
`
  const file = 'gql`query Q { hit { __typename } item { __typename name } }`'

  expect(await verdict(base, base.replaceAll('Hit', 'Found'), file)).toEqual([])
  expect(await verdict(base, base.replaceAll('Item', 'Thing'), file)).toEqual([])
})

test('an enum that is only sent becomes a scalar', async () => {
  const base = 'type Query { list(sort: Sort): Int }\nenum Sort { NAME PRICE }\n'
  const candidate = base.replace('enum Sort { NAME PRICE }', 'scalar Sort')
  const file = 'gql`query Q($sort: Sort) { list(sort: $sort) }`'

  expect(await verdict(base, candidate, file)).toEqual([])
})

describe('a fragment that takes arguments', () => {
  const base = 'type Query { me: User }\ntype User { name(size: Int): String age: Int }\n'
  const file = relay(`query A { me { ...F @arguments(size: 1) } }
query B($size: Int) { me { ...F @arguments(size: $size) } }
query C { me { ...F } }
fragment F on User @argumentDefinitions(size: { type: "Int" }) { name(size: $size) }`)
  const operations = async (candidate: string) => {
    const findings = await findingsOf(base, candidate, file)
    const broken = findings.filter(({ severity }) => severity === 'breaking')
    return broken.map(({ kind, uses }) => [kind, ...uses.flatMap((use) => use.operations).sort()])
  }

  test('only the operations that give what is refused are named, and once', async () => {
    expect(await operations(base.replace('size: Int', 'size: Float'))).toEqual([
      ['FIELD_ARGUMENT_TYPE_CHANGED', 'B'],
    ])
    expect(await operations(base.replace('size: Int', 'size: Int!'))).toEqual([
      ['FIELD_ARGUMENT_TYPE_CHANGED', 'B', 'C'],
    ])
    expect(await operations(base.replace('(size: Int)', ''))).toEqual([
      ['FIELD_ARGUMENT_REMOVED', 'A', 'B'],
    ])
  })
})

test('an object that is written with one field fits an input that takes one field', async () => {
  const base = 'type Query { list(by: By): Int }\ninput By { id: ID name: String }\n'
  const candidate = base.replace('input By', 'input By @oneOf')

  expect(await verdict(base, candidate, 'gql`{ list(by: { id: 1 }) }`')).toEqual([])
  expect(await verdict(base, candidate, 'gql`{ list(by: { id: 1, name: "a" }) }`')).toEqual([
    'breaking By',
  ])
})

test('one value is taken for a list of it', async () => {
  const base = 'type Query { list(filter: Filter!): Int }\ninput Filter { tag: String! }\n'
  const candidate = base.replace('tag: String!', 'tag: [String!]!')

  expect(await verdict(base, candidate, 'gql`query Q($f: Filter!) { list(filter: $f) }`')).toEqual(
    [],
  )
})

test('Relay does without the ids that it fetches by itself, not without those that are read', async () => {
  const base = 'type Query { me: User }\ntype User { id: ID! name: String }\n'
  const candidate = base.replace('id: ID!', 'id: ID')

  expect(await verdict(base, candidate, relay('query Q { me { name } }'))).toEqual([
    'dangerous User.id',
  ])
  expect(await verdict(base, candidate, relay('query Q { me { id name } }'))).toEqual([
    'breaking User.id',
  ])
})

test('an object or an interface goes, and a fragment on the other one is left', async () => {
  const base = `type Query { hit: Hit item: Item }
union Hit = Dish | Drink
interface Item { name: String }
type Dish implements Item { name: String }
type Drink implements Item { name: String }
`
  const file = 'gql`query Q { hit { ... on Item { name } } item { ... on Drink { name } } }`'

  expect(await verdict(base, base.replaceAll('Dish', 'Meal'), file)).toEqual([
    'dangerous Dish',
    'dangerous Hit',
    'dangerous Hit',
    'dangerous Meal',
  ])
  const drinks = 'gql`query Q { item { ... on Drink { name } } }`'
  expect(await verdict(base, base.replaceAll('Item', 'Thing'), drinks)).toEqual([])
})

test('Relay writes a fragment that is not masked out, without the name of the type around it', async () => {
  const base = `type Query { menu: Menu }
type Menu { dishes: [Dish] }
type Dish { name: String }
`
  const candidate = `${base.replace('[Dish]', '[Meal]')}type Meal { name: String }`
  const spread = (directive: string) =>
    relay(`query Q { menu { dishes { ...F ${directive} } } } fragment F on Dish { name }`)

  expect(await verdict(base, candidate, spread('@relay(mask: false)'))).toEqual([])
  expect(
    await verdict(base, candidate, relay('query Q { menu { dishes { ... on Dish { name } } } }')),
  ).toEqual([])
  expect(await verdict(base, candidate, spread(''))).toEqual(['breaking Menu.dishes'])
})

test('another type promises less of what Relay fetches by itself, and of what the client does without', async () => {
  const base = `type Query { menu: Menu }
type Menu { id: ID! dish: Dish! }
type Dish { name: String }
`
  const candidate = `${base.replace('menu: Menu', 'menu: Card')}type Card { id: ID dish: Dish }`
  const query = (directive: string) => relay(`query Q { menu { dish ${directive} { name } } }`)

  expect(await verdict(base, candidate, query('@required(action: LOG)'))).toEqual([
    'dangerous Query.menu',
  ])
  expect(await verdict(base, candidate, query(''))).toEqual(['breaking Query.menu'])
})

test('another default of an interface changes nothing while its objects keep theirs', async () => {
  const base = `type Query { item: Item }
interface Item { tag(size: Int = 1): String }
type Dish implements Item { tag(size: Int = 1): String }
`
  const query = 'gql`query Q { item { tag } }`'
  const alone = base.replace(
    'interface Item { tag(size: Int = 1)',
    'interface Item { tag(size: Int = 2)',
  )

  expect(await verdict(base, alone, query)).toEqual([])
  expect(await verdict(base, base.replaceAll('Int = 1', 'Int = 2'), query)).toContain(
    'dangerous Dish.tag(size:)',
  )
})
