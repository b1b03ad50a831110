import type { Env } from '../env'

/** Stands for the nonce until a page is sent. */
export const NONCE = '{nonce}'

/** The policy of the site's pages: its own files, the static host, the configured endpoints, and of others only those in use. */
export function contentSecurityPolicy(env: Env): string {
  const isStripeUsed = env.stripePublishableKey !== null
  const stripe = (...hosts: string[]) => (isStripeUsed ? hosts : [])
  const tagManager = (...hosts: string[]) => (env.tagManagerId === null ? [] : hosts)
  const chat = (...hosts: string[]) => (env.chatWebsiteId === null ? [] : hosts)
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
      ...tagManager('https://www.googletagmanager.com'),
      ...chat('https://client.crisp.chat'),
    ],
    'style-src': ["'self'", `'nonce-${NONCE}'`, ...chat('https://client.crisp.chat')],
    'font-src': ["'self'", ...files, ...chat('https://client.crisp.chat')],
    'img-src': [
      "'self'",
      'data:',
      ...files,
      ...stripe('https://*.stripe.com'),
      ...tagManager('https://www.googletagmanager.com', 'https://*.google-analytics.com'),
      ...chat('https://*.crisp.chat'),
      ...(env.tileUrl === null ? [] : [tileOrigin(env.tileUrl)]),
    ],
    'connect-src': [
      "'self'",
      ...originOf(env.graphqlUrl),
      ...originOf(env.geocoderUrl),
      ...stripe('https://api.stripe.com'),
      ...tagManager('https://www.googletagmanager.com', 'https://*.google-analytics.com'),
      ...chat('https://client.crisp.chat', 'wss://client.relay.crisp.chat'),
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

/** `https://{s}.tiles.example.com/{z}/{x}/{y}.png` comes from any of its hosts. */
const tileOrigin = (address: string) =>
  /^https?:\/\/[^/]+/.exec(address)?.[0].replace(/^(https?:\/\/)\{s\}/, '$1*') ?? "'self'"
