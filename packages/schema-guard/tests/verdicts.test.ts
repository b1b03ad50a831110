import { parseSchema } from '../src/sources/loadSchema'
import { ARGUMENT_CASES, FIELD_CASES, type ChangeCase } from './changeCases'
import { INPUT_CASES } from './changeCasesOfInputs'
import { ENUM_CASES, TYPE_CASES } from './changeCasesOfTypes'
import { alarms, changed, check } from './checkFixture'
import { BASE } from './fixtureClient'

const CASES = [FIELD_CASES, ARGUMENT_CASES, INPUT_CASES, ENUM_CASES, TYPE_CASES].flat()
/** Far enough apart in the list for two changes to be of different kinds; every other one has a partner. */
const APART = 41

/** Both changes at once, where neither takes away or contradicts what the other changes. */
function together(one: ChangeCase, other: ChangeCase): string | null {
  try {
    const candidate = changed(changed(BASE, one.edits), other.edits)
    parseSchema(candidate, 'both')
    return candidate === changed(changed(BASE, other.edits), one.edits) ? candidate : null
  } catch {
    return null
  }
}

// Under a type's new name, what changes inside it is told of the type.
const isRenaming = ({ name }: ChangeCase) => name.includes('another name')

const pairs = CASES.filter((one) => !isRenaming(one)).flatMap((one, index, all) => {
  const other = all[(index + APART) % all.length]
  const candidate = other && index % 2 === 0 ? together(one, other) : null
  return other && candidate !== null ? [{ one, other, candidate }] : []
})

test('two changes at once say what each of them says alone', async () => {
  expect(pairs.length).toBeGreaterThan(50)
  for (const { one, other, candidate } of pairs) {
    const said = alarms(await check(candidate))
    const expected = [...new Set([...one.alarms, ...other.alarms])].sort()
    expect([one.name, other.name, ...said]).toEqual([one.name, other.name, ...expected])
  }
})

test('a field that becomes required says nothing of a field below it that is gone', async () => {
  const candidate = changed(BASE, [
    ['): Product\n  products', '): Product!\n  products'],
    ['  oldPrice: Int!\n', ''],
  ])

  expect(alarms(await check(candidate))).toEqual(['breaking Product.oldPrice'])
})

const SEARCH = `type Query { search: [Hit!]! }
union Hit = Dish | Drink
type Dish { title: String }
type Drink { title: String }
`
const found = {
  'a.ts': 'gql`query Q { search { ... on Dish { title } ... on Drink { title } } }`',
}

test('a promise in one member of a union that contradicts the others is told of the field that makes it', async () => {
  const findings = await check(SEARCH.replace('Dish { title: String', 'Dish { title: String!'), {
    base: SEARCH,
    files: found,
  })

  expect(alarms(findings)).toEqual(['breaking Dish.title'])
  expect(findings[0]?.reason).toBe(
    'Dish.title became String!, and no longer fits what is asked for beside it: Fields "title" conflict because they return conflicting types "String!" and "String"',
  )
})

test('both members promise it at once, and nothing is contradicted', async () => {
  const candidate = SEARCH.replaceAll('title: String', 'title: String!')

  expect(alarms(await check(candidate, { base: SEARCH, files: found }))).toEqual([])
})

test('a document that did not fit before is no news, whatever is proposed in its place', async () => {
  const base = 'type Query { photo: String phony: String name: String }'
  const files = { 'a.ts': 'gql`query Q { phone name }`' }

  expect(alarms(await check(base.replace('photo: String', ''), { base, files }))).toEqual([])
})

const ITEMS = `type Query { dish: Dish }
interface Item { id: ID! name: String }
type Dish implements Item { id: ID! name: String }
type Drink implements Item { id: ID! name: String }
`

test('a field that may bring other objects than its fragments are for is dangerous', async () => {
  const files = {
    'a.ts': 'graphql`query Q { dish { ...F } } fragment F on Dish { name }`',
  }
  const findings = await check(ITEMS.replace('dish: Dish', 'dish: Item'), { base: ITEMS, files })

  expect(alarms(findings)).toEqual(['dangerous Query.dish'])
  expect(findings[0]?.reason).toContain('it may be a Drink now')
})

test('one more type with an id is no news to a fragment that Relay refetches by its id', async () => {
  const base = `type Query { node(id: ID!): Node me: User }
interface Node { id: ID! }
type User implements Node { id: ID! name: String }
type Old implements Node { id: ID! }
`
  const refetched = `import 'react-relay'
graphql\`query Q { me { ...F } } fragment F on User @refetchable(queryName: "FQuery") { name }\``
  const requested = 'graphql`query Q($id: ID!) { node(id: $id) { id } }`'
  const more = `${base}type Fresh implements Node { id: ID! }`
  const fewer = base.replace('Old implements Node', 'Old')
  const verdict = async (candidate: string, file: string) =>
    alarms(await check(candidate, { base, files: { 'a.ts': file } }))

  expect(await verdict(more, refetched)).toEqual([])
  expect(await verdict(fewer, refetched)).toEqual([])
  expect(await verdict(base.replace('User implements Node', 'User'), refetched)).toEqual([
    'breaking User',
  ])
  expect(await verdict(more, requested)).toEqual(['dangerous Fresh'])
  expect(await verdict(fewer, requested)).toEqual(['dangerous Old'])
})

test('the last member of a union with an interface takes the fragments on that interface with it', async () => {
  const base = `type Query { hit: Hit }
union Hit = Dish | Plain
interface Named { name: String }
type Dish implements Named { name: String }
type Plain { text: String }
`
  const files = { 'a.ts': 'gql`query Q { hit { ... on Named { name } ... on Plain { text } } }`' }
  const findings = await check(base.replace('Dish | Plain', 'Plain'), { base, files })

  expect(alarms(findings)).toEqual(['breaking Hit'])
})
