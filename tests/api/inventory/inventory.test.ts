import { eq } from 'drizzle-orm'
import { EVERYTHING_CHANGED, type StockChange } from '#server/db/stockChange'
import * as tables from '#server/db/tables'
import { createInventoryService } from '#server/modules/inventory/inventoryService'
import { aCart, menus, shopping, units } from '../../support/carts'
import {
  addUser,
  BREAD,
  CROISSANTS,
  MENU,
  OFF_SALE,
  openShop,
  TART,
  TRAY,
  WINE,
} from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
})
afterAll(() => server.close())

type Stocked = {
  id: string
  available: number
  unavailabilityPublicMessage: string | null
  productsIds?: string[]
}
type Inventory = { products: Stocked[]; menus: Stocked[]; lines: { id: string; slug: string }[] }

const INVENTORY = `query Inventory($input: AvailableInventoryInput!) {
  availableInventory(input: $input) {
    products { id available unavailabilityPublicMessage }
    menus { id available unavailabilityPublicMessage productsIds }
    lines { id slug brand { id } }
  }
}`

async function inventory(date: string, input: Record<string, unknown> = {}): Promise<Inventory> {
  const { data, errors } = await server.graphql<{ availableInventory: Inventory }>(INVENTORY, {
    input: { date, distributionPointsIds: ['111'], ...input },
  })
  expect(errors).toEqual([])
  return data.availableInventory
}

const availableOf = (list: readonly Stocked[], { id }: { id: string }) =>
  list.find((one) => one.id === id)?.available

const setStock = (productId: string, day: string, total: number, taken: number, point = 111) =>
  server.db
    .insert(tables.stock)
    .values({ distributionPointId: point, day, productId: Number(productId), total, taken })

