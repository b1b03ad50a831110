import type { StripeElementStyle } from '@stripe/stripe-js'

/** The page's own tokens, read once: Stripe draws the field in a frame that our style sheets do not reach. */
export function stripeStyle(): StripeElementStyle {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string) => tokens.getPropertyValue(name).trim()
  return {
    base: {
      color: token('--color-ink'),
      fontFamily: token('--font-text'),
      fontSize: token('--text-md'),
      '::placeholder': { color: token('--color-quiet') },
    },
    invalid: { color: token('--color-danger') },
  }
}
