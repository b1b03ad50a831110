import { count, eq, sql } from 'drizzle-orm'
import { createClock } from '#domain/time/clock'
import { isSiret } from '#domain/requests/fields'
import type { DatabaseConnection } from '#server/db/database'
import { seed } from '../../../src/demo/seed'
import * as tables from '#server/db/tables'
import { isPasswordRight } from '#server/modules/auth/password'
import { BEHAVIOURS } from '#server/providers/payments/sandbox/testCards'
import { openTestDatabase, TUESDAY } from '../../support/testDatabase'

const settings = {
  dataDir: '',
  clock: createClock({ startsAt: TUESDAY }),
  withPictures: false,
}
let database: DatabaseConnection
let dispose: () => Promise<void>

beforeAll(async () => {
  ;({ database, dispose } = await openTestDatabase('migrated'))
  await seed(database, settings)
})

afterAll(async () => {
  await database.close()
  await dispose()
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

test('stays as it is when it is seeded again', async () => {
  const before = await rowCounts()
  expect(await seed(database, settings)).toMatchObject({
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
  const invoices = await database.db.select().from(tables.invoices).orderBy(tables.invoices.number)
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
