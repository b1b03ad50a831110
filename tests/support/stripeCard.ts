/** A saved card as Stripe's API tells it. */
export const STRIPE_CARD = {
  id: 'pm_1',
  object: 'payment_method',
  type: 'card',
  customer: 'cus_1',
  card: {
    brand: 'visa',
    country: 'FR',
    last4: '0003',
    exp_month: 4,
    exp_year: 2029,
    checks: { cvc_check: 'pass' },
  },
}
