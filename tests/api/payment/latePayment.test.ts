import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orders, payments, sandboxIntents, users } from '#server/db/tables'
import { buildOrder, orderStatus, paymentsOf } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

type Person = Awaited<ReturnType<TestServer['signUp']>>

let server: TestServer
let browser: ReturnType<typeof sandboxBrowser>
let camille: Person
let neighbour: Person

const allowTransfers = ({ id }: Person) =>
  server.db
    .update(users)
    .set({ canUseWireTransfer: true })
    .where(eq(users.id, Number(id)))

beforeAll(async () => {
  server = await startTestServer()
  browser = sandboxBrowser(server)
  camille = await server.signUp()
  neighbour = await server.signUp()
  await allowTransfers(camille)
  await allowTransfers(neighbour)
})
afterAll(() => server.close())

const PAY_BY_TRANSFER = `mutation PayByTransfer($id: ID!) {
  payOrderByCreditTransfer(orderId: $id) {
    id status isFullyPaid amountDue payByCreditTransfer expiresAt
    payments { type amount paidAt hasFailed }
    wireTransfer { iban reference }
  }
}`

type Transferred = {
  payOrderByCreditTransfer: { number: string; wireTransfer: { iban: string; reference: string } }
}

const payByTransfer = (id: string, token: string | undefined = camille.token) =>
  server.graphql<Transferred>(PAY_BY_TRANSFER, { id }, token)

/** An order confirmed for a transfer that has not come yet. */
async function transferDue(changes: Parameters<typeof buildOrder>[2] = {}) {
  const id = await buildOrder(server, camille, {
    status: 'confirmed',
    payByCreditTransfer: true,
    expiresAt: null,
    ...changes,
  })
  const createdAt = server.clock.now()
  await server.db
    .insert(payments)
    .values({ orderId: id, type: 'wireTransfer', amount: 24_000, createdAt })
  return id
}

const cardPayments = async (id: string) => {
  const rows = await server.db.select().from(payments).where(eq(payments.orderId, id))
  return rows
    .filter(({ type }) => type === 'card')
    .map(({ amount, paidAt }) => ({ amount, isPaid: paidAt !== null }))
}

describe('an order that waits for its card is paid by transfer instead', () => {
  test('it is confirmed, and says where to send the money', async () => {
    const id = await buildOrder(server, camille)
    const { data } = await payByTransfer(id)
    expect(data.payOrderByCreditTransfer).toEqual({
      id,
      status: 'confirmed',
      isFullyPaid: false,
      amountDue: 24_000,
      payByCreditTransfer: true,
      expiresAt: null,
      payments: [{ type: 'wireTransfer', amount: 24_000, paidAt: null, hasFailed: false }],
      wireTransfer: {
        iban: expect.stringMatching(/^FR/),
        reference: expect.stringMatching(/^T-\d+$/),
      },
    })
  })

  test('twice, and twice at once, is once', async () => {
    const id = await buildOrder(server, camille)
    const responses = await Promise.all([payByTransfer(id), payByTransfer(id), payByTransfer(id)])
    responses.push(await payByTransfer(id))
    expect(responses.flatMap(({ errors }) => errors)).toEqual([])
    expect(await paymentsOf(server, id)).toHaveLength(1)
  })

  test('its open intent is canceled first: it cannot be paid twice', async () => {
    const id = await buildOrder(server, camille)
    const intent = await browser.openIntent(id, camille.token)
    await payByTransfer(id)
    expect((await browser.pay(intent, '4242424242424242')).status).toBe(409)
  })

  test('it stays a card order when the card was charged meanwhile, and is paid then', async () => {
    const id = await buildOrder(server, camille)
    const intent = await browser.openIntent(id, camille.token)
    await server.db
      .update(sandboxIntents)
      .set({ status: 'succeeded' })
      .where(eq(sandboxIntents.id, intent.id))
    const { errors } = await payByTransfer(id)
    expect(errors[0]?.message).toBe('ORDER_ALREADY_PAID')
    expect(await orderStatus(server, id)).toBe('confirmed')
    expect(await paymentsOf(server, id)).toEqual([
      { amount: 24_000, isPaid: true, hasFailed: false },
    ])
  })

  test.each([
    ['ORDER_CANCELED', { status: 'canceled' }],
    ['ORDER_CANCELED', { expiresAt: new Date('2026-11-24T00:00:00Z') }],
    ['ORDER_ALREADY_PAID', { status: 'confirmed' }],
    ['ORDER_ALREADY_PAID', { status: 'delivered' }],
  ] as const)('returns %s when it no longer waits', async (message, changes) => {
    const { errors } = await payByTransfer(await buildOrder(server, camille, changes))
    expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } })
  })

  test('a customer without that right is refused', async () => {
    const person = await server.signUp()
    const id = await buildOrder(server, person)
    const { errors } = await payByTransfer(id, person.token)
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN')
    expect(await orderStatus(server, id)).toBe('waitingForPayment')
  })

  test('the neighbour’s order, a made-up one and a malformed one are not found', async () => {
    const mine = await buildOrder(server, camille)
    for (const id of [mine, randomUUID(), 'x']) {
      const { data, errors } = await payByTransfer(id, neighbour.token)
      expect(data).toBeNull()
      expect(errors[0]?.message).toBe('Unknown order')
      expect(errors[0]?.extensions).toEqual({ code: 'NOT_FOUND' })
    }
    const visitor = await server.graphql(PAY_BY_TRANSFER, { id: mine })
    expect(visitor.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect(await orderStatus(server, mine)).toBe('waitingForPayment')
  })
})

