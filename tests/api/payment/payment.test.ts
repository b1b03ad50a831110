import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orders, sandboxCards, sandboxIntents, users } from '#server/db/tables'
import { buildOrder, orderStatus, paymentsOf } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

type Person = Awaited<ReturnType<TestServer['signUp']>>

let server: TestServer
let browser: ReturnType<typeof sandboxBrowser>
let camille: Person
let neighbour: Person

beforeAll(async () => {
  server = await startTestServer()
  browser = sandboxBrowser(server)
  camille = await server.signUp()
  neighbour = await server.signUp()
})
afterAll(() => server.close())

const CREATE_CUSTOMER = 'mutation Customer { createStripeCustomerId }'
const LIST_CARDS = `query Cards($id: String!) {
  listCardsForCustomer(stripeCustomerId: $id) {
    id brand country customer cvc_check last4 exp_month exp_year
  }
}`
const DELETE_CARD = 'mutation Forget($id: ID!) { deleteCard(cardId: $id) }'

const customerOf = async ({ token }: Person) =>
  (await server.graphql<{ createStripeCustomerId: string }>(CREATE_CUSTOMER, {}, token)).data
    .createStripeCustomerId

const listCards = (id: string, token?: string) =>
  server.graphql<{ listCardsForCustomer: { id: string; last4: string }[] }>(
    LIST_CARDS,
    { id },
    token,
  )

async function saveCard(person: Person, number = '4242424242424242') {
  const intent = await browser.openIntent(await buildOrder(server, person), person.token)
  await browser.pay(intent, number, true)
  if (number === '4000002500003155') await browser.response(intent, 'accepted')
  const { data } = await listCards(await customerOf(person), person.token)
  const card = data.listCardsForCustomer.find(({ last4 }) => last4 === number.slice(-4))
  if (!card) throw new Error('The card was not saved')
  return card
}

const problem = ({ errors }: Awaited<ReturnType<typeof server.graphql>>) => ({
  message: errors[0]?.message,
  code: errors[0]?.extensions.code,
})

