import { WEBHOOK_SECRET } from './moneyEvents'
import { addUser } from './shop'
import { startStripeDouble } from './stripeDouble'
import { startTestServer } from './testServer'

export type StripeShop = Awaited<ReturnType<typeof openStripeShop>>

/** A shop that is paid through a double of Stripe, whose events it believes, and a customer of it. */
export async function openStripeShop() {
  const stripe = await startStripeDouble('sk_test_double')
  const server = await startTestServer({
    isSeeded: false,
    env: { ...stripe.env, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
  })
  return {
    stripe,
    server,
    camille: await addUser(server.db),
    async close() {
      await server.close()
      await stripe.close()
    },
  }
}
