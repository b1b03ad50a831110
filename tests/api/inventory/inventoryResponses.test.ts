import * as tables from '#server/db/tables'
import { withoutInventory } from '#server/http/graphql/inventoryQuery'
import { addUser, openShop, TRAY } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
})
afterAll(() => server.close())

const DAY = '2026-12-01'
const INPUT = { date: DAY, distributionPointsIds: ['111'] }

const SHOP = `query Shop($input: AvailableInventoryInput!, $isSignedIn: Boolean!) {
  ...List
  ...Cart
  specialConfiguration { minimumOrderAmount }
  getCustomerProfile @include(if: $isSignedIn) { id }
}
fragment List on Query { availableInventory(input: $input) { products { name ...Card } lines { id } } }
fragment Cart on Query { availableInventory(input: $input) { products { id } menus { productsIds } } }
fragment Card on Product { available line { slug } }`

type Shop = {
  availableInventory: { products: { id: string; available: number }[]; menus: object[] }
  getCustomerProfile?: { id: string }
}

const send = async (variables: Record<string, unknown> = {}, token?: string) => {
  const requested = { input: INPUT, isSignedIn: token !== undefined, ...variables }
  const { data, errors } = await server.graphql<Shop>(SHOP, requested, token)
  expect(errors).toEqual([])
  return data
}

describe('an inventory that is queried again', () => {
  test('is the same response to the letter, beside what belongs to the caller', async () => {
    const first = await send()
    expect(first.availableInventory.products.length).toBeGreaterThan(5)
    expect(JSON.stringify(await send())).toBe(JSON.stringify(first))
    expect(JSON.stringify(await send())).toBe(JSON.stringify(first))

    const people = [await addUser(server.db), await addUser(server.db)]
    const responses = await Promise.all(people.map(({ token }) => send({}, token)))
    const [one, other] = responses.map(({ getCustomerProfile }) => getCustomerProfile?.id)
    expect(one).not.toBe(other)
    for (const { availableInventory } of responses) {
      expect(availableInventory).toEqual(first.availableInventory)
    }
  })

  test('reads the same however it is packed, for a visitor and for a signed-in customer', async () => {
    // Short responses are not packed at all.
    const longer = SHOP.replace('...Card', 'pictureUrl ingredientsList category ...Card')
    const { token } = await addUser(server.db)
    const requested = async (accepted: string, encoding: string, authcookie?: string) => {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-encoding': accepted,
          ...(authcookie && { authcookie }),
        },
        body: JSON.stringify({
          query: longer,
          variables: { input: INPUT, isSignedIn: authcookie !== undefined },
        }),
      })
      expect(response.headers.get('content-encoding')).toBe(
        encoding === 'identity' ? null : encoding,
      )
      return response.text()
    }
    const plain = await requested('identity', 'identity')
    const own = await requested('identity', 'identity', token)
    expect(own).not.toBe(plain)
    for (const [accepted, encoding] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['br', 'br'],
      ['br;q=0, gzip', 'gzip'],
    ] as const) {
      expect(await requested(accepted, encoding)).toBe(plain)
      expect(await requested(accepted, encoding, token)).toBe(own)
    }
  })

  test('is that of its own day and lines', async () => {
    await send()
    const ofLine = await send({ input: { ...INPUT, linesIds: [TRAY.lineId] } })
    const closed = await send({ input: { ...INPUT, date: '2026-11-29' } })
    expect(ofLine.availableInventory.menus).toEqual([])
    expect(closed.availableInventory.products.every(({ available }) => available === 0)).toBe(true)
  })

  test('is another one as soon as stock has moved', async () => {
    await send()
    await send()
    const row = { distributionPointId: 111, day: DAY, productId: Number(TRAY.id) }
    await server.db.insert(tables.stock).values({ ...row, total: 50, taken: 43 })
    const left = async () =>
      (await send()).availableInventory.products.find(({ id }) => id === TRAY.id)?.available
    for (let tries = 0; (await left()) !== 7 && tries < 100; tries += 1)
      await server.db.select().from(tables.stock)
    expect(await left()).toBe(7)
  })

  test('is refused as ever when the query is wrong', async () => {
    await send()
    await send()
    for (const input of [
      { ...INPUT, date: '2026-02-30' },
      { ...INPUT, distributionPointsIds: ['9'] },
    ]) {
      const { errors } = await server.graphql(SHOP, { input, isSignedIn: false })
      expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    }
    const { errors } = await server.graphql(SHOP, { input: INPUT })
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })

  test('may be queried in parts that a variable leaves out', async () => {
    const query = `query Parts($input: AvailableInventoryInput!, $withMenus: Boolean!) {
      availableInventory(input: $input) { lines { id } menus @include(if: $withMenus) { id } }
    }`
    for (const withMenus of [true, false, true, false]) {
      const { data } = await server.graphql<Shop>(query, { input: INPUT, withMenus })
      expect('menus' in data.availableInventory).toBe(withMenus)
    }
  })
})

describe('what is kept of a query', () => {
  const ARGUMENT = '(input: {date: "2026-12-01", distributionPointsIds: ["111"]})'

  test('is everything but the parts of the inventory', () => {
    expect(withoutInventory(SHOP)?.key).toBe('availableInventory')
    const short = withoutInventory(SHOP)?.source
    expect(short).not.toContain('products')
    expect(short).not.toContain('Card')
    expect(short).toContain('getCustomerProfile')
  })

  test.each([
    ['no inventory', '{ specialConfiguration { minimumOrderAmount } }'],
    [
      'two inventories',
      `{ a: availableInventory${ARGUMENT} { lines { id } } b: availableInventory${ARGUMENT} { lines { id } } }`,
    ],
    [
      'two operations',
      `query A { availableInventory${ARGUMENT} { lines { id } } } query B { hellobar { content } }`,
    ],
    [
      'a part under a condition',
      `query A($a: Boolean!) { availableInventory${ARGUMENT} { ...P } } fragment P on Inventory { lines @skip(if: $a) { id } }`,
    ],
  ])('is nothing of one with %s', (_, query) => expect(withoutInventory(query)).toBeNull())
})
