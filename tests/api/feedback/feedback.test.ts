import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { shopping } from '../../support/carts'
import { addUser, forgetOrders, openShop } from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveTo(TUESDAY)
  await server.db.delete(tables.orderFeedbacks)
  await server.db.delete(tables.canteenFeedbacks)
  await forgetOrders(server.db)
})

const HASH = `query Hash($id: ID!) { order(id: $id) { canteenFeedbackHash } }`
const IS_DONE = `query IsDone($id: ID!) { checkIfFeedbackIsAlreadyDone(orderId: $id) }`
const SUBMIT = `mutation Submit($id: ID!, $feedback: OrderFeedbackInput!) { submitOrderFeedback(orderId: $id, orderFeedback: $feedback) }`
const CANTEEN = `query Canteen($id: String!) { canteenOrder(hashedOrderId: $id) { number itemNames feedbackTags isFeedbackDone } }`
const SUBMIT_CANTEEN = `mutation SubmitCanteen($id: String!, $feedback: CanteenOrderFeedbackInput!) { submitCanteenOrderFeedback(hashedOrderId: $id, feedback: $feedback) }`

const RANKS = {
  feedbackGeneralRank: 4,
  feedbackOrderWorkflowRank: 5,
  feedbackDeliveryRank: 2,
  feedbackFoodRank: 4,
}

/** An order that has arrived, of a customer of the shop or of a canteen. */
async function delivered(type: 'b2b' | 'canteen' = 'b2b') {
  const email = `${randomUUID()}@test.example`
  const user = await addUser(server.db, { email })
  const id = await shopping(server).orderId(user.token)
  await server.db.update(tables.orders).set({ status: 'delivered' }).where(eq(tables.orders.id, id))
  await server.db.update(tables.users).set({ type }).where(eq(tables.users.id, user.id))
  return { id, email, token: user.token, hash: server.services.feedback.hashOf(id) }
}
const submit = (id: string, feedback: object = RANKS) => server.graphql(SUBMIT, { id, feedback })
const submitCanteen = (id: string, feedback: object = { isSatisfied: true }) =>
  server.graphql(SUBMIT_CANTEEN, { id, feedback })
const stored = () => server.db.select().from(tables.orderFeedbacks)

