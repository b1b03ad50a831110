import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { creditNotes, payments } from '#server/db/tables'
import { checkAllBooks } from '#server/modules/books/checkBooks'
import { runOps } from '#server/ops/runOps'
import { countOf } from '../../support/alarms'
import { shopping } from '../../support/carts'
import {
  deliverEvent,
  refundOf,
  successOf,
  sumBackOf,
  WEBHOOK_SECRET,
  type MoneyEvent,
} from '../../support/moneyEvents'
import { moveAsFarAs } from '../../support/moves'
import { orderBooks } from '../../support/orders'
import { orderStatus } from '../../support/paymentBuilders'
import { pdfPages } from '../../support/pdfText'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { addUser, forgetOrders, openShop } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

let server: TestServer
let shop: ReturnType<typeof shopping>
let books: ReturnType<typeof orderBooks>
let browser: ReturnType<typeof sandboxBrowser>
let token: string

beforeAll(async () => {
  server = await startTestServer({
    isSeeded: false,
    env: { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
  })
  await openShop(server.db)
  shop = shopping(server)
  books = orderBooks(server)
  browser = sandboxBrowser(server)
})
afterAll(() => server.close())

beforeEach(async () => {
  await forgetOrders(server.db)
  token = (await addUser(server.db)).token
})

const deliver = (event: MoneyEvent) => deliverEvent(server, event)

async function waiting() {
  const id = await shop.orderId(token)
  return { id, intent: await browser.openIntent(id, token) }
}

async function paid() {
  const order = await waiting()
  await browser.pay(order.intent, '4242424242424242')
  await until(async () => (await orderStatus(server, order.id)) === 'confirmed')
  const { number } = await books.read(order.id, token)
  return { ...order, number }
}

async function delivered() {
  const order = await paid()
  await moveAsFarAs(server, order.id, 'delivered')
  return order
}

const rowsOf = async (id: string) => {
  const rows = await server.db.select().from(payments).where(eq(payments.orderId, id))
  return rows
    .filter(({ amount }) => amount < 0)
    .map(({ amount, type, paidAt, hasFailed }) => ({
      type,
      amount,
      state: hasFailed ? 'failed' : paidAt === null ? 'open' : 'gone',
    }))
}

const notesOf = (id: string) =>
  server.db.select().from(creditNotes).where(eq(creditNotes.orderId, id))

const ops = (...args: string[]) => {
  const { services, sandbox, db, clock, dataDir } = server
  return runOps({ services, sandbox, db, clock, dataDir }, { args, who: 'nadia' })
}

type Documents = {
  order: {
    refundedAmount: number
    amountDue: number
    isFullyPaid: boolean
    documents: { type: string; number: string; fileUrl: string }[]
  }
}

const account = async (id: string) =>
  (
    await server.graphql<Documents>(
      'query D($id: ID!) { order(id: $id) { refundedAmount amountDue isFullyPaid documents { type number fileUrl } } }',
      { id },
      token,
    )
  ).data.order

describe('an event that does not say what is due', () => {
  test.each([
    ['another amount', { amount: 1 }, false],
    ['less money than the intent', { amount_received: 1 }, false],
    ['another currency', { currency: 'usd' }, false],
    ['real money, for a shop without', {}, true],
  ])('of %s is not booked, and raises an alarm once', async (_, changes, livemode) => {
    const { id, intent } = await waiting()
    const before = await countOf('paymentEventMismatch')
    const event = {
      id: `evt_${randomUUID()}`,
      type: 'payment_intent.succeeded',
      livemode,
      object: successOf(intent, id, changes),
    }
    await deliver(event)
    await deliver(event)
    expect(await orderStatus(server, id)).toBe('waitingForPayment')
    expect((await books.read(id, token)).payments[0]?.paidAt).toBeNull()
    expect(await countOf('paymentEventMismatch')).toBe(before + 1)
  })

  test('of another order’s intent pays neither', async () => {
    const [mine, other] = [await waiting(), await waiting()]
    await deliver({ type: 'payment_intent.succeeded', object: successOf(mine.intent, other.id) })
    expect(await orderStatus(server, mine.id)).toBe('waitingForPayment')
    expect(await orderStatus(server, other.id)).toBe('waitingForPayment')
  })

  test('of more money back than came is not booked', async () => {
    const { id, intent } = await paid()
    await deliver({ type: 'refund.created', object: refundOf(intent, intent.amount + 1) })
    await deliver({
      type: 'charge.refunded',
      object: sumBackOf(intent, intent.amount + 1),
    })
    expect(await rowsOf(id)).toEqual([])
  })
})

describe('a refund made in the provider’s dashboard', () => {
  test('in part is booked once, shown, and credited on a document of its own', async () => {
    const { id, intent, number } = await delivered()
    expect(await ops('order', number, 'refund', '12,50')).toMatchObject({ isDone: true })
    await until(async () => (await rowsOf(id)).length === 1)
    expect(await rowsOf(id)).toEqual([{ type: 'cardRefund', amount: -1_250, state: 'gone' }])
    const { documents, ...order } = await account(id)
    expect(order).toEqual({ refundedAmount: 1_250, amountDue: 0, isFullyPaid: true })
    expect(documents.map(({ type }) => type)).toEqual(['invoice', 'creditNote', 'deliveryNote'])
    expect(documents[1]?.number).toMatch(/^AV-2026-000001$/)
    const file = await fetch(`${server.url}${documents[1]?.fileUrl}`)
    expect(file.headers.get('content-disposition')).toContain('avoir-AV-2026-000001.pdf')
    const text = pdfPages(Buffer.from(await file.arrayBuffer())).join()
    expect(text).toContain('Avoir')
    expect(text).toMatch(/12,50\s€/)

    await ops('order', number, 'refund', ((intent.amount - 1_250) / 100).toFixed(2))
    await until(async () => (await rowsOf(id)).length === 2)
    const contents = (await notesOf(id)).map(({ number: note, content }) => ({ note, content }))
    expect(contents.map(({ note }) => note)).toEqual(['AV-2026-000001', 'AV-2026-000002'])
    expect((await account(id)).refundedAmount).toBe(intent.amount)
    expect(await ops('order', number, 'refund', '1')).toMatchObject({ isDone: false })
    await expect(server.db.delete(creditNotes)).rejects.toThrow()
  })

  test('in any order of its events, each many times at once, is booked once', async () => {
    const { id, intent } = await paid()
    const refund = refundOf(intent, 900)
    const sum = sumBackOf(intent, 900)
    const events: MoneyEvent[] = [
      { id: `evt_${randomUUID()}`, type: 'charge.refunded', object: sum },
      { id: `evt_${randomUUID()}`, type: 'refund.created', object: refund },
      { id: `evt_${randomUUID()}`, type: 'refund.updated', object: refund },
    ]
    await Promise.all([...events, ...events, ...events].map(deliver))
    expect(await rowsOf(id)).toEqual([{ type: 'cardRefund', amount: -900, state: 'gone' }])
  })

  test('that comes before its success is booked, and shown with it', async () => {
    const { id, intent } = await waiting()
    await deliver({ type: 'refund.created', object: refundOf(intent, 500) })
    await deliver({
      type: 'payment_intent.succeeded',
      object: successOf(intent, id),
    })
    expect(await orderStatus(server, id)).toBe('confirmed')
    const shown = (await books.read(id, token)).payments
      .map(({ amount }) => amount)
      .sort((a, b) => a - b)
    expect(shown).toEqual([-500, intent.amount])
  })

  test('before the delivery is credited with the invoice', async () => {
    const { id, number } = await paid()
    await ops('order', number, 'refund', '5')
    await until(async () => (await rowsOf(id)).length === 1)
    expect(await notesOf(id)).toEqual([])
    await moveAsFarAs(server, id, 'delivered')
    expect(await notesOf(id)).toHaveLength(1)
  })

  test('beside our own of the same order gives back once what came, whichever is first', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, intent, number } = await paid()
      await Promise.all([
        ops('order', number, 'refund', '20'),
        server.services.moveOrder(id, 'canceled', server.clock.now()),
      ])
      await until(async () => {
        server.clock.advance(60_000)
        await server.services.refundOwed()
        return (await rowsOf(id)).every(({ state }) => state === 'gone')
      })
      const back = (await rowsOf(id)).reduce((sum, { amount }) => sum - amount, 0)
      expect(back).toBe(intent.amount)
    }
  })

  test('that a bank does not take is to be sent by transfer', async () => {
    const { id, number } = await paid()
    await ops('order', number, 'refund', '20')
    await ops('order', number, 'refund-failed')
    await until(async () => (await rowsOf(id))[0]?.state === 'failed')
    expect(await ops('order', number, 'refunded')).toMatchObject({ isDone: true })
    expect(await rowsOf(id)).toEqual([
      { type: 'wireTransferRefund', amount: -2_000, state: 'gone' },
    ])
    expect(await ops('reconcile')).toEqual({ isDone: true, words: '1 payments, 0 differences.' })
  })
})