describe('a transfer order that is not fully paid is paid by card', () => {
  test('the card pays what is due, once, and the order stays where it is', async () => {
    const id = await transferDue({ status: 'assigned' })
    const intent = await browser.openIntent(id, camille.token)
    expect(intent.amount).toBe(24_000)
    await browser.pay(intent, '4242424242424242')
    await until(async () => (await cardPayments(id)).some(({ isPaid }) => isPaid))
    expect(await orderStatus(server, id)).toBe('assigned')
    const { errors } = await browser.requestIntent(id, camille.token)
    expect(errors[0]?.message).toBe('ORDER_ALREADY_PAID')
    expect(await cardPayments(id)).toEqual([{ amount: 24_000, isPaid: true }])
  })

  test('requested many times at once it has one intent', async () => {
    const id = await transferDue()
    const intents = await Promise.all(
      Array.from({ length: 6 }, () => browser.openIntent(id, camille.token)),
    )
    expect(new Set(intents.map((intent) => intent.id)).size).toBe(1)
  })

  test('what came by transfer already is not asked for again, nor by an older intent', async () => {
    const id = await transferDue()
    const whole = await browser.openIntent(id, camille.token)
    const at = server.clock.now()
    await server.db
      .insert(payments)
      .values({ orderId: id, type: 'wireTransfer', amount: 10_000, createdAt: at, paidAt: at })
    const rest = await browser.openIntent(id, camille.token)
    expect(rest.amount).toBe(14_000)
    expect((await browser.pay(whole, '4242424242424242')).status).toBe(409)
  })

  test('after a lost response the charged intent is brought into the books, and none is made again', async () => {
    const id = await transferDue()
    const intent = await browser.openIntent(id, camille.token)
    await server.db
      .update(sandboxIntents)
      .set({ status: 'succeeded' })
      .where(eq(sandboxIntents.id, intent.id))
    const { errors } = await browser.requestIntent(id, camille.token)
    expect(errors[0]?.message).toBe('ORDER_ALREADY_PAID')
    expect(await cardPayments(id)).toEqual([{ amount: 24_000, isPaid: true }])
  })

  test('one whose transfer has come owes nothing', async () => {
    const id = await transferDue()
    await server.db
      .update(payments)
      .set({ paidAt: server.clock.now() })
      .where(eq(payments.orderId, id))
    const { errors } = await browser.requestIntent(id, camille.token)
    expect(errors[0]?.message).toBe('ORDER_ALREADY_PAID')
  })

  test('the neighbour cannot pay it', async () => {
    const { errors } = await browser.requestIntent(await transferDue(), neighbour.token)
    expect(errors[0]?.extensions).toEqual({ code: 'NOT_FOUND' })
  })

  test('a canceled one owes nothing', async () => {
    const id = await transferDue()
    await server.db.update(orders).set({ status: 'canceled' }).where(eq(orders.id, id))
    const { data } = await server.graphql<{ order: { amountDue: number } }>(
      'query Due($id: ID!) { order(id: $id) { amountDue } }',
      { id },
      camille.token,
    )
    expect(data.order.amountDue).toBe(0)
    const { errors } = await browser.requestIntent(id, camille.token)
    expect(errors[0]?.message).toBe('ORDER_CANCELED')
  })

  test('a canceled one takes no money: what an intent from before brings goes straight back', async () => {
    const id = await transferDue()
    const intent = await browser.openIntent(id, camille.token)
    await server.db.update(orders).set({ status: 'canceled' }).where(eq(orders.id, id))
    await browser.pay(intent, '4242424242424242')
    await until(async () => (await server.provider.listRefunds(intent.id)).length > 0)
    expect(await server.provider.listRefunds(intent.id)).toMatchObject([{ amount: 24_000 }])
    await until(async () => (await paymentsOf(server, id)).some(({ hasFailed }) => hasFailed))
    expect((await cardPayments(id)).some(({ isPaid }) => isPaid)).toBe(false)
    expect(await orderStatus(server, id)).toBe('canceled')
  })
})

test('a transfer that several people note at once has come once', async () => {
  const id = await transferDue()
  const noted = await Promise.all(
    Array.from({ length: 6 }, () => server.services.receiveTransfer(id)),
  )
  expect(noted.filter((outcome) => outcome === 'received')).toHaveLength(1)
  expect(noted.filter((outcome) => outcome === 'alreadyPaid')).toHaveLength(5)
})
