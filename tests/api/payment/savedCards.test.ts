import { eq } from 'drizzle-orm'
import { sandboxEvents } from '#server/db/tables'
import { sandboxBrowser, type OpenIntent } from '../../support/sandboxBrowser'
import { addUser, openShop } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
let browser: ReturnType<typeof sandboxBrowser>

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  browser = sandboxBrowser(server)
})
afterAll(() => server.close())

const SETUP = `mutation Setup { createSetupIntent { id clientSecret } }`
const CUSTOMER = `mutation Customer { createStripeCustomerId }`
const CARDS = `query Cards($id: String!) { listCardsForCustomer(stripeCustomerId: $id) { id last4 exp_year } }`

async function openSetup(token: string): Promise<OpenIntent> {
  const { data, errors } = await server.graphql<{ createSetupIntent: OpenIntent }>(SETUP, {}, token)
  expect(errors).toEqual([])
  return data.createSetupIntent
}

async function cardsOf(token: string) {
  const customer = await server.graphql<{ createStripeCustomerId: string }>(CUSTOMER, {}, token)
  const id = customer.data.createStripeCustomerId
  const { data } = await server.graphql<{ listCardsForCustomer: { last4: string }[] }>(
    CARDS,
    { id },
    token,
  )
  return data.listCardsForCustomer.map(({ last4 }) => last4)
}

describe('a card saved outside an order', () => {
  test('is there for the next one, and nothing was charged or told to the shop', async () => {
    const { token } = await addUser(server.db)
    const setup = await openSetup(token)
    expect((await browser.pay(setup, '4242424242424242')).paymentIntent).toMatchObject({
      status: 'succeeded',
      amount: 0,
    })
    expect(await cardsOf(token)).toEqual(['4242'])
    const events = await server.db
      .select()
      .from(sandboxEvents)
      .where(eq(sandboxEvents.intentId, setup.id))
    expect(events).toEqual([])
  })

  test('that its bank refuses is not saved', async () => {
    const { token } = await addUser(server.db)
    const response = await browser.pay(await openSetup(token), '4000000000000002')
    expect(response.error?.message).toBe('Votre carte a été refusée.')
    expect(await cardsOf(token)).toEqual([])
  })

  test('is confirmed by its holder when the bank requires it, and is saved only then', async () => {
    const { token } = await addUser(server.db)
    const setup = await openSetup(token)
    const requested = await browser.pay(setup, '4000002760003184')
    expect(requested.paymentIntent?.status).toBe('requires_action')
    expect((await browser.response(setup, 'refused')).error?.code).toBe(
      'setup_intent_authentication_failure',
    )
    expect(await cardsOf(token)).toEqual([])
    await browser.pay(setup, '4000002760003184')
    await browser.response(setup, 'accepted')
    expect(await cardsOf(token)).toEqual(['3184'])
  })

  test('goes to its own customer: not to the neighbour, nor by a made-up secret', async () => {
    const [mine, neighbour] = [await addUser(server.db), await addUser(server.db)]
    const setup = await openSetup(mine.token)
    const forged = { ...setup, clientSecret: `${setup.id}_secret_guess` }
    expect((await browser.typeCard(forged, '4242424242424242')).error?.code).toBe(
      'resource_missing',
    )
    await browser.pay(setup, '4242424242424242')
    expect(await cardsOf(neighbour.token)).toEqual([])
    expect(await cardsOf(mine.token)).toEqual(['4242'])
  })

  test('is not for visitors, and no way to try stolen numbers', async () => {
    expect((await server.graphql(SETUP)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
    const { token } = await addUser(server.db)
    for (let count = 0; count < 20; count++) await openSetup(token)
    const { errors } = await server.graphql(SETUP, {}, token)
    expect(errors[0]?.extensions.code).toBe('RATE_LIMITED')
  })
})
