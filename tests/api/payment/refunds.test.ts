import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { payments, sandboxEvents, sandboxIntents, users } from '#server/db/tables'
import { imbalances } from '../../support/books'
import { aCart, shopping } from '../../support/carts'
import { moveAsFarAs } from '../../support/moves'
import { orderBooks } from '../../support/orders'
import { orderStatus } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { addUser, forgetOrders, openShop, TRAY } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

const SECRET = 'whsec_for_tests_only'

let server: TestServer
let shop: ReturnType<typeof shopping>
let books: ReturnType<typeof orderBooks>
let browser: ReturnType<typeof sandboxBrowser>
let token: string
let email: string

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false, env: { STRIPE_WEBHOOK_SECRET: SECRET } })
  await openShop(server.db)
  shop = shopping(server)
  books = orderBooks(server)
  browser = sandboxBrowser(server)
})
afterAll(() => server.close())

beforeEach(async () => {
  await forgetOrders(server.db)
  const user = await addUser(server.db, { canUseWireTransfer: true })
  token = user.token
  const [row] = await server.db.select().from(users).where(eq(users.id, user.id))
  email = row?.email ?? ''
})

const statusIs = (id: string, status: string) =>
  until(async () => (await orderStatus(server, id)) === status)

async function paidByCard() {
  const id = await shop.orderId(token)
  const intent = await browser.openIntent(id, token)
  await browser.pay(intent, '4242424242424242')
  await statusIs(id, 'confirmed')
  return { id, intent }
}

const transferOrder = () => shop.orderId(token, aCart(), { payByCreditTransfer: true })
const cancel = (id: string) => server.services.moveOrder(id, 'canceled', server.clock.now())

/** What an order's owner reads of its payments, the first one first. */
async function paymentsOf(id: string) {
  const order = await books.read(id, token)
  return [...order.payments]
    .reverse()
    .map(({ type, amount, paidAt }) => ({ type, amount, isOver: paidAt !== null }))
}

const refundEvents = async (intentId: string) => {
  const rows = await server.db
    .select()
    .from(sandboxEvents)
    .where(eq(sandboxEvents.intentId, intentId))
  return rows.filter(({ type }) => type === 'charge.refunded')
}