describe('createPaymentIntent', () => {
  test('takes the total of the order as the database knows it', async () => {
    const orderId = await buildOrder(server, camille, { totalTTC: 31_234 })
    const intent = await browser.openIntent(orderId, camille.token)
    expect(intent.amount).toBe(31_234)
    expect(intent.clientSecret).toMatch(new RegExp(`^${intent.id}_secret_`))
  })

  test('returns the same open intent to a second request, and to many at once', async () => {
    const orderId = await buildOrder(server, camille)
    const intents = await Promise.all(
      Array.from({ length: 8 }, () => browser.openIntent(orderId, camille.token)),
    )
    intents.push(await browser.openIntent(orderId, camille.token))
    expect(new Set(intents.map(({ id }) => id)).size).toBe(1)
    expect(await paymentsOf(server, orderId)).toHaveLength(1)
  })

  test('a visitor is asked to sign in', async () => {
    const orderId = await buildOrder(server, camille)
    expect(problem(await browser.requestIntent(orderId))).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test.each([
    ['the neighbour’s order', () => buildOrder(server, camille)],
    ['an order that does not exist', async () => randomUUID()],
    ['an id that is none', async () => '12; drop table orders'],
  ])('%s is not found', async (_, order) => {
    const response = await browser.requestIntent(await order(), neighbour.token)
    expect(problem(response)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each([
    ['ORDER_CANCELED', { status: 'canceled' }],
    ['ORDER_ALREADY_PAID', { status: 'confirmed' }],
    ['ORDER_ALREADY_PAID', { status: 'delivered' }],
    ['ORDER_CANCELED', { payByCreditTransfer: true, status: 'canceled' }],
  ] as const)('returns %s when nothing is to be paid by card', async (message, changes) => {
    const orderId = await buildOrder(server, camille, changes)
    const response = await browser.requestIntent(orderId, camille.token)
    expect(problem(response)).toEqual({ message, code: 'BAD_USER_INPUT' })
    expect(await paymentsOf(server, orderId)).toEqual([])
  })

  test('a new intent follows one that was canceled', async () => {
    const orderId = await buildOrder(server, camille)
    const first = await browser.openIntent(orderId, camille.token)
    expect(await server.services.cancelIntent(orderId, 'short')).toEqual({
      latestIntentId: first.id,
    })
    const second = await browser.openIntent(orderId, camille.token)
    expect(second.id).not.toBe(first.id)
    expect((await browser.pay(first, '4242424242424242')).status).toBe(409)
  })

  test('after a lost response it marks the order paid from the intent itself', async () => {
    const orderId = await buildOrder(server, camille)
    const intent = await browser.openIntent(orderId, camille.token)
    // The sandbox succeeded, and neither its response nor its webhook came.
    await server.db
      .update(sandboxIntents)
      .set({ status: 'succeeded' })
      .where(eq(sandboxIntents.id, intent.id))
    const response = await browser.requestIntent(orderId, camille.token)
    expect(problem(response).message).toBe('ORDER_ALREADY_PAID')
    expect(await orderStatus(server, orderId)).toBe('confirmed')
    expect(await paymentsOf(server, orderId)).toEqual([
      { amount: 24_000, isPaid: true, hasFailed: false },
    ])
  })
})

describe('an order that expires', () => {
  test('keeps its intent when the money has moved', async () => {
    const orderId = await buildOrder(server, camille)
    const intent = await browser.openIntent(orderId, camille.token)
    await browser.pay(intent, '4242424242424242')
    expect(await server.services.cancelIntent(orderId, 'short')).toBeNull()
  })

  const expire = async (orderId: string) => {
    await server.db
      .update(orders)
      .set({ expiresAt: server.clock.now() })
      .where(eq(orders.id, orderId))
    return server.services.expireOrders()
  }

  test('cancels its intent, which no card can pay from then on', async () => {
    const orderId = await buildOrder(server, camille)
    const intent = await browser.openIntent(orderId, camille.token)
    expect(await expire(orderId)).toBe(1)
    expect(await orderStatus(server, orderId)).toBe('canceled')
    expect((await browser.pay(intent, '4242424242424242')).status).toBe(409)
    expect(await paymentsOf(server, orderId)).toMatchObject([{ isPaid: false }])
  })

  test('is paid instead when its money moved and no event told of it', async () => {
    const orderId = await buildOrder(server, camille)
    const intent = await browser.openIntent(orderId, camille.token)
    await server.db
      .update(sandboxIntents)
      .set({ status: 'succeeded' })
      .where(eq(sandboxIntents.id, intent.id))
    expect(await expire(orderId)).toBe(0)
    expect(await orderStatus(server, orderId)).toBe('confirmed')
    expect(await paymentsOf(server, orderId)).toEqual([
      { amount: 24_000, isPaid: true, hasFailed: false },
    ])
  })

  test('has nothing to cancel when no payment was tried', async () => {
    const orderId = await buildOrder(server, camille)
    expect(await server.services.cancelIntent(orderId, 'short')).toEqual({ latestIntentId: null })
  })

  test('gives back the money that comes too late', async () => {
    const orderId = await buildOrder(server, camille)
    const intent = await browser.openIntent(orderId, camille.token)
    await server.db.update(orders).set({ status: 'canceled' }).where(eq(orders.id, orderId))
    await browser.pay(intent, '4242424242424242')
    const isRefunded = async () => {
      const [row] = await server.db
        .select()
        .from(sandboxIntents)
        .where(eq(sandboxIntents.id, intent.id))
      return row?.metadata.refunded === 'true'
    }
    await until(isRefunded)
    await until(async () => (await paymentsOf(server, orderId))[0]?.hasFailed === true)
    expect(await orderStatus(server, orderId)).toBe('canceled')
  })
})

describe('saved cards', () => {
  test('a customer has one id at the provider, however often it is requested', async () => {
    const person = await server.signUp()
    const ids = await Promise.all(Array.from({ length: 5 }, () => customerOf(person)))
    expect(new Set(ids).size).toBe(1)
    const [user] = await server.db
      .select({ id: users.paymentCustomerId })
      .from(users)
      .where(eq(users.id, Number(person.id)))
    expect(user?.id).toBe(ids[0])
  })

  test('a card is kept when its owner wishes so, and only then', async () => {
    const person = await server.signUp()
    const intent = await browser.openIntent(await buildOrder(server, person), person.token)
    await browser.pay(intent, '5555555555554444', false)
    await saveCard(person)
    const customer = await customerOf(person)
    const { data } = await listCards(customer, person.token)
    expect(data.listCardsForCustomer).toEqual([
      {
        id: expect.stringMatching(/^pm_/),
        brand: 'visa',
        country: 'US',
        customer,
        cvc_check: 'pass',
        last4: '4242',
        exp_month: 12,
        exp_year: 2030,
      },
    ])
  })

  test('a card that was refused is not kept', async () => {
    const person = await server.signUp()
    const intent = await browser.openIntent(await buildOrder(server, person), person.token)
    await browser.pay(intent, '4000000000000002', true)
    const { data } = await listCards(await customerOf(person), person.token)
    expect(data.listCardsForCustomer).toEqual([])
  })

  test('a saved card pays the next order, without the bank asking again', async () => {
    const person = await server.signUp()
    const card = await saveCard(person, '4000002500003155')
    const orderId = await buildOrder(server, person)
    const intent = await browser.openIntent(orderId, person.token)
    expect((await browser.confirm(intent, card.id)).paymentIntent?.status).toBe('succeeded')
    await until(async () => (await orderStatus(server, orderId)) === 'confirmed')
  })

  test('a saved card that has expired since is refused, and nothing is charged', async () => {
    const person = await server.signUp()
    const { id } = await saveCard(person)
    await server.db
      .update(sandboxCards)
      .set({ expMonth: 10, expYear: 2026 })
      .where(eq(sandboxCards.id, id))
    const orderId = await buildOrder(server, person)
    const intent = await browser.openIntent(orderId, person.token)
    expect(await browser.confirm(intent, id)).toMatchObject({
      status: 402,
      error: { code: 'expired_card', message: 'Votre carte a expiré.' },
    })
    expect(await orderStatus(server, orderId)).toBe('waitingForPayment')
  })

  test('the neighbour neither sees, nor uses, nor forgets it', async () => {
    const card = await saveCard(camille)
    const customer = await customerOf(camille)
    for (const unknown of [customer, 'cus_made_up', '']) {
      expect(problem(await listCards(unknown, neighbour.token))).toMatchObject({
        code: 'FORBIDDEN',
      })
    }
    expect(problem(await listCards(customer))).toMatchObject({ code: 'UNAUTHENTICATED' })
    const forgotten = await server.graphql(DELETE_CARD, { id: card.id }, neighbour.token)
    expect(problem(forgotten)).toMatchObject({ code: 'NOT_FOUND' })
    const intent = await browser.openIntent(await buildOrder(server, neighbour), neighbour.token)
    expect((await browser.confirm(intent, card.id)).status).toBe(404)
  })

  test('a forgotten card is gone for good', async () => {
    const person = await server.signUp()
    const card = await saveCard(person)
    const forget = () => server.graphql(DELETE_CARD, { id: card.id }, person.token)
    expect((await forget()).data).toEqual({ deleteCard: true })
    expect(problem(await forget())).toMatchObject({ code: 'NOT_FOUND' })
    const { data } = await listCards(await customerOf(person), person.token)
    expect(data.listCardsForCustomer).toEqual([])
    const intent = await browser.openIntent(await buildOrder(server, person), person.token)
    expect((await browser.confirm(intent, card.id)).status).toBe(404)
  })
})
