import type { Payments, PaymentsConfig } from './payments'

/** Downloads the provider's part; call it when the payment step opens. Rejects when it cannot be loaded. */
export async function loadPayments(config: PaymentsConfig): Promise<Payments> {
  if (config.stripePublishableKey === null) {
    const { createSandboxPayments } = await import('./sandbox/sandboxPayments')
    return createSandboxPayments(config.graphqlUrl)
  }
  const { createStripePayments } = await import('./stripe/stripePayments')
  return createStripePayments(config.stripePublishableKey, config.isStripeLinkOn)
}
