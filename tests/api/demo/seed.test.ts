import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { count, eq, sql } from 'drizzle-orm'
import { ALLERGENS } from '#domain/catalogue/allergens'
import { createClock } from '#domain/time/clock'
import { isSiret } from '#domain/requests/fields'
import { STOREFRONTS } from '#domain/catalogue/storefronts'
import type { DatabaseConnection } from '#server/db/database'
import { seed } from '../../../src/demo/seed'
import * as tables from '#server/db/tables'
import { isPasswordRight } from '#server/modules/auth/password'
import { BEHAVIOURS } from '#server/providers/payments/sandbox/testCards'
import { CATALOGUE, INGREDIENTS } from '../../support/demo'
import { openTestDatabase } from '../../support/testDatabase'

const { lines, products: productRows, menus: menuRows, menuProducts: menuProductRows } = CATALOGUE
const clock = createClock({ startsAt: '2026-11-24T10:00:00+01:00' })
const dataDir = mkdtempSync(join(tmpdir(), 'tablee-seed-'))
let database: DatabaseConnection
let dispose: () => Promise<void>

beforeAll(async () => {
  ;({ database, dispose } = await openTestDatabase('migrated'))
  await seed(database, { dataDir, clock })
})

afterAll(async () => {
  await database.close()
  await dispose()
  rmSync(dataDir, { recursive: true, force: true })
})

const rowCounts = () =>
  Promise.all(
    [
      tables.products,
      tables.menus,
      tables.menuProducts,
      tables.users,
      tables.orders,
      tables.orderLines,
      tables.payments,
      tables.stock,
      tables.deliveryZones,
      tables.seoRules,
    ].map(async (table) => (await database.db.select({ rows: count() }).from(table))[0]?.rows),
  )

describe('the catalogue', () => {
  test('has 90 products and 16 menus at least, in every line of the storefronts', () => {
    expect(productRows.length).toBeGreaterThanOrEqual(90)
    expect(menuRows.length).toBeGreaterThanOrEqual(16)
    expect(lines.map(({ id }) => id).sort()).toEqual(STOREFRONTS.map(({ lineId }) => lineId).sort())
    for (const { id } of lines) {
      const own = productRows.filter(({ lineId }) => lineId === id)
      expect(own.length).toBeGreaterThanOrEqual(12)
    }
  })

  test('calls every product and every menu by a name and a key of its own', () => {
    const keys = [...productRows, ...menuRows].map(({ picture }) => picture)
    expect(new Set(keys).size).toBe(keys.length)
    const names = [...productRows, ...menuRows].map(({ lineId, name }) => `${lineId} ${name}`)
    expect(new Set(names).size).toBe(names.length)
  })

  test.each(productRows)('$name is described in two sentences and priced', (product) => {
    expect(product.description.match(/[.!?](?=\s|$)/g)).toHaveLength(2)
    expect(product.price).toBeGreaterThanOrEqual(40)
    expect(product.price % 5).toBe(0)
    expect(product.dailyQuantity).toBeGreaterThan(0)
    expect(product.minimumQuantity).toBeLessThanOrEqual(product.dailyQuantity)
  })

  test.each(productRows)('$name declares shares of 100 % at most, the largest first', (product) => {
    const shares = product.ingredients.map(({ percentage }) => percentage ?? 0)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(100)
    expect(shares).toEqual([...shares].sort((a, b) => b - a))
  })

  test.each(productRows)(
    '$name declares the allergens of its ingredients and no other',
    (product) => {
      const ofIngredients = product.ingredients.flatMap(
        ({ name }) => INGREDIENTS.get(name)?.allergens,
      )
      expect(new Set(product.allergens)).toEqual(new Set(ofIngredients))
      for (const allergen of product.allergens) expect(Object.keys(ALLERGENS)).toContain(allergen)
    },
  )

  test.each(productRows)('$name has tags that agree with what is in it', ({ tags, ...product }) => {
    const facts = product.ingredients.map(({ name }) => INGREDIENTS.get(name))
    const claims = (tag: string) => tags.includes(tag)
    expect(claims('Sans gluten')).toBe(!product.allergens.includes('gluten'))
    expect(claims('Sans lactose')).toBe(!product.allergens.includes('milk'))
    expect(claims('Sans porc')).toBe(!facts.some((one) => one?.meat.pork))
    expect(claims('Vegan')).toBe(facts.every((one) => one?.from === 'plant'))
    if (claims('Vegan')) {
      expect(claims('Végétarien')).toBe(true)
      expect(
        product.allergens.filter((one) => /milk|eggs|fish|crustaceans|molluscs/.test(one)),
      ).toEqual([])
    }
  })

  test.each(productRows.filter(({ nutrition }) => nutrition))(
    '$name has nutrition facts that add up',
    ({ nutrition }) => {
      if (!nutrition) throw new Error('no nutrition facts')
      const facts = nutrition
      const fromMacros =
        4 * facts.protein + 9 * facts.fat + 4 * facts.carbohydrate + 2 * facts.dietaryFiber
      expect(Math.abs(facts.kilocalories - fromMacros)).toBeLessThanOrEqual(1)
      expect(facts.kilojoules).toBe(Math.round(facts.kilocalories * 4.184))
      expect(facts.saturatedFat).toBeLessThanOrEqual(facts.fat)
      expect(facts.sugar).toBeLessThanOrEqual(facts.carbohydrate)
      const grams = facts.protein + facts.fat + facts.carbohydrate + facts.dietaryFiber + facts.salt
      expect(grams).toBeLessThanOrEqual(facts.servingSizeWeight)
    },
  )

  test.each(productRows)('$name bears the VAT of its kind', (product) => {
    const hasAlcohol = product.ingredients.some(({ name }) => INGREDIENTS.get(name)?.alcohol)
    if (product.category === 'Beverage' && hasAlcohol) expect(product.vatRate).toBe(20)
    else expect([5.5, 10]).toContain(product.vatRate)
    if (product.category === 'Grocery') expect(product.vatRate).toBe(5.5)
    if (product.category === 'Box') expect(product.vatRate).toBe(10)
  })

  test.each(menuRows)('$name holds products of its own line, for less than apart', (menu) => {
    const contents = menuProductRows.filter(({ menuId }) => menuId === menu.id)
    const priced = contents.map(({ productId, quantity = 1 }) => {
      const product = productRows.find(({ id }) => id === productId)
      expect(product?.lineId).toBe(menu.lineId)
      return (product?.price ?? 0) * quantity
    })
    expect(contents.length).toBeGreaterThanOrEqual(2)
    expect(menu.price).toBeLessThan(priced.reduce((sum, price) => sum + price, 0))
  })
})

