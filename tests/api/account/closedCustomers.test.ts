import { eq } from 'drizzle-orm'
import { users } from '#server/db/tables'
import { closeAccount } from '../../support/closeAccountCalls'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { addUser, openShop } from '../../support/shop'
import { startStripeDouble } from '../../support/stripeDouble'
import { startTestServer, type TestServer } from '../../support/testServer'

const SETUP = 'mutation Setup { createSetupIntent { id clientSecret } }'

/** A call of a background job, and its retries. */
const TRIES = 3

const customerOf = async ({ db }: TestServer, id: number) =>
  (await db.select({ customer: users.paymentCustomerId }).from(users).where(eq(users.id, id)))[0]
    ?.customer

describe('at Stripe', () => {
  let stripe: Awaited<ReturnType<typeof startStripeDouble>>
  let server: TestServer

  beforeAll(async () => {
    stripe = await startStripeDouble('sk_test_double')
    server = await startTestServer({ isSeeded: false, env: stripe.env })
  })
  afterAll(async () => {
    await server.close()
    await stripe.close()
  })
  beforeEach(() => stripe.forget())

  const deletions = () =>
    stripe.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)

  test('the customer of a closed account is deleted, once, and that of an open one stays', async () => {
    const open = await addUser(server.db, { paymentCustomerId: 'cus_open' })
    const { id, token } = await addUser(server.db, { paymentCustomerId: 'cus_closed' })
    await server.services.deleteClosedCustomers()
    expect(deletions()).toEqual([])
    expect((await closeAccount(server, token)).errors).toEqual([])
    await server.services.deleteClosedCustomers()
    await server.services.deleteClosedCustomers()
    expect(deletions()).toEqual(['/v1/customers/cus_closed'])
    expect(await customerOf(server, id)).toBeNull()
    expect(await customerOf(server, open.id)).toBe('cus_open')
  })

  test('a silent Stripe keeps no account open, and is asked until it responds', async () => {
    const { id, token } = await addUser(server.db, { paymentCustomerId: 'cus_silent' })
    stripe.failNext(1_000)
    expect((await closeAccount(server, token)).errors).toEqual([])
    stripe.failNext(TRIES)
    await server.services.deleteClosedCustomers()
    expect(await customerOf(server, id)).toBe('cus_silent')
    await server.services.deleteClosedCustomers()
    expect(await customerOf(server, id)).toBeNull()
  })

  test('one who is refused holds up no other, and one whom Stripe does not know is done with', async () => {
    const people = await Promise.all(
      ['cus_one', 'cus_gone', 'cus_three'].map(async (paymentCustomerId) => {
        const user = await addUser(server.db, { paymentCustomerId })
        await closeAccount(server, user.token)
        return user
      }),
    )
    stripe.deleteCustomer('cus_gone')
    await server.services.deleteClosedCustomers()
    for (const { id } of people) expect(await customerOf(server, id)).toBeNull()
  })
})

test('in the sandbox the saved cards go with the customer', async () => {
  const server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  const browser = sandboxBrowser(server)
  const { id, token } = await addUser(server.db)
  const { data } = await server.graphql<{
    createSetupIntent: { id: string; clientSecret: string; amount: number }
  }>(SETUP, {}, token)
  await browser.pay(data.createSetupIntent, '4242424242424242')
  const customer = (await customerOf(server, id)) ?? ''
  expect(await server.provider.listCards(customer)).toHaveLength(1)
  await closeAccount(server, token)
  await server.services.deleteClosedCustomers()
  expect(await server.provider.listCards(customer)).toEqual([])
  expect(await customerOf(server, id)).toBeNull()
  await server.close()
})
