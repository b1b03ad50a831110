import { alarms, check } from './checkFixture'

// The client selects on the interface; the object's own field is what runs.

const BASE = `type Query { item: Item mine: Dish }
interface Item { id: ID! price(in: Int = 1): Int! old(in: Int): Int }
type Dish implements Item { id: ID! price(in: Int = 1): Int! old(in: Int): Int }
type Drink implements Item { id: ID! price(in: Int = 1): Int! old(in: Int): Int }
`
const ofDish = (from: string, to: string) => {
  const [dish = ''] = /type Dish.*/.exec(BASE) ?? []
  return BASE.replace(dish, dish.replace(from, to))
}
const findings = (candidate: string, text: string, isStrict = false) =>
  check(candidate, { base: BASE, files: { 'a.ts': `gql\`query Q${text}\`` }, isStrict })

test('another default of the object is told where the argument is left out', async () => {
  const candidate = ofDish('in: Int = 1', 'in: Int = 2')
  const told = async (text: string) => alarms(await findings(candidate, text))

  expect(await told('{ item { price } }')).toEqual(['dangerous Dish.price(in:)'])
  expect(await told('($in: Int) { item { price(in: $in) } }')).toEqual([
    'dangerous Dish.price(in:)',
  ])
  expect(await told('{ item { price(in: 3) } }')).toEqual([])
  expect(await told('{ item { id } }')).toEqual([])
})

test('what the object deprecates is in use', async () => {
  const field = ofDish('old(in: Int): Int', 'old(in: Int): Int @deprecated(reason: "gone soon")')
  const argument = ofDish('old(in: Int)', 'old(in: Int @deprecated(reason: "gone soon"))')
  const told = async (candidate: string, text: string) =>
    alarms(await findings(candidate, text, true))

  expect(await told(field, '{ item { old } }')).toEqual(['breaking Dish.old'])
  expect(await told(field, '{ item { price } }')).toEqual([])
  expect(await told(argument, '{ item { old(in: 1) } }')).toEqual(['breaking Dish.old(in:)'])
  expect(await told(argument, '{ item { old } }')).toEqual([])
})

test('what only the object promises touches nobody who reads the interface', async () => {
  const base = BASE.replace(/price\(in: Int = 1\): Int!/, 'price(in: Int = 1): Int')
  const nullable = base.replace(
    'Dish implements Item { id: ID! price(in: Int = 1): Int!',
    'Dish implements Item { id: ID! price(in: Int = 1): Int',
  )
  const files = { 'a.ts': 'gql`query Q { item { price } }`' }

  expect(nullable).not.toBe(base)
  expect(alarms(await check(nullable, { base, files }))).toEqual([])
})
