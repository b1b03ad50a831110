import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { Client } from 'pg'
import { openPostgres } from '#server/db/postgres'
import type { DatabaseConnection } from '#server/db/database'
import { creditNotes, payments, sandboxIntents, sandboxRefunds } from '#server/db/tables'
import { postgresSettings } from '#server/base/env/envDatabase'
import { imbalances } from '../../support/books'
import { shopping } from '../../support/carts'
import {
  deliverEvent,
  disputeOf,
  refundOf,
  successOf,
  sumBackOf,
  WEBHOOK_SECRET,
  type MoneyEvent,
} from '../../support/moneyEvents'
import { moveAsFarAs } from '../../support/moves'
import { orderStatus } from '../../support/paymentBuilders'
import { databaseUrl, postgresOnly, untilWaiting } from '../../support/postgresOnly'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { addUser, forgetOrders, openShop } from '../../support/shop'
import { PATIENT } from '../../support/testDatabase'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'
import { untilEventsTaken } from '../../support/untilEventsTaken'

const ROUNDS = [1, 2, 3]

postgresOnly.describe('two servers that hear of the same money at once', () => {
  let one: TestServer
  let two: TestServer
  let url: string
  let second: DatabaseConnection
  let token: string

  beforeAll(async () => {
    const env = { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET }
    one = await startTestServer({ isSeeded: false, env })
    await openShop(one.db)
    url = await databaseUrl(one)
    second = await openPostgres(postgresSettings(url, PATIENT), pino({ level: 'silent' }))
    two = await startTestServer({ beside: { database: second }, env })
  })
  afterAll(async () => {
    await two.close()
    await second.close()
    await one.close()
  })
  beforeEach(async () => {
    await untilEventsTaken(one.db)
    await forgetOrders(one.db)
    token = (await addUser(one.db)).token
  })

  async function waiting() {
    const id = await shopping(one).orderId(token)
    return { id, intent: await sandboxBrowser(one).openIntent(id, token) }
  }

  async function paid() {
    const order = await waiting()
    await sandboxBrowser(one).pay(order.intent, '4242424242424242')
    await until(async () => (await orderStatus(one, order.id)) === 'confirmed')
    return order
  }

  /** Holds the order until both servers stand before it: whatever they do next, they do at the same instant. */
  async function atOnce(orderId: string, send: () => Promise<unknown>[]) {
    const holder = new Client({ connectionString: url })
    await holder.connect()
    try {
      await holder.query('begin')
      await holder.query('select 1 from orders where id = $1 for update', [orderId])
      const sent = Promise.all(send())
      await untilWaiting(one, 2)
      await holder.query('commit')
      await sent
    } finally {
      await holder.end()
    }
  }

  const toBoth = (event: MoneyEvent) => [deliverEvent(one, event), deliverEvent(two, event)]
  const named = (type: string, object: object): MoneyEvent => ({
    id: `evt_${randomUUID()}`,
    type,
    object,
  })

  const rowsOf = async (orderId: string) => {
    const rows = await one.db.select().from(payments).where(eq(payments.orderId, orderId))
    return rows
      .sort((a, b) => a.id - b.id)
      .map(({ type, amount, paidAt, hasFailed }) => ({
        type,
        amount,
        isGone: paidAt !== null && !hasFailed,
      }))
  }
  const cardOf = ({ amount }: { amount: number }) => ({ type: 'card', amount, isGone: true })
  const refundRow = (amount: number) => ({ type: 'cardRefund', amount: -amount, isGone: true })
  const confirmations = async () =>
    (await one.mails()).filter(({ subject }) => subject.endsWith('est confirmée')).length

  test.each(ROUNDS)('a success is booked once, and confirmed by one mail (round %i)', async () => {
    const { id, intent } = await waiting()
    const before = await confirmations()
    const same = named('payment_intent.succeeded', successOf(intent, id))
    const other = named('payment_intent.succeeded', successOf(intent, id))
    await atOnce(id, () => [...toBoth(same), ...toBoth(other), ...toBoth(same)])
    expect(await rowsOf(id)).toEqual([cardOf(intent)])
    expect(await orderStatus(two, id)).toBe('confirmed')
    expect(await confirmations()).toBe(before + 1)
    expect(await imbalances(one.db)).toEqual([])
  })

  test.each(ROUNDS)('a refund is booked and credited once (round %i)', async () => {
    const { id, intent } = await paid()
    await moveAsFarAs(one, id, 'delivered')
    const refund = refundOf(intent, 1_250)
    const created = named('refund.created', refund)
    const sum = named('charge.refunded', sumBackOf(intent, 1_250))
    const updated = named('refund.updated', refund)
    await atOnce(id, () => [...toBoth(created), ...toBoth(sum), ...toBoth(updated)])
    expect(await rowsOf(id)).toEqual([cardOf(intent), refundRow(1_250)])
    expect(await one.db.$count(creditNotes, eq(creditNotes.orderId, id))).toBe(1)
    expect(await imbalances(one.db)).toEqual([])
  })

  test.each(ROUNDS)('a dispute is booked once, and its end once (round %i)', async () => {
    const { id, intent } = await paid()
    const move = (verb: string, status: string) =>
      named(`charge.dispute.${verb}`, disputeOf(intent, status))
    const created = move('created', 'needs_response')
    const withdrawn = move('funds_withdrawn', 'needs_response')
    await atOnce(id, () => [...toBoth(created), ...toBoth(withdrawn)])
    const row = { type: 'dispute', amount: -intent.amount }
    expect(await rowsOf(id)).toEqual([cardOf(intent), { ...row, isGone: true }])
    const reinstated = move('funds_reinstated', 'won')
    await atOnce(id, () => [...toBoth(reinstated), ...toBoth(move('closed', 'won'))])
    expect(await rowsOf(id)).toEqual([cardOf(intent), { ...row, isGone: false }])
    expect(await imbalances(one.db)).toEqual([])
  })

  test.each(ROUNDS)('a success and its own refund are each booked once (round %i)', async () => {
    const { id, intent } = await waiting()
    // The card is charged, and no event of it has come.
    await one.db
      .update(sandboxIntents)
      .set({ status: 'succeeded' })
      .where(eq(sandboxIntents.id, intent.id))
    const success = named('payment_intent.succeeded', successOf(intent, id))
    const refund = named('refund.created', refundOf(intent, 700))
    await atOnce(id, () => [...toBoth(refund), ...toBoth(success)])
    expect(await rowsOf(id)).toEqual([cardOf(intent), refundRow(700)])
    expect(await orderStatus(one, id)).toBe('confirmed')
    expect(await imbalances(one.db)).toEqual([])
  })

  test.each(ROUNDS)(
    'our own refund and one of the dashboard give back once what came (round %i)',
    async () => {
      const { id, intent } = await paid()
      const byHand = await two.sandbox?.dashboard.refund(intent.id, 2_000)
      if (typeof byHand !== 'object') throw new Error(`The dashboard said ${byHand}`)
      await atOnce(id, () => [
        one.services.moveOrder(id, 'canceled', one.clock.now()),
        ...toBoth(named('refund.created', { ...refundOf(intent, 2_000, byHand.id) })),
        ...toBoth(named('charge.refunded', sumBackOf(intent, 2_000))),
      ])
      await until(async () => {
        one.clock.advance(60_000)
        two.clock.advance(60_000)
        await Promise.all([one, two].map(({ services }) => services.refundOwed()))
        return (await rowsOf(id)).every(({ isGone }) => isGone)
      })
      const [received, ...back] = await rowsOf(id)
      expect(received).toEqual(cardOf(intent))
      expect(back.map(({ amount }) => -amount).sort((a, b) => a - b)).toEqual(
        [2_000, intent.amount - 2_000].sort((a, b) => a - b),
      )
      const given = await one.db
        .select({ amount: sandboxRefunds.amount })
        .from(sandboxRefunds)
        .where(eq(sandboxRefunds.intentId, intent.id))
      expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(intent.amount)
      expect(await imbalances(one.db)).toEqual([])
    },
  )

  test.each(ROUNDS)(
    'an order that is given up has no intent that was being made (round %i)',
    async () => {
      const id = await shopping(one).orderId(token)
      const giveUp = async () => {
        await untilWaiting(one, 1)
        const mutation = 'mutation GiveUp($id: ID!) { giveUpOrder(orderId: $id) }'
        return one.graphql(mutation, { id }, token)
      }
      await atOnce(id, () => [sandboxBrowser(two).requestIntent(id, token), giveUp()])
      expect(await orderStatus(two, id)).toBe('canceled')
      const intents = await one.db
        .select({ status: sandboxIntents.status })
        .from(sandboxIntents)
        .innerJoin(payments, eq(payments.intentId, sandboxIntents.id))
        .where(eq(payments.orderId, id))
      expect(intents).toEqual([{ status: 'canceled' }])
    },
  )

  test('no transaction ever locked another one out', async () => {
    const { rows } = await one.db.execute<{ deadlocks: number }>(
      `select deadlocks::integer from pg_stat_database where datname = current_database()`,
    )
    expect(rows[0]?.deadlocks).toBe(0)
  })
})
