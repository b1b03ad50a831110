import { eq } from 'drizzle-orm'
import { users } from '#server/db/tables'
import { buildOrder } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { startStripeDouble } from '../../support/stripeDouble'
import { startTestServer, type TestServer } from '../../support/testServer'

type Person = Awaited<ReturnType<TestServer['signUp']>>

let stripe: Awaited<ReturnType<typeof startStripeDouble>>
let server: TestServer
let camille: Person

beforeAll(async () => {
  stripe = await startStripeDouble('sk_test_double')
  server = await startTestServer({ isSeeded: false, env: stripe.env })
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})
beforeEach(async () => {
  stripe.forget()
  camille = await server.signUp()
})

const customerId = () => server.services.customers.findPaymentCustomerId(Number(camille.id))
const customersMade = () => stripe.calls.filter(({ path }) => path === '/v1/customers').length

const saveCard = () =>
  server.graphql<{ createSetupIntent: { id: string } }>(
    'mutation Save { createSetupIntent { id } }',
    {},
    camille.token,
  )

test('an order is paid by a customer made anew when Stripe no longer knows the old one', async () => {
  const browser = sandboxBrowser(server)
  await browser.openIntent(await buildOrder(server, camille), camille.token)
  expect(await customerId()).toBe('cus_1')
  stripe.deleteCustomer('cus_1')
  const orderId = await buildOrder(server, camille)
  const { id } = await browser.openIntent(orderId, camille.token)
  expect(await customerId()).toBe('cus_2')
  expect(stripe.calls.at(-1)?.form).toMatchObject({
    customer: 'cus_2',
    'metadata[orderId]': orderId,
  })
  expect((await browser.openIntent(orderId, camille.token)).id).toBe(id)
  expect(customersMade()).toBe(2)
})

test('two requests at once make one customer anew, and one intent', async () => {
  const browser = sandboxBrowser(server)
  await saveCard()
  stripe.deleteCustomer('cus_1')
  const orderId = await buildOrder(server, camille)
  const intents = await Promise.all([1, 2].map(() => browser.openIntent(orderId, camille.token)))
  expect(new Set(intents.map(({ id }) => id)).size).toBe(1)
  expect(await customerId()).toBe('cus_2')
})

test('the account keeps the old one until the new one is made', async () => {
  await saveCard()
  stripe.deleteCustomer('cus_1')
  const meanwhile: (string | null)[] = []
  stripe.hangOn(async ({ path }) => {
    if (path === '/v1/customers') meanwhile.push(await customerId())
    return false
  })
  expect((await saveCard()).errors).toEqual([])
  stripe.hangOn(() => false)
  expect(meanwhile).toEqual(['cus_1'])
  expect(await customerId()).toBe('cus_2')
})

test('a card is saved for a customer made anew when the old one is of another account', async () => {
  await server.db
    .update(users)
    .set({ paymentCustomerId: 'cus_of_another_account' })
    .where(eq(users.id, Number(camille.id)))
  stripe.deleteCustomer('cus_of_another_account')
  expect((await saveCard()).errors).toEqual([])
  expect(stripe.calls.at(-1)?.form.customer).toBe(await customerId())
})

test('it is tried once: a customer who is gone again is an error', async () => {
  await saveCard()
  // The next one is made as « cus_3 ».
  for (const id of ['cus_1', 'cus_3']) stripe.deleteCustomer(id)
  expect((await saveCard()).errors[0]?.extensions.code).toBe('PAYMENT_FAILED')
  expect(customersMade()).toBe(2)
})
