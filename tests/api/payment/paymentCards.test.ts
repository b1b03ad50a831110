import { eq } from 'drizzle-orm'
import { sandboxCards, sandboxEvents } from '#server/db/tables'
import { buildOrder, orderStatus, paymentsOf } from '../../support/paymentBuilders'
import { sandboxBrowser, type OpenIntent } from '../../support/sandboxBrowser'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

let server: TestServer
let browser: ReturnType<typeof sandboxBrowser>
let camille: Awaited<ReturnType<TestServer['signUp']>>

beforeAll(async () => {
  server = await startTestServer()
  browser = sandboxBrowser(server)
  camille = await server.signUp()
})
afterAll(() => server.close())

async function newIntent(): Promise<OpenIntent & { orderId: string }> {
  const orderId = await buildOrder(server, camille)
  return { orderId, ...(await browser.openIntent(orderId, camille.token)) }
}

const isConfirmed = (orderId: string) => async () =>
  (await orderStatus(server, orderId)) === 'confirmed'

describe('a card that pays', () => {
  test.each([
    '4242424242424242',
    '5555555555554444',
    '4000002500001001',
    '4000000000003055',
    '6011111111111117',
    '36227206271667',
  ])('%s confirms the order by a signed webhook', async (number) => {
    const intent = await newIntent()
    const response = await browser.pay(intent, number)
    expect(response).toMatchObject({ status: 200, paymentIntent: { status: 'succeeded' } })
    await until(isConfirmed(intent.orderId))
    expect(await paymentsOf(server, intent.orderId)).toEqual([
      { amount: 24_000, isPaid: true, hasFailed: false },
    ])
  })

  test('American Express has a security code of four digits', async () => {
    const intent = await newIntent()
    const short = await browser.typeCard(intent, '378282246310005')
    expect(short.error?.code).toBe('invalid_cvc')
    const card = await browser.typeCard(intent, '378282246310005', { cvc: '1234' })
    expect((await browser.confirm(intent, card.id)).paymentIntent?.status).toBe('succeeded')
  })
})

describe('a card that does not', () => {
  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Votre carte a été refusée.'],
    [
      '4000000000009995',
      'card_declined',
      'insufficient_funds',
      'Votre carte ne dispose pas de fonds suffisants.',
    ],
    ['4000000000009987', 'card_declined', 'lost_card', 'Votre carte a été refusée.'],
    ['4000000000009979', 'card_declined', 'stolen_card', 'Votre carte a été refusée.'],
    ['4000000000000069', 'expired_card', 'expired_card', 'Votre carte a expiré.'],
    [
      '4000000000000127',
      'incorrect_cvc',
      'incorrect_cvc',
      'Le code de sécurité de votre carte est incorrect.',
    ],
  ])('%s is refused as %s, %s', async (number, code, declineCode, message) => {
    const intent = await newIntent()
    const response = await browser.pay(intent, number)
    expect(response).toMatchObject({
      status: 402,
      error: { code, decline_code: declineCode, message },
    })
    await until(async () => (await paymentsOf(server, intent.orderId))[0]?.hasFailed === true)
    expect(await orderStatus(server, intent.orderId)).toBe('waitingForPayment')
  })

  test('4000000000000119 meets a processing error', async () => {
    const response = await browser.pay(await newIntent(), '4000000000000119')
    expect(response.error).toMatchObject({ code: 'processing_error' })
    expect(response.error?.message).toMatch(/^Une erreur s’est produite/)
  })

  test('a declined card, then a good one, is one charge on the same intent', async () => {
    const intent = await newIntent()
    await browser.pay(intent, '4000000000000002')
    const again = await browser.openIntent(intent.orderId, camille.token)
    expect(again.id).toBe(intent.id)
    await browser.pay(again, '4242424242424242')
    await until(isConfirmed(intent.orderId))
    expect(await paymentsOf(server, intent.orderId)).toEqual([
      { amount: 24_000, isPaid: true, hasFailed: false },
    ])
  })
})