describe('the pictures', () => {
  const folder = join(dataDir, 'static', 'pictures')

  test.each([...productRows, ...menuRows])(
    '$name has one of 8 KB at most on the wire',
    ({ picture }) => {
      const svg = readFileSync(join(folder, `${picture}.svg`))
      const packed = readFileSync(join(folder, `${picture}.svg.br`))
      expect(packed.length).toBeLessThanOrEqual(8 * 1024)
      expect(brotliDecompressSync(packed).equals(svg)).toBe(true)
      const text = svg.toString()
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const used = [...text.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, a, b]) => a ?? b)
      expect(used.filter((id) => !ids.includes(id ?? ''))).toEqual([])
      expect(text).not.toMatch(/<filter|<script|NaN|undefined/)
    },
  )

  test('are all different', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.svg'))
    const contents = new Set(files.map((name) => readFileSync(join(folder, name), 'utf8')))
    expect(contents.size).toBe(files.length)
    expect(files).toHaveLength(productRows.length + menuRows.length)
  })

  test('are written once, and again only when they are gone or changed', async () => {
    const file = join(folder, 'plateau-batignolles.svg')
    const before = statSync(file).mtimeMs
    expect((await seed(database, { dataDir, clock })).picturesWritten).toBe(0)
    expect(statSync(file).mtimeMs).toBe(before)
    rmSync(file)
    expect((await seed(database, { dataDir, clock })).picturesWritten).toBe(1)
    expect(existsSync(file)).toBe(true)
  })
})