describe('a refund that a bank did not take', () => {
  test('alarms once, and what replaces it needs no other credit note', async () => {
    const { id, intent, number } = await delivered()
    const before = await countOf('refundFailed')
    const first = refundOf(intent, intent.amount)
    await deliver({ type: 'refund.created', object: first })
    const failed = { type: 'refund.failed', object: { ...first, status: 'failed' } } as const
    await deliver(failed)
    await deliver(failed)
    expect(await countOf('refundFailed')).toBe(before + 1)
    expect(await notesOf(id)).toHaveLength(1)

    await deliver({ type: 'refund.created', object: refundOf(intent, intent.amount) })
    expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['failed', 'gone'])
    expect(await ops('order', number, 'refunded')).toMatchObject({ isDone: false })
    expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['failed', 'gone'])
    expect(await notesOf(id)).toHaveLength(1)
    expect((await account(id)).refundedAmount).toBe(intent.amount)
    expect(await checkAllBooks(server.db)).toEqual([])
  })
})

describe('a dispute', () => {
  test('is booked, alarms, and leaves nothing to refund; won on a canceled order, its money is owed', async () => {
    const { id, intent, number } = await paid()
    const before = await countOf('dispute')
    expect(await ops('order', number, 'dispute')).toMatchObject({ isDone: true })
    await until(async () => (await rowsOf(id))[0]?.state === 'gone')
    expect(await countOf('dispute')).toBeGreaterThan(before)
    expect(await rowsOf(id)).toEqual([{ type: 'dispute', amount: -intent.amount, state: 'gone' }])
    expect(await ops('order', number, 'refund', '1')).toMatchObject({ isDone: false })
    await server.services.moveOrder(id, 'canceled', server.clock.now())
    expect(await rowsOf(id)).toHaveLength(1)
    await ops('order', number, 'dispute-won')
    await until(async () => (await rowsOf(id)).length === 2)
    await server.services.refundOwed()
    expect(await rowsOf(id)).toEqual([
      { type: 'dispute', amount: -intent.amount, state: 'failed' },
      { type: 'cardRefund', amount: -intent.amount, state: 'gone' },
    ])
  })
})

describe('the reconciliation', () => {
  test('finds nothing while both agree, and names every payment that does not', async () => {
    const [right, wrong] = [await delivered(), await paid()]
    await ops('order', right.number, 'refund', '3')
    await until(async () => (await rowsOf(right.id)).length === 1)
    expect(await ops('reconcile')).toEqual({ isDone: true, words: '2 payments, 0 differences.' })
    await server.db.update(payments).set({ amount: 1 }).where(eq(payments.orderId, wrong.id))
    const found = await ops('reconcile')
    expect(found.isDone).toBe(false)
    expect(found.words).toContain(`${wrong.intent.id} (${wrong.number})`)
    expect(found.words).toContain('2 payments, 1 differences.')
    expect((await ops('reconcile', 'hier')).words).toMatch(/^Usage/)
    const before = await countOf('reconciliation')
    server.clock.advance(20 * 60_000)
    await server.services.payment.reconcileRecent()
    expect(await countOf('reconciliation')).toBe(before + 1)
  })
})
