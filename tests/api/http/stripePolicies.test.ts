import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from '#server/base/env/env'
import { contentSecurityPolicy, permissionsPolicy } from '#server/http/pages/contentSecurity'
import { startTestServer } from '../../support/testServer'

const KEYS = {
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

/**
 * What this shop allows Stripe.js and its Express Checkout Element. Hold it against Stripe's own table when their version
 * changes (https://docs.stripe.com/security/guide#content-security-policy).
 */
const NEEDED = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'img-src': ['https://*.stripe.com'],
}

/** Sources by directive, as a browser reads them. */
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

test('a page with Stripe’s key allows what its wallets need, and no host more than a page without', () => {
  const withKey = directives(contentSecurityPolicy(parseEnv(KEYS)))
  const without = directives(contentSecurityPolicy(parseEnv({})))
  expect(Object.keys(withKey)).toEqual(Object.keys(without))
  const added = Object.entries(withKey).flatMap(([name, sources]) => {
    const more = sources.filter((source) => !without[name]?.includes(source))
    return more.length === 0 ? [] : [[name, more]]
  })
  expect(Object.fromEntries(added)).toEqual(NEEDED)
  expect(without['frame-src']).toEqual(["'none'"])
  expect(withKey['frame-src']).toEqual(NEEDED['frame-src'])
})

test('its permission to pay is for the page and for Stripe’s frames alone', () => {
  const paying = (stripePublishableKey: string | null) =>
    permissionsPolicy({ stripePublishableKey })
      .split(', ')
      .filter((feature) => feature.startsWith('payment='))
  expect(paying('pk_test_1')).toEqual([
    'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
  ])
  expect(paying(null)).toEqual(['payment=()'])
})

test('the payment page carries both, and lets a wallet’s window speak to the frame that opened it', async () => {
  const clientDir = mkdtempSync(join(tmpdir(), 'tablee-client-'))
  writeFileSync(
    join(clientDir, 'index.html'),
    '<!doctype html><html lang="fr"><body></body></html>',
  )
  const server = await startTestServer({
    isSeeded: false,
    env: { CLIENT_DIR: clientDir, ...KEYS },
  })
  const { headers } = await fetch(`${server.url}/order/paiement`, {
    headers: { accept: 'text/html' },
  })
  const sent = directives(headers.get('content-security-policy') ?? '')
  for (const [name, sources] of Object.entries(NEEDED)) {
    expect(sent[name]).toEqual(expect.arrayContaining(sources))
  }
  expect(headers.get('permissions-policy')?.split(', ')).toContain(
    'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
  )
  // Google Pay opens a window of its own, which a stricter word of either would cut off.
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(headers.get('cross-origin-embedder-policy')).toBeNull()
  await server.close()
  rmSync(clientDir, { recursive: true })
})
