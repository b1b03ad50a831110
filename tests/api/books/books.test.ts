import { eq, sql, type SQL } from 'drizzle-orm'
import pino from 'pino'
import { createBooksService } from '#server/modules/books/booksService'
import { checkAllBooks, checkBooks, type BookDifference } from '#server/modules/books/checkBooks'
import { creditNotes } from '#server/db/tables'
import { registry } from '#server/metrics/registry'
import { runOps } from '#server/ops/runOps'
import { aCart, shopping, units } from '../../support/carts'
import { parseMetrics, sumOf } from '../../support/metrics'
import { moveAsFarAs } from '../../support/moves'
import { orderStatus } from '../../support/paymentBuilders'
import { postgresOnly } from '../../support/postgresOnly'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { addUser, addUsers, BREAD, forgetOrders, openShop, TRAY } from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'
import { untilEventsTaken } from '../../support/untilEventsTaken'

test('the demo shop’s books agree', async () => {
  const demo = await startTestServer()
  expect(await checkAllBooks(demo.db)).toEqual([])
  expect((await demo.db.execute(sql`select count(*)::integer as n from orders`)).rows).not.toEqual([
    { n: 0 },
  ])
  await demo.close()
})

describe('a shop with orders', () => {
  let server: TestServer
  let shop: ReturnType<typeof shopping>
  let token: string

  beforeAll(async () => {
    server = await startTestServer({ isSeeded: false })
    await openShop(server.db)
    shop = shopping(server)
    token = (await addUser(server.db, { canUseWireTransfer: true })).token
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await forgetOrders(server.db)
    server.clock.moveTo(TUESDAY)
  })

  const transferOrder = () => shop.orderId(token, aCart(), { payByCreditTransfer: true })
  const cardOrder = () => shop.orderId(token, aCart())
  const namesOf = (differences: readonly BookDifference[]) => [
    ...new Set(differences.map(({ book }) => book)),
  ]
  const booksThatDisagree = async () => namesOf(await checkAllBooks(server.db))

  const delivered = async () => {
    const id = await transferOrder()
    await moveAsFarAs(server, id, 'delivered')
    return id
  }

  /** Delivered, invoiced, and given back in part: 12,50 €. */
  const refunded = async () => {
    const id = await cardOrder()
    const browser = sandboxBrowser(server)
    await browser.pay(await browser.openIntent(id, token), '4242424242424242')
    await until(async () => (await orderStatus(server, id)) === 'confirmed')
    await moveAsFarAs(server, id, 'delivered')
    await server.sandbox?.dashboard.refund(
      (await server.services.payment.findPaidIntent(id)) ?? '',
      1_250,
    )
    await until(
      async () => (await server.db.$count(creditNotes, eq(creditNotes.orderId, id))) === 1,
    )
    await untilEventsTaken(server.db)
    return id
  }

  type Plant = (orderId: string) => SQL
  test.each<[string, () => Promise<string>, Plant, string[]]>([
    ['stock', transferOrder, () => sql`update stock set taken = taken + 1`, ['stock']],
    ['stock that is gone', transferOrder, () => sql`delete from stock`, ['stock']],
    ['oversold stock', transferOrder, () => sql`update stock set total = taken - 1`, ['stock']],
    ['a slot', transferOrder, () => sql`update slot_loads set taken = taken - 1`, ['slots']],
    ['a price', transferOrder, () => sql`update order_lines set price = price + 1`, ['lines']],
    [
      'an order without lines',
      transferOrder,
      () => sql`delete from order_lines`,
      ['stock', 'lines'],
    ],
    [
      'a card order confirmed without its money',
      cardOrder,
      (id) => sql`update orders set status = 'confirmed' where id = ${id}`,
      ['payments'],
    ],
    [
      'money for an order that still waits',
      cardOrder,
      (id) => sql`insert into payments (order_id, type, amount, created_at, paid_at)
        values (${id}, 'card', 1, now(), now())`,
      ['payments'],
    ],
    [
      'an order paid twice',
      transferOrder,
      (id) => sql`insert into payments (order_id, type, amount, created_at, paid_at)
        select id, 'card', total_ttc + 1, now(), now() from orders where id = ${id}`,
      ['payments'],
    ],
    [
      'a refund of more than was paid',
      transferOrder,
      () => sql`with paid as (update payments set paid_at = now() returning *)
        insert into payments (order_id, type, amount, refund_of, created_at)
        select order_id, 'wireTransferRefund', -amount - 1, id, now() from paid`,
      ['refunds'],
    ],
    [
      'a delivered order without an invoice',
      transferOrder,
      (id) => sql`update orders set status = 'delivered' where id = ${id}`,
      ['invoices'],
    ],
    [
      'an invoice of an order that is not delivered',
      delivered,
      (id) => sql`update orders set status = 'supported' where id = ${id}`,
      ['invoices'],
    ],
    [
      'a number that no invoice has',
      delivered,
      () => sql`update number_series set last = last + 1`,
      ['invoiceNumbers'],
    ],
    [
      'an invoice after the last number',
      delivered,
      () => sql`update number_series set last = last - 1`,
      ['invoiceNumbers'],
    ],
    [
      'a number that no credit note has',
      refunded,
      () => sql`update number_series set last = last + 1 where series like 'AV-%'`,
      ['creditNoteNumbers'],
    ],
    [
      'a credit note after the last number',
      refunded,
      () => sql`update number_series set last = last - 1 where series like 'AV-%'`,
      ['creditNoteNumbers'],
    ],
    [
      'a refund that no document credits',
      refunded,
      () => sql`insert into payments (order_id, type, amount, refund_of, created_at, paid_at)
        select order_id, 'cardRefund', -100, id, now(), now() from payments where amount > 0 and paid_at is not null`,
      ['creditNotes'],
    ],
    [
      'a refund of another amount than its credit note',
      refunded,
      () => sql`update payments set amount = amount - 1 where type = 'cardRefund'`,
      ['creditNotes'],
    ],
    [
      'a credit note of a dispute',
      refunded,
      () => sql`update payments set type = 'dispute' where type = 'cardRefund'`,
      ['creditNotes'],
    ],
    [
      'a refund and a dispute of more than was paid',
      refunded,
      () => sql`insert into payments (order_id, type, amount, refund_of, created_at, paid_at)
        select order_id, 'dispute', -amount, id, now(), now() from payments where amount > 0 and paid_at is not null`,
      ['refunds'],
    ],
    [
      'money that went back of no payment',
      refunded,
      () => sql`update payments set refund_of = null where amount < 0`,
      ['refunds'],
    ],
    [
      'money that went back and never came',
      refunded,
      () => sql`update payments set paid_at = null where amount > 0`,
      ['payments', 'refunds'],
    ],
  ])('%s: found', async (_name, prepare, plant, books) => {
    const orderId = await prepare()
    expect(await booksThatDisagree()).toEqual([])
    await server.db.execute(plant(orderId))
    expect(await booksThatDisagree()).toEqual(books)
  })

  test('the check of every minute leaves old deliveries to the one of the night', async () => {
    await transferOrder()
    await server.db.execute(sql`update stock set taken = taken + 1`)
    const since = (from: string) => checkBooks(server.db, { from, before: null })
    expect(namesOf(await since('2026-11-26'))).toEqual(['stock'])
    expect(await since('2026-11-27')).toEqual([])
  })

  test('a difference is an alarm, a metric and words for the operator', async () => {
    await transferOrder()
    await server.db.execute(sql`update slot_loads set taken = taken + 1`)
    const lines: string[] = []
    const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
    const books = createBooksService({ db: server.db, clock: server.clock, log })
    await books.checkRecent()
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, alarm: 'books', book: 'slots', count: 1 },
    ])
    const samples = parseMetrics(await registry.metrics())
    const gauge = 'tablee_books_differences'
    expect(sumOf(samples, gauge, { book: 'slots', scope: 'recent' })).toBe(1)
    expect(sumOf(samples, gauge, { book: 'stock', scope: 'recent' })).toBe(0)
    const open = { type: 'wireTransfer', state: 'open' }
    expect(sumOf(samples, 'tablee_payments_recent', open)).toBe(1)
    const { services, sandbox, clock, dataDir } = server
    const response = await runOps(
      { services: { ...services, books }, sandbox, db: server.db, clock, dataDir },
      { args: ['books'], who: 'nadia' },
    )
    expect(response.isDone).toBe(false)
    expect(response.words).toMatch(
      /^The books do not agree:\nslots: point 111, .*: 2 is noted, 1 is/,
    )
    await server.db.execute(sql`update slot_loads set taken = taken - 1`)
    expect(
      await runOps(
        { services: { ...services, books }, sandbox, db: server.db, clock, dataDir },
        { args: ['books'], who: 'nadia' },
      ),
    ).toEqual({
      isDone: true,
      words: 'The books agree.',
    })
  })

  // The embedded database has one connection: nothing happens during a check.
  postgresOnly.test('while people order, cancel and pay, no check finds anything', async () => {
    const people = await addUsers(server.db, 30, { canUseWireTransfer: true })
    let isOver = false
    let checks = 0
    const watch = async () => {
      while (!isOver) {
        expect(await checkAllBooks(server.db)).toEqual([])
        checks += 1
      }
    }
    const buy = async (buyer: string, index: number) => {
      const cart = aCart({ items: [units(index % 2 ? TRAY : BREAD, index % 2 ? 2 : 15)] })
      const key = `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`
      await shop.setCart(buyer, cart, key)
      const { data } = await shop.createOrder(buyer, key, true)
      const id = data.createOrder.replace('ORDER_ID:', '')
      if (!data.createOrder.startsWith('ORDER_ID:')) return
      if (index % 3 === 0) await server.services.receiveTransfer(id)
      if (index % 3 < 2) await server.services.moveOrder(id, 'canceled', server.clock.now())
    }
    const buyers = Promise.all(people.map((person, index) => buy(person.token, index)))
    await Promise.all([watch(), watch(), buyers.finally(() => (isOver = true))])
    expect(checks).toBeGreaterThan(0)
    expect(await checkAllBooks(server.db)).toEqual([])
  })
})
