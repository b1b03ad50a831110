import type { Env } from '../../base/env/env'

/** Hashes of what stands in the page itself, as the policy writes them. */
type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/** Nothing assigns text that could run. Only reported: the parts of others (map, payment, chat) are not all ready for it. */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'"

/** What no page needs is off for the page and for every frame in it; paying is for Stripe where it is used. */
export const permissionsPolicy = ({ stripePublishableKey }: Pick<Env, 'stripePublishableKey'>) =>
  [
    ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
    ...['microphone', 'midi', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
  ]
    .map((feature) => `${feature}=()`)
    .concat(
      stripePublishableKey === null
        ? 'payment=()'
        : 'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
    )
    .join(', ')

/** The policy of the site's pages: its own files, the static host, the configured endpoints, and of others only those in use. */
export function contentSecurityPolicy(
  env: Env,
  inline: InlineHashes = { scripts: [], styles: [] },
): string {
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
      ...inline.scripts,
      ...stripe('https://js.stripe.com', 'https://*.js.stripe.com'),
      ...tagManager('https://www.googletagmanager.com'),
      ...chat('https://client.crisp.chat'),
    ],
    'style-src': ["'self'", ...inline.styles, ...chat('https://client.crisp.chat')],
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
    // The worker that keeps the shell for a visit without a connection.
    'worker-src': ["'self'"],
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