describe('the data base', () => {
  test('stays as it is when it is seeded again', async () => {
    const before = await rowCounts()
    expect(await seed(database, { dataDir, clock, withPictures: false })).toMatchObject({
      isSeeded: false,
    })
    expect(await rowCounts()).toEqual(before)
  })

  test.each([
    'companies',
    'canteen_locations',
    'event_discounts',
    'users',
    'products',
    'menus',
    'order_lines',
    'payments',
  ])('numbers new %s after the seeded ones', async (table) => {
    const { rows } = await database.db.execute<{ next: string; last: string }>(
      sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::text as next, (select max(id) from ${sql.identifier(table)})::text as last`,
    )
    expect(Number(rows[0]?.next)).toBeGreaterThan(Number(rows[0]?.last))
  })

  test('has the four accounts, with the demo password but for the migrated one', async () => {
    const people = await database.db.select().from(tables.users).orderBy(tables.users.id)
    expect(people.map(({ email }) => email)).toEqual([
      'camille@atelier-nord.example',
      'yanis@petit-studio.example',
      'ines@migree.example',
      'louis@cantine-rivoli.example',
    ])
    const rights = await Promise.all(
      people.map(({ passwordHash }) => isPasswordRight(passwordHash, 'Demo-Tablee-2026')),
    )
    expect(rights).toEqual([true, true, false, true])
    expect(people[2]?.passwordHash).toBeNull()
    expect(people.map(({ canUseWireTransfer }) => canUseWireTransfer)).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(people[3]?.type).toBe('canteen')
  })

  test('has orders in every status, paid as their status says', async () => {
    const orders = await database.db.select().from(tables.orders)
    const payments = await database.db.select().from(tables.payments)
    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set(['waitingForPayment', 'confirmed', 'assigned', 'supported', 'delivered', 'canceled']),
    )
    for (const order of orders) {
      const own = payments.filter(({ orderId }) => orderId === order.id)
      const paid = own.filter(({ paidAt }) => paidAt).reduce((sum, { amount }) => sum + amount, 0)
      if (order.status === 'delivered') expect(paid).toBe(order.totalTTC)
      if (order.status === 'waitingForPayment' || order.status === 'canceled') expect(paid).toBe(0)
      expect(order.invoiceCompanySiret && isSiret(order.invoiceCompanySiret)).toBe(true)
    }
  })

  test('has a meal of the canteen that was delivered and is still to be judged', async () => {
    const [louis] = await database.db
      .select()
      .from(tables.users)
      .where(eq(tables.users.type, 'canteen'))
    const meals = await database.db
      .select()
      .from(tables.orders)
      .where(eq(tables.orders.userId, louis?.id ?? 0))
    expect(meals.map(({ status }) => status)).toEqual(['delivered'])
    expect(await database.db.select().from(tables.canteenFeedbacks)).toEqual([])
  })

  test('has order lines that add up to the total of their order before fees and discount', async () => {
    const orders = await database.db.select().from(tables.orders)
    const lines = await database.db.select().from(tables.orderLines)
    for (const { id, totals } of orders) {
      const sum = lines
        .filter(({ orderId }) => orderId === id)
        .reduce((total, { price, quantity }) => total + price * quantity, 0)
      expect(totals).toMatchObject({ sumPriceProductsHT: expect.any(Number) })
      const { sumPriceProductsHT, sumPriceMenusHT, sumPriceExtraCostsHT } = Object(totals)
      expect(sum).toBe(sumPriceProductsHT + sumPriceMenusHT + sumPriceExtraCostsHT)
    }
  })

  test('has a saved card that the sandbox knows how to play', async () => {
    const [card] = await database.db.select().from(tables.sandboxCards)
    const [camille] = await database.db.select().from(tables.users).limit(1)
    expect(card?.customerId).toBe(camille?.paymentCustomerId)
    expect(Object.keys(BEHAVIOURS)).toContain(card?.behaviour)
  })

  test('has an invoice for every delivered order, numbered as they were delivered', async () => {
    const orders = await database.db.select().from(tables.orders)
    const delivered = orders
      .filter(({ status }) => status === 'delivered')
      .sort((a, b) => a.slotStartAt.getTime() - b.slotStartAt.getTime())
    const invoices = await database.db
      .select()
      .from(tables.invoices)
      .orderBy(tables.invoices.number)
    expect(invoices.map(({ orderId }) => orderId)).toEqual(delivered.map(({ id }) => id))
    const [series] = await database.db.select().from(tables.numberSeries)
    expect(series).toEqual({ series: 'FA-2026', last: delivered.length })
    const moves = await database.db.select().from(tables.orderMoves)
    for (const { id, status, createdAt } of orders) {
      const own = moves.filter(({ orderId }) => orderId === id)
      for (const { at } of own) expect(at.getTime()).toBeGreaterThanOrEqual(createdAt.getTime())
      if (['assigned', 'supported', 'delivered'].includes(status)) {
        expect(own.map((move) => move.status)).toContain(status)
      }
    }
  })
})