describe('feedback on an order', () => {
  test('is given once, by a visitor who holds the link, and kept as it was said', async () => {
    const { id } = await delivered()
    expect((await server.graphql(IS_DONE, { id })).data).toEqual({
      checkIfFeedbackIsAlreadyDone: false,
    })
    const words = { feedbackDeliveryComment: ' En retard ', feedbackComment: '  ' }
    expect((await submit(id, { ...RANKS, ...words })).errors).toEqual([])
    expect(await stored()).toMatchObject([
      { orderId: id, generalRank: 4, deliveryRank: 2, deliveryComment: 'En retard', comment: null },
    ])
    expect((await server.graphql(IS_DONE, { id })).data).toEqual({
      checkIfFeedbackIsAlreadyDone: true,
    })
    const again = await submit(id, { ...RANKS, feedbackGeneralRank: 1 })
    expect(again.errors[0]?.message).toBe('FEEDBACK_ALREADY_DONE')
    expect(await stored()).toMatchObject([{ generalRank: 4 }])
  })

  test('keeps each rank and each word under its own name', async () => {
    const { id } = await delivered()
    const { errors } = await submit(id, {
      feedbackGeneralRank: 1,
      feedbackOrderWorkflowRank: 2,
      feedbackDeliveryRank: 3,
      feedbackFoodRank: 4,
      feedbackComment: 'Courage',
      feedbackImprovementComment: 'Plus de pain',
      feedbackOrderWorkflowComment: 'Trop d’étapes',
      feedbackDeliveryComment: 'En retard',
      feedbackFoodComment: 'Froid',
    })
    expect(errors).toEqual([])
    expect(await stored()).toMatchObject([
      {
        generalRank: 1,
        orderWorkflowRank: 2,
        deliveryRank: 3,
        foodRank: 4,
        comment: 'Courage',
        improvementComment: 'Plus de pain',
        orderWorkflowComment: 'Trop d’étapes',
        deliveryComment: 'En retard',
        foodComment: 'Froid',
      },
    ])
  })

  test('of many at once, one is stored', async () => {
    const { id } = await delivered()
    const responses = await Promise.all(
      [1, 2, 3, 4, 5].map((rank) => submit(id, { ...RANKS, feedbackGeneralRank: rank })),
    )
    expect(responses.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  test.each([
    [{ feedbackFoodRank: 0 }, { feedbackFoodRank: 'INVALID' }],
    [{ feedbackGeneralRank: 6 }, { feedbackGeneralRank: 'INVALID' }],
    [{ feedbackComment: 'x'.repeat(2001) }, { feedbackComment: 'TOO_LONG' }],
  ])('%j is refused', async (changes, fields) => {
    const { id } = await delivered()
    const { errors } = await submit(id, { ...RANKS, ...changes })
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields })
    expect(await stored()).toEqual([])
  })
})

describe('feedback on a canteen order', () => {
  test('shows what it is about and is given once', async () => {
    await delivered('canteen')
    const { hash } = await delivered('canteen')
    const { data } = await server.graphql(CANTEEN, { id: hash })
    expect(data.canteenOrder).toMatchObject({
      number: expect.stringMatching(/^T-\d+$/),
      itemNames: [expect.any(String)],
      isFeedbackDone: false,
    })
    const feedback = { isSatisfied: false, feedbackTags: ['Goût', 'Goût'], comment: 'Trop salé' }
    expect((await submitCanteen(hash, feedback)).errors).toEqual([])
    expect(await server.db.select().from(tables.canteenFeedbacks)).toMatchObject([
      { isSatisfied: false, tags: ['Goût'], comment: 'Trop salé' },
    ])
    expect((await submitCanteen(hash)).errors[0]?.message).toBe('FEEDBACK_ALREADY_DONE')
    expect((await server.graphql(CANTEEN, { id: hash })).data.canteenOrder).toMatchObject({
      isFeedbackDone: true,
    })
  })

  test('is not given twice by the order’s own page', async () => {
    const [first, second] = [await delivered('canteen'), await delivered('canteen')]
    expect((await submit(first.id)).errors).toEqual([])
    expect((await submitCanteen(first.hash)).errors[0]?.message).toBe('FEEDBACK_ALREADY_DONE')
    expect((await submitCanteen(second.hash)).errors).toEqual([])
    expect((await submit(second.id)).errors[0]?.message).toBe('FEEDBACK_ALREADY_DONE')
    expect((await server.graphql(IS_DONE, { id: second.id })).data).toEqual({
      checkIfFeedbackIsAlreadyDone: true,
    })
  })

  test('is not given twice by both pages at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, hash } = await delivered('canteen')
      const responses = await Promise.all([submit(id), submitCanteen(hash)])
      const messages = responses.flatMap(({ errors }) => errors.map(({ message }) => message))
      expect(messages).toEqual(['FEEDBACK_ALREADY_DONE'])
    }
  })

  test('has its hash in the order too, for a canteen only', async () => {
    const [meal, order] = [await delivered('canteen'), await delivered()]
    const hashOf = async ({ id, token }: typeof meal) =>
      (await server.graphql(HASH, { id }, token)).data
    expect(await hashOf(meal)).toEqual({ order: { canteenFeedbackHash: meal.hash } })
    expect(await hashOf(order)).toEqual({ order: { canteenFeedbackHash: null } })
  })

  test('a word that is not offered is refused', async () => {
    const { hash } = await delivered('canteen')
    const { errors } = await submitCanteen(hash, { isSatisfied: true, feedbackTags: ['Prix'] })
    expect(errors[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { feedbackTags: 'INVALID' },
    })
  })
})

test('made-up ids, orders on their way and hashes of no canteen order all get the same response', async () => {
  const meal = await delivered('canteen')
  const order = await delivered()
  const waiting = await shopping(server).orderId((await addUser(server.db)).token)
  const { hashOf } = server.services.feedback
  const requested = [
    ...[randomUUID(), 'x', waiting].flatMap((id) => [server.graphql(IS_DONE, { id }), submit(id)]),
    ...[meal.id, 'x', meal.hash.slice(1), hashOf(order.id), hashOf(waiting), hashOf('x')].flatMap(
      (id) => [server.graphql(CANTEEN, { id }), submitCanteen(id)],
    ),
  ]
  for (const { errors } of await Promise.all(requested)) {
    expect(errors).toHaveLength(1)
    expect(errors[0]?.message).toBe('No such delivered order')
    expect(errors[0]?.extensions).toEqual({ code: 'NOT_FOUND' })
  }
})

describe('the mail that asks for feedback', () => {
  const send = (id: string) => server.services.feedback.sendFeedbackRequest(id, server.db)

  test('leads to the order’s page, or to the canteen’s by its hash', async () => {
    const order = await delivered()
    await send(order.id)
    const mail = await server.lastMail(order.email)
    expect(mail.link).toMatch(new RegExp(`/feedback/${order.id}$`))
    expect(mail.unsubscribeUrl).toContain('/email-unsubscribe?token=')
    const meal = await delivered('canteen')
    await send(meal.id)
    const { link, token } = await server.lastMail(meal.email)
    expect(link).toContain('/feedback-canteen/')
    expect(link).not.toContain(meal.id)
    expect((await server.graphql(CANTEEN, { id: token })).errors).toEqual([])
  })

  test('is not sent to an address that has stopped such mails', async () => {
    const order = await delivered()
    const url = new URL(server.services.mailSubscriptions.unsubscribeUrl(order.email))
    const token = url.searchParams.get('token') ?? ''
    await server.services.mailSubscriptions.stopByToken(token, ['feedback'])
    await send(order.id)
    expect(await server.mails(order.email)).toEqual([])
  })
})
