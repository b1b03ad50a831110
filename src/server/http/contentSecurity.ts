import type { Env } from '../env'

/** Stands for the nonce until a page is sent. */
export const NONCE = '{nonce}'

/** The policy of the site's pages: its own files, the static host, the configured endpoints, Stripe only when it is used. */
export function contentSecurityPolicy(env: Env): string {
  const isStripeUsed = env.stripePublishableKey !== null
  const stripe = (...hosts: string[]) => (isStripeUsed ? hosts : [])
  const files = originOf(env.staticUrl)
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'script-src': [
      "'self'",
      `'nonce-${NONCE}'`,
      ...stripe('https://js.stripe.com', 'https://*.js.stripe.com'),
    ],
    'style-src': ["'self'", `'nonce-${NONCE}'`],
    'font-src': ["'self'", ...files],
    'img-src': ["'self'", 'data:', ...files, ...stripe('https://*.stripe.com')],
    'connect-src': [
      "'self'",
      ...originOf(env.graphqlUrl),
      ...originOf(env.geocoderUrl),
      ...stripe('https://api.stripe.com'),
    ],
    'frame-src': isStripeUsed
      ? ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com']
      : ["'none'"],
  }
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** A path is the site's own and already allowed. */
const originOf = (address: string): string[] =>
  address.startsWith('/') ? [] : [new URL(address).origin]
