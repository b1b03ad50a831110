import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { MUTATIONS, QUERIES } from '../support/statements/cases'
import { countStatements, shapeOf } from '../support/statements/countStatements'
import { MAX_STATEMENTS } from '../support/statements/maxStatements'
import { rootFields, wholeOperation } from '../support/statements/wholeOperation'
import { startWorld, type World } from '../support/statements/world'
import { untilHeard } from '../support/untilHeard'

const OPERATIONS = rootFields(buildSchema(readFileSync('schema.graphql', 'utf8')))
const CASES = { ...QUERIES, ...MUTATIONS }
/** Longer than anything that is read once is kept. */
const LONG = 61_000

let one: World
let many: World
let statements: ReturnType<typeof countStatements>

beforeAll(async () => {
  one = await startWorld(1)
  many = await startWorld(40)
  statements = countStatements()
})
afterAll(async () => {
  statements.restore()
  await one.server.close()
  await many.server.close()
})

/** What is read once is in memory then. */
const WARM_UP = `query WarmUp($input: AvailableInventoryInput!) {
  availableInventory(input: $input) { lines { id } }
  deliveryZoneForCoords(lat: 48.8, lng: 2.3) { id }
  nearestDistributionPoint(businessUnitId: "1", lat: 48.8, lng: 2.3) { id }
  businessDaysWithSlots(distributionPointId: "111", businessDay: "2026-11-26") { startAt }
  specialConfiguration { minimumOrderAmount } seoRules { slug } hellobar { id }
}`

async function warmUp({ server }: World) {
  const input = { date: '2026-11-26', distributionPointsIds: ['111'] }
  expect((await server.graphql(WARM_UP, { input })).errors).toEqual([])
}

/** In no order: what a pool is given at once goes out as its connections are free. */
const shapesOf = (sent: readonly string[]) => sent.map(shapeOf).toSorted()

type Operation = (typeof OPERATIONS)[number]
type Prepare = (typeof CASES)[string]

/** What a preparation has sold is told to every process, this one too, which then reads that stock again beside what is counted. */
async function warmUpUntilQuiet(world: World) {
  await untilHeard(world.server.database)
  do {
    statements.take()
    await warmUp(world)
  } while (readsOf(statements.take(), 'stock') > 0)
}

/** The statements of one operation, nothing else under way. */
async function statementsOf(
  world: World,
  { kind, field }: Operation,
  prepare: Prepare,
  memory: 'warm' | 'cold',
) {
  const { args = {}, token } = await prepare(world)
  if (memory === 'warm') await warmUpUntilQuiet(world)
  else {
    await untilHeard(world.server.database)
    world.server.clock.advance(LONG)
  }
  statements.take()
  const query = wholeOperation(kind, field, Object.keys(args))
  const { data, errors } = await world.server.graphql(query, args, token)
  const sent = statements.take()
  expect(errors).toEqual([])
  expect(data).not.toBeNull()
  return sent
}

test('every query and mutation of the contract has a case', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(OPERATIONS.map(({ name }) => name).toSorted())
})

test.each(OPERATIONS)('$name sends as many statements for many as for one', async (operation) => {
  const prepare = CASES[operation.name]
  if (!prepare) throw new Error(`Add ${operation.name} to tests/support/statements/cases.ts`)
  const forOne = await statementsOf(one, operation, prepare, 'warm')
  const forMany = await statementsOf(many, operation, prepare, 'warm')
  expect(shapesOf(forMany)).toEqual(shapesOf(forOne))
  const most = MAX_STATEMENTS[operation.name]
  if (most === undefined) {
    throw new Error(`Add ${operation.name} to MAX_STATEMENTS: it sends ${forMany.length}`)
  }
  expect(forMany.length).toBeLessThanOrEqual(most)
  if (operation.kind === 'query') {
    const cold = await statementsOf(one, operation, prepare, 'cold')
    expect(await statementsOf(many, operation, prepare, 'cold')).toHaveLength(cold.length)
  }
})

const SET_CARTS = 20

/** How often a table is read on its own. */
const readsOf = (sent: readonly string[], table: string) =>
  sent.filter((text) => text.startsWith('select') && text.includes(` from "${table}"`)).length

describe.each([
  ['at once', (sends: (() => Promise<void>)[]) => Promise.all(sends.map((send) => send()))],
  [
    'one after the other',
    async (sends: (() => Promise<void>)[]) => {
      for (const send of sends) await send()
    },
  ],
])(`${SET_CARTS} carts stored %s`, (_, run) => {
  test('read what is the same for all of them once, and the caller once a request', async () => {
    const carts = await Promise.all(Array.from({ length: SET_CARTS }, () => many.storedCart()))
    many.server.clock.advance(LONG)
    statements.take()
    await run(
      carts.map(({ key, token }) => async () => {
        expect((await many.shop.setCart(token, many.cart(), key)).errors).toEqual([])
      }),
    )
    const sent = statements.take()
    const shared = ['delivery_zones', 'distribution_points', 'products', 'menus', 'menu_products']
    expect(shared.map((table) => readsOf(sent, table))).toEqual(shared.map(() => 1))
    expect(readsOf(sent, 'special_configurations')).toBe(1)
    expect(readsOf(sent, 'tokens')).toBe(SET_CARTS)
  })
})