describe('what is left', () => {
  test('a product without orders has its daily quantity', async () => {
    const { products } = await inventory('2026-12-01')
    expect(availableOf(products, TRAY)).toBe(TRAY.daily)
    expect(availableOf(products, BREAD)).toBe(BREAD.daily)
  })

  test('a menu goes as far as its scarcest product', async () => {
    const { menus: found } = await inventory('2026-12-01')
    expect(availableOf(found, MENU)).toBe(BREAD.daily / 2)
    expect(found[0]?.productsIds).toEqual([TRAY.id, BREAD.id, BREAD.id])
  })

  test('what was taken is no longer offered, by menus either', async () => {
    await setStock(TRAY.id, '2026-12-02', 10, 7)
    const found = await inventory('2026-12-02')
    expect(availableOf(found.products, TRAY)).toBe(3)
    expect(availableOf(found.menus, MENU)).toBe(3)
  })

  test('of several points the best one counts, and a menu is packed at one of them', async () => {
    await setStock(TRAY.id, '2026-12-03', 50, 50, 111)
    await setStock(BREAD.id, '2026-12-03', 30, 30, 112)
    const found = await inventory('2026-12-03', { distributionPointsIds: ['111', '112'] })
    expect(availableOf(found.products, TRAY)).toBe(TRAY.daily)
    expect(availableOf(found.products, BREAD)).toBe(BREAD.daily)
    expect(availableOf(found.menus, MENU)).toBe(0)
  })

  test('an article that is off sale says why', async () => {
    const { products } = await inventory('2026-12-01')
    expect(products.find(({ id }) => id === OFF_SALE.id)).toMatchObject({
      available: 0,
      unavailabilityPublicMessage: 'De retour en juin',
    })
  })

  test.each([
    ['Sunday', '2026-11-29'],
    ['Saturday', '2026-11-28'],
    ['a public holiday', '2026-12-25'],
    ['a day that has passed', '2026-11-23'],
  ])('nothing can be had on %s, and each article says so', async (_, day) => {
    const { products, menus: found } = await inventory(day)
    expect(products.length).toBeGreaterThan(0)
    for (const { available, unavailabilityPublicMessage } of [...products, ...found]) {
      expect(available).toBe(0)
      expect(unavailabilityPublicMessage).not.toBeNull()
    }
  })

  test('only the requested lines', async () => {
    const found = await inventory('2026-12-01', { linesIds: ['LIGNE-PATISSERIE'] })
    expect(found.products.map(({ id }) => id)).toEqual([TART.id])
    expect(found.menus).toEqual([])
    expect(found.lines).toEqual([
      { id: 'LIGNE-PATISSERIE', slug: 'patisserie', brand: { id: '21' } },
    ])
  })

  test.each([
    ['2026-12-08', '*', null],
    ['2026-12-09', `${TRAY.lineId},${TART.lineId}`, [TRAY.lineId, TART.lineId]],
  ])('on %s the made-up line « %s » takes nothing from who asks for %j', async (day, id, lines) => {
    expect((await inventory(day, { linesIds: [id] })).lines).toEqual([])
    const found = await inventory(day, { linesIds: lines })
    expect(found.lines.map((line) => line.id)).toEqual(
      expect.arrayContaining([TRAY.lineId, TART.lineId]),
    )
  })

  test.each([
    [{ distributionPointsIds: ['999'] }],
    [{ distributionPointsIds: [] }],
    [{ date: '0000-01-01' }],
  ])('%j is refused', async (change) => {
    const { errors } = await server.graphql(INVENTORY, {
      input: { date: '2026-12-01', distributionPointsIds: ['111'], ...change },
    })
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})

describe('the memory of the inventory', () => {
  test('an order is seen by the very next request', async () => {
    const { token } = await addUser(server.db)
    const day = '2026-12-04'
    expect(availableOf((await inventory(day)).products, TRAY)).toBe(50)
    const { order } = shopping(server)
    const response = await order(
      token,
      aCart({
        items: [units(TRAY, 3), menus(MENU, 2)],
        deliveryDay: day,
        deliverySlot: { start: `${day}T13:00:00+01:00`, end: `${day}T13:30:00+01:00` },
      }),
    )
    expect(response).toMatch(/^ORDER_ID:/)
    const after = await inventory(day)
    expect(availableOf(after.products, TRAY)).toBe(45)
    expect(availableOf(after.products, BREAD)).toBe(26)
    expect(availableOf(after.menus, MENU)).toBe(13)
    expect(availableOf(after.products, WINE)).toBe(WINE.daily)
  })

  test('a change by another process is seen soon', async () => {
    const day = '2026-12-07'
    await inventory(day)
    await setStock(TRAY.id, day, 50, 49)
    await until(async () => availableOf((await inventory(day)).products, TRAY) === 1)
    await server.db
      .update(tables.products)
      .set({ dailyQuantity: 41 })
      .where(eq(tables.products.id, 3))
    await until(async () => availableOf((await inventory(day)).products, WINE) === 41)
  })

  test('what is told of while a response is made is in the next one', async () => {
    const listeners: ((change: StockChange) => void)[] = []
    const onStockChange = (hear: (change: StockChange) => void) => {
      listeners.push(hear)
      return () => undefined
    }
    const tell = () =>
      listeners.forEach((hear) => hear({ ...EVERYTHING_CHANGED, table: 'products' }))
    const service = createInventoryService({
      database: { ...server.database, onStockChange },
      clock: server.clock,
      points: { point: async () => ({ id: 111 }) },
      staticUrl: '',
    })
    const input = { date: '2026-12-10', distributionPointsIds: ['111'] }
    // From here on the stock is in memory, and a response waits for the catalogue alone.
    await service.available(input)
    tell()
    const isTold = service.catalogue().then(tell)
    const before = await service.available(input)
    await isTold
    await server.db
      .update(tables.products)
      .set({ name: 'Vin nouveau' })
      .where(eq(tables.products.id, 3))
    const nameIn = ({ products }: { products: readonly { id: string; name: string }[] }) =>
      products.find(({ id }) => id === WINE.id)?.name
    expect(nameIn(before)).not.toBe('Vin nouveau')
    expect(nameIn(await service.available(input))).toBe('Vin nouveau')
  })

  test('at midnight today becomes a day that has passed', async () => {
    const day = '2026-11-25'
    server.clock.moveTo(`${day}T23:59:00+01:00`)
    expect(availableOf((await inventory(day)).products, TRAY)).toBe(TRAY.daily)
    server.clock.moveTo('2026-11-26T00:00:00+01:00')
    expect(availableOf((await inventory(day)).products, TRAY)).toBe(0)
  })
})

const PRODUCT = `query Product($id: ID!, $date: Date = "2026-12-01", $point: ID = "111") {
  product(id: $id, date: $date, distributionPointId: $point) {
    name available minimumQuantity pictureUrl ingredientsList allergens category line { slug } ingredients { name percentage }
  }
}`

describe('one product', () => {
  test('comes with its details and what is left', async () => {
    const { data } = await server.graphql(PRODUCT, { id: CROISSANTS.id })
    expect(data.product).toEqual({
      name: 'Croissants',
      available: CROISSANTS.daily,
      minimumQuantity: 5,
      pictureUrl: '/static/pictures/product-4.svg',
      ingredientsList: 'Farine de blé (62,5\u00a0%), sel',
      allergens: ['gluten'],
      category: 'Breakfast',
      line: { slug: 'petits-dejeuners' },
      ingredients: [
        { name: 'Farine de blé', percentage: 62.5 },
        { name: 'sel', percentage: null },
      ],
    })
  })

  test('says where its meat comes from, an unknown meat left out', async () => {
    const origins = `query Origins($id: ID!) {
      product(id: $id, date: "2026-12-01", distributionPointId: "111") { meatOrigins { meat countries } }
    }`
    expect((await server.graphql(origins, { id: TRAY.id })).data).toEqual({
      product: { meatOrigins: [{ meat: 'poultry', countries: ['FR', 'PL'] }] },
    })
    expect((await server.graphql(origins, { id: BREAD.id })).data).toEqual({
      product: { meatOrigins: [] },
    })
  })

  test('is null when it does not exist', async () => {
    for (const id of ['999', 'x', '-1', '99999999999']) {
      expect((await server.graphql(PRODUCT, { id })).data).toEqual({ product: null })
    }
  })
})
