import { createStripeProvider } from '#server/providers/payments/stripe/createStripeProvider'
import { startStripeDouble } from '../../support/stripeDouble'

const SECRET_KEY = 'sk_test_double'

test.each([
  [true, ['card', 'link']],
  [false, ['card']],
])('an order is paid by Link where the account takes it: %s', async (hasLink, types) => {
  const stripe = await startStripeDouble(SECRET_KEY)
  const provider = createStripeProvider({
    secretKey: SECRET_KEY,
    webhookSecret: 'whsec_double',
    apiUrl: stripe.url,
    hasLink,
    shop: 'tablee.example',
    patience: { timeoutMs: 20_000, retries: 0 },
  })
  const typesOf = (call: { form: object } | undefined) =>
    Object.entries(call?.form ?? {})
      .filter(([name]) => name.startsWith('allowed_payment_method_types'))
      .map(([, type]) => type)
  try {
    await provider.createIntent({
      orderId: '8f14e45f-ceea-467f-a0d6-9c1b8a1f5b11',
      amount: 31_234,
      customerId: null,
      idempotencyKey: 'order:1',
    })
    await provider.createSetupIntent('cus_1')
    expect(typesOf(stripe.calls[0])).toEqual(types)
    // What is saved for later is a card.
    expect(typesOf(stripe.calls[1])).toEqual(['card'])
  } finally {
    await stripe.close()
  }
})