async function tell(type: string, object: object) {
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    data: { object },
  })
  const response = await fetch(`${server.url}/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: SECRET,
      }),
    },
    body,
  })
  expect(response.status).toBe(200)
}

/** Makes the provider forget a charge: a refund of it finds none. */
const forgetCharge = (intentId: string) =>
  server.db
    .update(sandboxIntents)
    .set({ status: 'requires_payment_method' })
    .where(eq(sandboxIntents.id, intentId))

describe('an order paid by card that the shop calls off', () => {
  test.each(['confirmed', 'assigned'] as const)(
    'while it is %s gives everything back: money, portions, slot, and says so',
    async (status) => {
      const { id, intent } = await paidByCard()
      await moveAsFarAs(server, id, status)
      const { totalWithVat } = await books.read(id, token)
      expect(await cancel(id)).toEqual({
        kind: 'moved',
        from: status,
        owed: { card: totalWithVat, wireTransfer: 0 },
      })
      expect(await orderStatus(server, id)).toBe('canceled')
      expect(await paymentsOf(id)).toEqual([
        { type: 'card', amount: totalWithVat, isOver: true },
        { type: 'cardRefund', amount: -totalWithVat, isOver: true },
      ])
      expect(await refundEvents(intent.id)).toHaveLength(1)
      expect(await books.takenOf(TRAY.id)).toBe(0)
      expect(await books.loadOf(aCart().deliverySlot.start)).toBe(0)
      expect(await imbalances(server.db)).toEqual([])
      const { subject, text, html } = await server.lastMail(email)
      expect(subject).toMatch(/^Votre commande T-\d+ est annulée$/)
      expect(text).toMatch(/Nous remboursons 7[78],\d\d\s€ sur la carte/)
      expect(html).toContain('sur la carte')
    },
  )

  test('can no longer be paid, and asks for no money', async () => {
    const { id } = await paidByCard()
    await cancel(id)
    const { errors } = await browser.requestIntent(id, token)
    expect(errors[0]?.message).toBe('ORDER_CANCELED')
    expect(await paymentsOf(id)).toHaveLength(2)
  })

  test('twice, and many times at once, is refunded once', async () => {
    const { id, intent } = await paidByCard()
    const outcomes = await Promise.all([cancel(id), cancel(id), cancel(id), cancel(id)])
    expect(outcomes.filter(({ kind }) => kind === 'moved')).toHaveLength(1)
    expect(await cancel(id)).toEqual({ kind: 'refused', from: 'canceled' })
    await Promise.all([server.services.refundOwed(), server.services.refundOwed()])
    expect((await paymentsOf(id)).map(({ type }) => type)).toEqual(['card', 'cardRefund'])
    expect(await refundEvents(intent.id)).toHaveLength(1)
  })

  test('while it is being delivered is either delivered or refunded, never both', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, intent } = await paidByCard()
      await moveAsFarAs(server, id, 'assigned')
      const { moveOrder: move } = server.services
      const [canceled, supported] = await Promise.all([
        cancel(id),
        move(id, 'supported', server.clock.now()),
      ])
      const delivered = await move(id, 'delivered', server.clock.now())
      expect([canceled, supported].filter(({ kind }) => kind === 'moved')).toHaveLength(1)
      expect(delivered.kind).toBe(supported.kind)
      const isCanceled = canceled.kind === 'moved'
      expect(await paymentsOf(id)).toHaveLength(isCanceled ? 2 : 1)
      expect(await refundEvents(intent.id)).toHaveLength(isCanceled ? 1 : 0)
    }
  })

  test('whose late event comes again is not refunded again', async () => {
    const { id, intent } = await paidByCard()
    await cancel(id)
    const amount = (await paymentsOf(id))[0]?.amount
    await tell('payment_intent.succeeded', { id: intent.id, amount, metadata: { orderId: id } })
    expect(await paymentsOf(id)).toEqual([
      { type: 'card', amount, isOver: true },
      { type: 'cardRefund', amount: -(amount ?? 0), isOver: true },
    ])
    expect(await refundEvents(intent.id)).toHaveLength(1)
  })

  test('and whose charge the provider does not know is to be sent back by hand', async () => {
    const { id, intent } = await paidByCard()
    await forgetCharge(intent.id)
    await cancel(id)
    await server.services.refundOwed()
    const failed = (await books.read(id, token)).payments[0]
    expect(failed).toMatchObject({ type: 'cardRefund', hasFailed: true, paidAt: null })
    expect(await server.services.sendBackByTransfer(id)).toBe(true)
    expect((await paymentsOf(id)).at(-1)).toMatchObject({ isOver: true })
    expect(await server.services.sendBackByTransfer(id)).toBe(false)
  })
})

describe('what the provider tells of a refund', () => {
  async function owedRefund() {
    const { id, intent } = await paidByCard()
    await server.db.transaction(async (tx) => {
      await server.services.payment.oweRefunds(tx, id)
    })
    const refund = async () => (await books.read(id, token)).payments[0]
    return { id, intent, refund }
  }

  test('a charge given back closes the refund; a part of it makes the rest smaller', async () => {
    const { id, intent, refund } = await owedRefund()
    const sum = { id: 'ch_1', payment_intent: intent.id, currency: 'eur' }
    await tell('charge.refunded', { ...sum, amount_refunded: 1_000, refunded: false })
    const [, first, second] = await paymentsOf(id)
    expect([first, second]).toEqual([
      { type: 'cardRefund', amount: -(intent.amount - 1_000), isOver: false },
      { type: 'cardRefund', amount: -1_000, isOver: true },
    ])
    await tell('charge.refunded', { ...sum, amount_refunded: intent.amount, refunded: true })
    expect((await paymentsOf(id)).map(({ isOver }) => isOver)).toEqual([true, true, true])
    expect((await refund())?.paidAt).toEqual(expect.any(String))
    await server.services.refundOwed()
    expect(await refundEvents(intent.id)).toEqual([])
  })

  test('a refund that a bank does not take has failed, whatever comes late', async () => {
    const { id, intent, refund } = await owedRefund()
    await server.services.refundOwed()
    expect(await refund()).toMatchObject({ hasFailed: false, paidAt: expect.any(String) })
    const [given] = await server.provider.listRefunds(intent.id)
    const told = { id: given?.id, amount: given?.amount, payment_intent: intent.id }
    await tell('refund.failed', { ...told, status: 'failed' })
    await tell('refund.updated', { ...told, status: 'succeeded' })
    await tell('charge.refunded', { id: 'ch_1', payment_intent: intent.id, refunded: true })
    expect(await refund()).toMatchObject({ hasFailed: true, paidAt: null })
    expect(await paymentsOf(id)).toHaveLength(2)
  })
})

describe('an order paid by transfer that the shop calls off', () => {
  test('is owed to its customer until the shop has sent the money back', async () => {
    const id = await transferOrder()
    const { totalWithVat } = await books.read(id, token)
    await server.services.receiveTransfer(id)
    expect(await cancel(id)).toMatchObject({ owed: { card: 0, wireTransfer: totalWithVat } })
    expect((await paymentsOf(id)).at(-1)).toEqual({
      type: 'wireTransferRefund',
      amount: -totalWithVat,
      isOver: false,
    })
    expect((await server.lastMail(email)).text).toMatch(
      /Nous vous rendons 7[78],\d\d\s€ par virement/,
    )
    await server.services.refundOwed()
    expect((await paymentsOf(id)).at(-1)).toMatchObject({ isOver: false })
    expect(await server.services.sendBackByTransfer(id)).toBe(true)
    expect((await paymentsOf(id)).at(-1)).toMatchObject({ isOver: true })
  })

  test('and a transfer that is said received at the same moment, is not kept', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await transferOrder()
      const [received] = await Promise.all([server.services.receiveTransfer(id), cancel(id)])
      const all = await paymentsOf(id)
      expect(all.map(({ type }) => type)).toEqual(
        received === 'received' ? ['wireTransfer', 'wireTransferRefund'] : ['wireTransfer'],
      )
      expect(await orderStatus(server, id)).toBe('canceled')
    }
  })

  test('before its money came has nothing to give back, and says what to do with a transfer on its way', async () => {
    const id = await transferOrder()
    expect(await cancel(id)).toMatchObject({ owed: { card: 0, wireTransfer: 0 } })
    const rows = await server.db.select().from(payments).where(eq(payments.orderId, id))
    expect(rows).toHaveLength(1)
    const { text } = await server.lastMail(email)
    expect(text).toContain('Vous n’avez rien à payer.')
    expect(text).toContain('Si un virement est déjà parti')
  })

  test('takes no transfer any more: one that comes is not booked, nor thanked for', async () => {
    const id = await transferOrder()
    await cancel(id)
    const { text } = await server.lastMail(email)
    expect(await server.services.receiveTransfer(id)).toBe('notAwaited')
    expect(await paymentsOf(id)).toMatchObject([{ type: 'wireTransfer', isOver: false }])
    expect((await server.lastMail(email)).text).toBe(text)
  })
})