describe('a card whose bank asks its customer', () => {
  test.each(['4000002500003155', '4000002760003184', '4000000000003220'])(
    '%s pays once the customer has confirmed',
    async (number) => {
      const intent = await newIntent()
      expect((await browser.pay(intent, number)).paymentIntent?.status).toBe('requires_action')
      expect(await orderStatus(server, intent.orderId)).toBe('waitingForPayment')
      expect((await browser.response(intent, 'accepted')).paymentIntent?.status).toBe('succeeded')
      await until(isConfirmed(intent.orderId))
    },
  )

  test('refused by the customer, nothing is charged and another card may pay', async () => {
    const intent = await newIntent()
    await browser.pay(intent, '4000002760003184')
    const refused = await browser.response(intent, 'refused')
    expect(refused).toMatchObject({
      status: 402,
      error: { code: 'payment_intent_authentication_failure' },
    })
    expect((await browser.pay(intent, '4242424242424242')).paymentIntent?.status).toBe('succeeded')
  })

  test('left without a response, the same intent is confirmed again', async () => {
    const intent = await newIntent()
    await browser.pay(intent, '4000002760003184')
    await browser.pay(intent, '4000002760003184')
    await browser.response(intent, 'accepted')
    await until(isConfirmed(intent.orderId))
    expect(await paymentsOf(server, intent.orderId)).toHaveLength(1)
  })

  test.each([
    ['4000008260003178', 'insufficient_funds'],
    ['4000008400001629', 'generic_decline'],
    ['4000008400001280', 'processing_error'],
  ])('%s is refused after the confirmation: %s', async (number, declineCode) => {
    const intent = await newIntent()
    expect((await browser.pay(intent, number)).paymentIntent?.status).toBe('requires_action')
    expect((await browser.response(intent, 'accepted')).error?.decline_code).toBe(declineCode)
  })

  test('a confirmation that was not requested is refused', async () => {
    const response = await browser.response(await newIntent(), 'accepted')
    expect(response).toMatchObject({
      status: 409,
      error: { code: 'payment_intent_unexpected_state' },
    })
  })
})

describe('what is typed', () => {
  test.each([
    ['a wrong check digit', '4242424242424241', {}, 'incorrect_number'],
    ['a number that is no test card', '4539578763621486', {}, 'card_declined'],
    ['a thirteenth month', '4242424242424242', { expMonth: 13 }, 'invalid_expiry_month'],
    ['last month', '4242424242424242', { expMonth: 10, expYear: 2026 }, 'invalid_expiry_year'],
    ['a year of two digits', '4242424242424242', { expYear: 30 }, 'invalid_expiry_year'],
    ['a short security code', '4242424242424242', { cvc: '12' }, 'invalid_cvc'],
    ['letters in the number', '4242 abcd', {}, 'parameter_invalid'],
  ])('%s is refused before anything is stored', async (_, number, changes, code) => {
    const card = await browser.typeCard(await newIntent(), number, changes)
    expect(card.error?.code).toBe(code)
  })

  test('a card pays to the end of its month', async () => {
    const card = await browser.typeCard(await newIntent(), '4242424242424242', {
      expMonth: 11,
      expYear: 2026,
    })
    expect(card.status).toBe(200)
  })

  test('no card number and no security code reaches the database', async () => {
    const intent = await newIntent()
    const { id } = await browser.typeCard(intent, '4242424242424242', { cvc: '987' })
    const [row] = await server.db.select().from(sandboxCards).where(eq(sandboxCards.id, id))
    expect(row).toEqual({
      id,
      customerId: null,
      brand: 'visa',
      country: 'US',
      last4: '4242',
      expMonth: 12,
      expYear: 2030,
      cvcCheck: 'pass',
      behaviour: 'approve',
    })
  })
})

describe('the intent', () => {
  test('opens with its own secret only', async () => {
    const intent = await newIntent()
    const other = await newIntent()
    const card = await browser.typeCard(intent, '4242424242424242')
    const stolen = { ...intent, clientSecret: other.clientSecret }
    expect((await browser.confirm(stolen, card.id)).status).toBe(404)
    expect((await browser.typeCard(stolen, '4242424242424242')).status).toBe(404)
    expect((await browser.response(stolen, 'accepted')).status).toBe(404)
  })

  test('confirmed eight times at once, it is charged once', async () => {
    const intent = await newIntent()
    const card = await browser.typeCard(intent, '4242424242424242')
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => browser.confirm(intent, card.id)),
    )
    expect(responses.map(({ paymentIntent }) => paymentIntent?.status)).toEqual(
      Array(8).fill('succeeded'),
    )
    const events = await server.db
      .select()
      .from(sandboxEvents)
      .where(eq(sandboxEvents.intentId, intent.id))
    expect(events.map(({ type }) => type)).toEqual(['payment_intent.succeeded'])
  })

  test('tells its status to who knows its secret', async () => {
    const intent = await newIntent()
    const address = `${server.url}/sandbox-payments/payment_intents/${intent.id}`
    const response = await fetch(`${address}?clientSecret=${intent.clientSecret}`)
    expect(await response.json()).toEqual({
      paymentIntent: { id: intent.id, amount: 24_000, status: 'requires_payment_method' },
    })
    expect((await fetch(`${address}?clientSecret=guess`)).status).toBe(404)
    expect((await fetch(address)).status).toBe(400)
  })
})
